/** The keyboard's place on the table, kept over a change of the page. */
export class Place {
  #thing: string | undefined;
  #group: string | undefined;
  #element: Element | null = null;

  note(root: HTMLElement): void {
    const now = document.activeElement;
    this.#element = now && now !== document.body && root.contains(now) ? now : null;
    this.#thing = (this.#element as HTMLElement | null)?.dataset.thing;
    this.#group = this.#element?.closest<HTMLElement>("[data-group]")?.dataset.group;
  }

  /** If what had the focus is gone, gives it to what is nearest to it. */
  restore(root: HTMLElement): void {
    if (!this.#element || this.#element.isConnected) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    const places = [
      this.#thing && `[data-thing="${CSS.escape(this.#thing)}"]`,
      this.#group && `[data-group="${CSS.escape(this.#group)}"] .thing[tabindex="0"]`,
      ".thing.lit",
      "#choices button",
      "#choices",
      "main",
    ];
    for (const place of places) {
      const found = place ? root.querySelector<HTMLElement>(place) : null;
      if (!found) continue;
      found.focus({ preventScroll: true });
      return;
    }
  }
}

/** Arrow keys walk over the things of a group, also those that do nothing now. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const from = event.target as HTMLElement;
  if (!step || !from.classList.contains("thing")) return;
  const group = from.closest("[data-group]");
  if (!group) return;
  const things = [...group.querySelectorAll<HTMLElement>(".thing")].filter(
    (thing) => thing.offsetParent !== null,
  );
  const to = things[things.indexOf(from) + step];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
