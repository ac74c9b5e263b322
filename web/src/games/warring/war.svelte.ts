import { reader } from "../../language.svelte";
import { atTable } from "../../table/context";
import type {
  LandData,
  LandView,
  PlayerView,
  StateData,
  WarringCatalog,
  WarringView,
} from "./view";

/** The table that a component stands at. */
export class War {
  #at = atTable();

  get view(): WarringView {
    return this.#at.table.snapshot!.view as WarringView;
  }
  get catalog(): WarringCatalog {
    return this.#at.catalog as WarringCatalog;
  }
  get you(): number | null {
    return this.#at.voices.you;
  }
  /** The reader's own side; null for a watcher. */
  get mine(): PlayerView | null {
    return this.you === null ? null : (this.view.players[this.you] ?? null);
  }
  /** What is printed on a square. */
  square(number: number): string {
    return this.catalog.ring[number]!;
  }
  land(id: string): LandData | undefined {
    return this.catalog.lands[id];
  }
  held(id: string): LandView | undefined {
    return this.view.lands.find((one) => one.id === id);
  }
  state(id: string | null | undefined): StateData | undefined {
    return this.catalog.states.find((one) => one.id === id);
  }
  name(ref: string): string {
    return this.#at.voices.component(ref);
  }
  /** What a card says. */
  text(card: string): string {
    return this.#at.voices.component(`text/${card}`);
  }
  seat(seat: number): string {
    return this.#at.voices.name(seat);
  }
  /** What a talent on offer costs the reader, as the table in words has it. */
  price(talent: string): number {
    for (const { lines } of this.#at.table.snapshot!.sections)
      for (const { thing, text } of lines)
        if (thing === talent && typeof text.args?.price === "number") return text.args.price;
    return this.catalog.talents[talent]!.price;
  }
  /** A message of this game's components. */
  words(id: string, args: Record<string, string | number> = {}): string {
    return reader.t(id, args, `${this.#at.voices.scope}/face`);
  }
  /** A message of the game itself. */
  game(id: string): string {
    return reader.t(id, {}, this.#at.voices.scope);
  }
}
