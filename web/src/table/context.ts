import { createContext } from "svelte";
import type { Voices } from "../language.svelte";
import type { Face } from "../games/registry";
import type { Why } from "./why.svelte";
import type { Sheet } from "./sheet.svelte";
import type { Table } from "./stream.svelte";
import type { Touch } from "./touch.svelte";

/** What every piece of a table can reach. */
export interface AtTable {
  table: Table;
  touch: Touch;
  voices: Voices;
  why: Why;
  sheet: Sheet;
  face: Face | null;
  /** The edition's printed data, as the game's server side gives it. */
  catalog: Catalog;
}

export interface Catalog {
  names: Record<string, Record<string, string>>;
  [part: string]: unknown;
}

export const [atTable, setAtTable] = createContext<AtTable>();
