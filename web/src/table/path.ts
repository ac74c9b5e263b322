import type { Legal } from "../wire";

/**
 * Legal actions as paths of things to touch. The paths of one moment are free
 * of prefixes, so the last touch of a path is the action itself.
 */
export class Paths {
  constructor(readonly legal: readonly Legal[]) {}

  /** The legal actions whose path goes on from what has been touched. */
  through(touched: readonly string[]): Legal[] {
    return this.legal.filter(
      ({ path }) => path.length > touched.length && touched.every((thing, i) => path[i] === thing),
    );
  }

  /** The things that may be touched next. */
  next(touched: readonly string[]): Set<string> {
    return new Set(this.through(touched).map(({ path }) => path[touched.length]!));
  }

  /** The action that touching `thing` now would do, if it is a last touch. */
  done(touched: readonly string[], thing: string): Legal | undefined {
    return this.through(touched).find(
      ({ path }) => path.length === touched.length + 1 && path[touched.length] === thing,
    );
  }

  /** As many of the touches as still lead somewhere. */
  keep(touched: readonly string[]): string[] {
    const kept = [...touched];
    while (kept.length && !this.through(kept).length) kept.pop();
    return kept;
  }
}

/** Where a touch leads: an action, or what is held after it. */
export type Outcome = { act: Legal } | { held: string[] };

/**
 * What touching `thing` does while `held` is held. A thing that goes on, goes
 * on; one that is held is let go with all after it; one that begins another
 * path begins it; anything else lets go.
 */
export function touch(paths: Paths, held: readonly string[], thing: string): Outcome {
  const done = paths.done(held, thing);
  if (done) return { act: done };
  if (paths.next(held).has(thing)) return { held: [...held, thing] };
  const at = held.indexOf(thing);
  if (at >= 0) return { held: held.slice(0, at) };
  return held.length ? touch(paths, [], thing) : { held: [] };
}
