const KEY = "kaizhuo.settings";

interface Kept {
  sound: boolean;
  vibrate: boolean;
  words: boolean;
  name: string;
  tables: { table: string; game: string }[];
}

function read(): Kept {
  const kept: Kept = { sound: false, vibrate: false, words: false, name: "", tables: [] };
  try {
    return Object.assign(kept, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return kept; // storage forbidden or spoilt: begin anew
  }
}

/** What this browser remembers for its reader. */
class Settings {
  #kept = $state<Kept>(read());

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(on: boolean) {
    this.#keep({ sound: on });
  }
  get vibrate(): boolean {
    return this.#kept.vibrate;
  }
  set vibrate(on: boolean) {
    this.#keep({ vibrate: on });
  }
  /** Whether tables are shown in words. */
  get words(): boolean {
    return this.#kept.words;
  }
  set words(on: boolean) {
    this.#keep({ words: on });
  }
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }
  get tables(): { table: string; game: string }[] {
    return this.#kept.tables;
  }
  /** Remembers a table at which the reader has sat, the latest first. */
  sat(table: string, game: string): void {
    const others = this.#kept.tables.filter((one) => one.table !== table);
    this.#keep({ tables: [{ table, game }, ...others].slice(0, 6) });
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }
}

export const settings = new Settings();
