import type { Light, Picker, Touch } from "../../table/touch.svelte";
import type { Legal } from "../../wire";

/**
 * Vehicles for a ride are gathered in any order; the paths name each set of them once. `button/go`
 * at the end of a path is what makes it a ride.
 */
export class Ride implements Picker {
  #touch: Touch;
  #legal: () => readonly Legal[];

  constructor(touch: Touch, legal: () => readonly Legal[]) {
    this.#touch = touch;
    this.#legal = legal;
  }

  light(thing: string): Light | null {
    const held = this.#touch.now;
    if (!held.length || held.includes(thing)) return null;
    return this.#order([...held, thing]) ? "lit" : null;
  }

  touch(thing: string): boolean {
    const held = this.#touch.now;
    if (!held.length || thing.startsWith("button/")) return false;
    const kind = thing.split("/")[0]!;
    const after = held.includes(thing)
      ? // Let go of it, and of those of its kind that came after it.
        held.filter((one) => one.split("/")[0] !== kind || number(one) < number(thing))
      : [...held, thing];
    const ordered = after.length ? this.#order(after) : [];
    if (!ordered) return false;
    this.#touch.held = ordered;
    return true;
  }

  letGo(): void {}

  /** Things in the order in which a ride's path has them; null if no ride has them all. */
  #order(things: string[]): string[] | null {
    for (const { path } of this.#legal()) {
      if (path[path.length - 1] !== "button/go") continue;
      const there = path.slice(0, things.length);
      if (things.every((thing) => there.includes(thing))) return there;
    }
    return null;
  }
}

const number = (thing: string): number => Number(thing.split("/")[1]);
