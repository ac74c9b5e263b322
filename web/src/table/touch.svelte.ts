import { Paths, touch } from "./path";
import type { Legal } from "../wire";

export type Light = "lit" | "held" | "quiet";

/**
 * What the reader's finger is doing. A game may put a `picker` before it (a
 * payment being gathered), which takes the touches that it knows.
 */
export class Touch {
  held = $state.raw<string[]>([]);
  #legal: () => readonly Legal[];
  #act: (codes: string[]) => void;
  #paths = $derived.by(() => new Paths(this.#legal()));
  #kept = $derived.by(() => this.#paths.keep(this.held));
  #next = $derived.by(() => this.#paths.next(this.#kept));
  picker = $state.raw<Picker | null>(null);

  constructor(legal: () => readonly Legal[], act: (codes: string[]) => void) {
    this.#legal = legal;
    this.#act = act;
  }

  /** What is held now; touches that the table has overtaken are let go. */
  get now(): readonly string[] {
    return this.#kept;
  }

  /** The legal actions that go on from what is held. */
  get choices(): Legal[] {
    return this.#paths.through(this.#kept);
  }

  /** Whether there is anything to touch at all: no command is on its way. */
  get free(): boolean {
    return this.#legal().length > 0;
  }

  light(thing: string): Light {
    const picked = this.picker?.light(thing);
    if (picked) return picked;
    if (this.#kept.includes(thing)) return "held";
    return this.#next.has(thing) ? "lit" : "quiet";
  }

  /** Whether touching the thing does anything at all now. */
  live(thing: string): boolean {
    return this.light(thing) !== "quiet" || (this.#kept.length > 0 && this.#starts(thing));
  }

  touch(thing: string): void {
    if (this.picker?.touch(thing)) return;
    const outcome = touch(this.#paths, this.#kept, thing);
    if ("act" in outcome) this.act([outcome.act.code]);
    else this.held = outcome.held;
  }

  act(codes: string[]): void {
    this.held = [];
    this.#act(codes);
  }

  letGo(): void {
    this.held = [];
    this.picker?.letGo();
  }

  #starts(thing: string): boolean {
    return this.#paths.next([]).has(thing);
  }
}

export interface Picker {
  light(thing: string): Light | null;
  /** Takes a touch if it is the picker's to take. */
  touch(thing: string): boolean;
  letGo(): void;
}
