import { reader } from "../../language.svelte";
import { atTable } from "../../table/context";
import {
  cardData,
  colorData,
  title,
  type ArmId,
  type ArmView,
  type CardData,
  type ColorData,
  type TaiwanView,
} from "./view";

/** The table of 禮賀臺灣 that a component stands at. */
export class Taiwan {
  #at = atTable();

  get view(): TaiwanView {
    return this.#at.table.snapshot!.view as TaiwanView;
  }
  /** The reader's seat, or null for a watcher. */
  get you(): number | null {
    return this.#at.voices.you;
  }
  arm(id: ArmId): ArmView {
    return this.view.arms.find((arm) => arm.id === id)!;
  }
  card(id: string): CardData {
    return cardData(this.#at.catalog, id);
  }
  color(id: string): ColorData {
    return colorData(this.#at.catalog, id);
  }
  name(ref: string): string {
    return this.#at.voices.component(ref);
  }
  /** What is printed under the picture. */
  title(card: string): string {
    const name = this.name(card);
    return this.card(card).kind === "number" ? title(name) : name;
  }
  /** A card as it is read out. */
  spoken(card: string): string {
    return this.words("card-label", { name: this.name(card), money: this.card(card).money });
  }
  /** The money symbols on some cards. */
  money(cards: readonly string[]): number {
    return cards.reduce((sum, card) => sum + this.card(card).money, 0);
  }
  /** A message of this game's components, or of the game. */
  words(id: string, args: Record<string, string | number> = {}): string {
    const scope = reader.has(id, "taiwan/face") ? "taiwan/face" : "taiwan";
    return reader.t(id, args, scope);
  }
}
