import type { Place } from "./ring";

/** How long a step takes, and how long dice roll before it. */
const STEP = 150;
const JUMP = 620;
export const ROLL = 700;

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Moves a token, which stands already where it comes to, from where it stood: square by square
 * through `trail`, or through the air if there is none. Distances are in em, so that zooming on
 * the way does no harm. Answers how long it takes.
 */
export function travel(
  token: HTMLElement,
  from: Place,
  to: Place,
  trail: readonly Place[],
  delay: number,
): number {
  if (still() || from.number === to.number) return 0;
  for (const moving of token.getAnimations()) moving.cancel();
  const at = (place: Place, lift = 0) => `${place.x - to.x}em ${place.y - to.y - lift}em`;
  const walked = trail.length > 0 && trail[trail.length - 1]!.number === to.number;
  const stops = walked ? [from, ...trail] : [from, to];
  const time = walked ? STEP * trail.length : JUMP;
  const frames: Keyframe[] = [];
  stops.forEach((place, i) => {
    const offset = i / (stops.length - 1);
    frames.push({ translate: at(place), offset, scale: i === 0 || offset === 1 ? 1 : 1.12 });
    const next = stops[i + 1];
    if (!next) return;
    // A hop: half way between two squares the token is in the air.
    const half = { ...place, x: (place.x + next.x) / 2, y: (place.y + next.y) / 2 };
    const lift = walked ? 1.5 : 5;
    frames.push({
      translate: at(half, lift),
      offset: offset + 0.5 / (stops.length - 1),
      scale: walked ? 1.2 : 1.5,
    });
  });
  token.animate(frames, { duration: time, delay, easing: "linear", fill: "backwards" });
  return delay + time;
}
