import type { Reason } from "../wire";

export interface Answer {
  thing: string;
  reason: Reason | null;
}

/** Milliseconds that an answer stays when the pointer leaves the thing it is about. */
const LINGER = 900;

/** Why a thing cannot be used now: asked of the server once for each position. */
export class Why {
  /** What is being shown. */
  answer = $state.raw<Answer | null>(null);
  #ask: (thing: string) => Promise<Reason>;
  #version: () => number;
  #known = new Map<string, Reason>();
  #knownAt = -1;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: (thing: string) => Promise<Reason>, version: () => number) {
    this.#ask = ask;
    this.#version = version;
  }

  async ask(thing: string): Promise<void> {
    this.stay();
    if (this.answer?.thing === thing && this.#knownAt === this.#version()) return;
    if (this.#knownAt !== this.#version()) this.#known.clear();
    this.#knownAt = this.#version();
    const known = this.#known.get(thing);
    this.answer = { thing, reason: known ?? null };
    if (known) return;
    try {
      const reason = await this.#ask(thing);
      this.#known.set(thing, reason);
      if (this.answer?.thing === thing) this.answer = { thing, reason };
    } catch {
      // Not a thing that the rules know, or no connection: nothing to say.
      if (this.answer?.thing === thing) this.answer = null;
    }
  }

  hush(): void {
    this.stay();
    this.answer = null;
  }

  /** The pointer went away: there is time to follow the answer to its clause. */
  leave(): void {
    this.stay();
    this.#leaving = setTimeout(() => this.hush(), LINGER);
  }

  /** The pointer has come to the answer itself. */
  stay(): void {
    clearTimeout(this.#leaving);
  }
}
