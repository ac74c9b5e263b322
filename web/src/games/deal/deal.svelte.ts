import { reader } from "../../language.svelte";
import { atTable } from "../../table/context";
import type { Touch } from "../../table/touch.svelte";
import { Payment } from "./payment.svelte";
import { cardData, colorData, type CardData, type ColorData, type DealView } from "./view";

/** The Deal table that a component stands at. */
export class Deal {
  #at = atTable();

  get view(): DealView {
    return this.#at.table.snapshot!.view as DealView;
  }
  /** The reader's seat, or null for a watcher. */
  get you(): number | null {
    return this.#at.voices.you;
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
  /** A message of this game's components. */
  words(id: string, args: Record<string, string | number> = {}): string {
    return reader.t(id, args, "deal/face");
  }
}

/** The payment being gathered at a table; none is asked for while its picker is not there. */
export function payment(touch: Touch): Payment {
  return touch.picker instanceof Payment ? touch.picker : NOTHING;
}

const NOTHING = new Payment(
  () => 0,
  () => [],
);
