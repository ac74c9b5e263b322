/**
 * Motion from the old view to the new one: everything with a `data-flip` name
 * that lies elsewhere afterwards travels there. What is new comes from the
 * element that `origin` names (a pile, another player's hand), if there is one.
 */
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Flight {
  #before = new Map<string, DOMRect>();

  /** Call before the page changes. */
  note(root: HTMLElement): void {
    this.#before.clear();
    if (still()) return;
    for (const piece of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const rect = piece.getBoundingClientRect();
      if (rect.width) this.#before.set(piece.dataset.flip!, rect);
    }
  }

  /** Call after the page has changed. */
  play(root: HTMLElement, origin: (piece: HTMLElement) => string | null): void {
    if (!this.#before.size || still()) return;
    let order = 0;
    for (const piece of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const now = piece.getBoundingClientRect();
      if (!now.width) continue;
      const known = this.#before.get(piece.dataset.flip!);
      const from = known ?? this.#before.get(origin(piece) ?? "");
      if (!from) continue;
      const dx = from.left + from.width / 2 - now.left - now.width / 2;
      const dy = from.top + from.height / 2 - now.top - now.height / 2;
      if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
      const far = Math.hypot(dx, dy);
      const scale = Math.min(2.4, Math.max(0.25, from.width / now.width));
      piece.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9 },
          { transform: "none", zIndex: 9 },
        ],
        {
          duration: Math.min(620, 260 + far * 0.45),
          delay: known ? 0 : 70 * order++,
          easing: "cubic-bezier(.25,.8,.3,1)",
          fill: "backwards",
        },
      );
    }
    this.#before.clear();
  }
}
