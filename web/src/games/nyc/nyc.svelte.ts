import { reader } from "../../language.svelte";
import { atTable } from "../../table/context";
import type { Text } from "../../wire";
import {
  isTravel,
  type BankPlayer,
  type BankView,
  type LandView,
  type NycCatalog,
  type NycView,
  type SquareData,
  type TravelPlayer,
  type TravelView,
  type ZoneView,
} from "./view";

/** The table of either game that a component stands at. */
export class Nyc {
  #at = atTable();
  #numbers = $derived.by(
    () => new Map((this.catalog.squares ?? []).map(({ id, number }) => [id, number])),
  );

  get view(): NycView {
    return this.#at.table.snapshot!.view as NycView;
  }
  get bank(): BankView | null {
    return isTravel(this.view) ? null : this.view;
  }
  get travel(): TravelView | null {
    return isTravel(this.view) ? this.view : null;
  }
  get catalog(): NycCatalog {
    return this.#at.catalog as NycCatalog;
  }
  get you(): number | null {
    return this.#at.voices.you;
  }
  /** The reader's own side; null for a watcher. */
  get mine(): BankPlayer | TravelPlayer | null {
    return this.you === null ? null : (this.view.players[this.you] ?? null);
  }
  square(number: number): SquareData {
    return this.catalog.squares[number]!;
  }
  number(id: string | null): number | null {
    return id === null ? null : (this.#numbers.get(id) ?? null);
  }
  land(id: string): LandView | undefined {
    return this.bank?.lands.find((one) => one.square === id);
  }
  /** The zone whose camera stands on a square. */
  zone(id: string): ZoneView | undefined {
    return this.travel?.zones.find((one) => one.hot === id);
  }
  /** Whose own sight a square is. */
  visitor(id: string): number | undefined {
    return this.travel?.players.find((one) => one.seen.includes(id))?.seat;
  }
  name(ref: string): string {
    return this.#at.voices.component(ref);
  }
  seat(seat: number): string {
    return this.#at.voices.name(seat);
  }
  district(square: SquareData): string {
    const { district } = square;
    return typeof district === "object" ? (district[reader.language] ?? "") : (district ?? "");
  }
  letter(zone: string): string {
    return zone.replace("zone-", "").toUpperCase();
  }
  /** What an experience card does, in the words of the table in words. */
  effect(card: string): Text | null {
    for (const { lines } of this.#at.table.snapshot!.sections)
      for (const { thing, text } of lines) {
        const effect = text.args?.effect;
        if (thing === card && typeof effect === "object" && "id" in effect) return effect;
      }
    return null;
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
