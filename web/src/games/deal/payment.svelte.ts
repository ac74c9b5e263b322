import type { Picker, Light } from "../../table/touch.svelte";

export interface Coin {
  card: string;
  value: number;
}

/** A payment being gathered: cards are picked and put back until it is handed over. */
export class Payment implements Picker {
  #picked = $state.raw<string[]>([]);
  #owed: () => number;
  #payable: () => readonly Coin[];

  constructor(owed: () => number, payable: () => readonly Coin[]) {
    this.#owed = owed;
    this.#payable = payable;
  }

  get owed(): number {
    return this.#owed();
  }

  /** Whether there is anything to gather. */
  get on(): boolean {
    return this.owed > 0 && this.#payable().length > 0;
  }

  /** The picked cards, smallest value first. */
  get coins(): Coin[] {
    return this.#payable()
      .filter(({ card }) => this.#picked.includes(card))
      .sort((a, b) => a.value - b.value);
  }

  get total(): number {
    return this.coins.reduce((sum, { value }) => sum + value, 0);
  }

  get everything(): boolean {
    return this.on && this.coins.length === this.#payable().length;
  }

  /** The debt is covered, or there is nothing more to give. */
  get enough(): boolean {
    return this.on && (this.total >= this.owed || this.everything);
  }

  /** Cards without which the payment would still cover the debt. */
  get needless(): string[] {
    return this.coins
      .filter(({ value }) => this.total - value >= this.owed)
      .map(({ card }) => card);
  }

  /**
   * Whether it can be handed over. Cards are paid one by one and a debt ends
   * with the card that covers it: smallest first, only the last may cover it.
   */
  get ready(): boolean {
    const coins = this.coins;
    const largest = coins[coins.length - 1]?.value ?? 0;
    return this.enough && this.total - largest < this.owed;
  }

  get codes(): string[] {
    return this.coins.map(({ card }) => `pay ${card}`);
  }

  light(thing: string): Light | null {
    if (!this.on || !this.#payable().some(({ card }) => card === thing)) return null;
    return this.#picked.includes(thing) ? "held" : "lit";
  }

  touch(thing: string): boolean {
    if (this.light(thing) === null) return false;
    this.#picked = this.#picked.includes(thing)
      ? this.#picked.filter((card) => card !== thing)
      : [...this.#picked, thing];
    return true;
  }

  letGo(): void {
    this.#picked = [];
  }
}
