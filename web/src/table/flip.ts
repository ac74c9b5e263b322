/**
 * Motion from the old view to the new one: everything with a `data-flip` name
 * that lies elsewhere afterwards travels there. What is new comes from the
 * element that `origin` names (a pile, another player's hand), if there is one.
 */
interface Spot {
  x: number;
  y: number;
  width: number;
  /** Inside the part of the table that scrolls. */
  scrolls: boolean;
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const scroller = (root: HTMLElement) => root.querySelector<HTMLElement>("[data-scroll]");

function spot(piece: HTMLElement, moving: HTMLElement | null): Spot | null {
  const { left, top, width, height } = piece.getBoundingClientRect();
  if (!width) return null;
  const scrolls = moving?.contains(piece) ?? false;
  return { x: left + width / 2, y: top + height / 2, width, scrolls };
}

export class Flight {
  #before = new Map<string, Spot>();
  #scrolled = 0;

  /** Call before the page changes. */
  note(root: HTMLElement): void {
    this.#before.clear();
    if (still()) return;
    const moving = scroller(root);
    this.#scrolled = moving?.scrollTop ?? 0;
    for (const piece of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const place = spot(piece, moving);
      if (place) this.#before.set(piece.dataset.flip!, place);
    }
  }

  /** Call after the page has changed. */
  play(root: HTMLElement, origin: (piece: HTMLElement) => string | null): void {
    if (!this.#before.size || still()) return;
    const moving = scroller(root);
    // What only scrolled along has not moved.
    const scrolled = (moving?.scrollTop ?? 0) - this.#scrolled;
    let order = 0;
    for (const piece of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const now = spot(piece, moving);
      if (!now) continue;
      const known = this.#before.get(piece.dataset.flip!);
      const from = known ?? this.#before.get(origin(piece) ?? "");
      if (!from) continue;
      const dx = from.x - now.x;
      const dy = from.y - now.y - (from.scrolls && now.scrolls ? scrolled : 0);
      const far = Math.hypot(dx, dy);
      if (far < 3) continue;
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
