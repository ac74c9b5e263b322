import type { Catalog } from "../../table/context";

/** What the rules show of a position, as `view.py` builds it. */
export interface TaiwanView {
  turn: {
    player: number;
    first: number;
    round: number;
    direction: "left" | "right";
    step: string;
    left: number;
    number_first: boolean;
    last_round: boolean;
  };
  event: string | null;
  storm: string | null;
  start: string;
  arms: ArmView[];
  branch: { card: string; host: string; arm: string } | null;
  functions: string[];
  functions_cost: number;
  discard: string[];
  deck: number;
  seats: SittingView[];
  hand: string[] | null;
  pile: string[] | null;
  drawn: string[];
  window: WindowView | null;
  election: { asked: number[]; waiting: number[]; mine: string | null } | null;
  sharing: { dealer: number; quotas: number[]; card: string } | null;
  swap: { player: number; done: number; given: string | null } | null;
  sheds_left: number;
  winners: number[];
}
export type ArmId = "E" | "S" | "W" | "N" | "yn" | "ys";
export interface ArmView {
  id: ArmId;
  /** From the inside out. */
  cards: string[];
  rising: boolean;
  closed: boolean;
  takes: number[];
  doubles: number[];
  count: number;
  cost: number;
  longest: boolean;
}
export interface SittingView {
  seat: number;
  hand: number;
  pile: number;
  money: number | null;
}
export interface WindowView {
  number: number;
  arm: ArmId;
  placer: number;
  asked: number[];
  waiting: number[];
  mine: string | null;
}

export interface CardData {
  kind: "number" | "function";
  number: number | null;
  color: string | null;
  red: boolean;
  money: number;
  mark: "red" | "black";
  /** What a function card does: pass, close, branch … */
  effect: string | null;
}
export interface ColorData {
  id: string;
  money: number;
  symbol: string;
  letter: string;
}
interface TaiwanCatalog extends Catalog {
  colors: ColorData[];
  cards: Record<string, CardData>;
}

const BLANK: CardData = {
  kind: "function",
  number: null,
  color: null,
  red: false,
  money: 0,
  mark: "black",
  effect: null,
};

export function cardData(catalog: Catalog, card: string): CardData {
  return (catalog as TaiwanCatalog).cards?.[card] ?? BLANK;
}

export function colorData(catalog: Catalog, color: string): ColorData {
  const found = (catalog as TaiwanCatalog).colors?.find(({ id }) => id === color);
  return found ?? { id: color, money: 0, symbol: "●", letter: color };
}

/** A hand as people hold it: numbers as they grow, the dearer first, then functions. */
export function sorted(catalog: Catalog, hand: readonly string[]): string[] {
  const rank = (card: string) => {
    const { number, money } = cardData(catalog, card);
    return [number ?? 99, -money] as const;
  };
  return [...hand].sort((a, b) => {
    const [x, y] = [rank(a), rank(b)];
    return x[0] - y[0] || x[1] - y[1] || (a < b ? -1 : 1);
  });
}

/** Numbers in order, written short: 9–12, 15. */
export function spans(numbers: readonly number[]): string[] {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found[found.length - 1];
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([low, high]) => (low === high ? `${low}` : `${low}–${high}`));
}

/** What stands on a number card besides colour and number: 綠12・臺灣鐵路 -> 臺灣鐵路. */
export function title(name: string): string {
  const [, ...rest] = name.split(/\s?[・·]\s?/);
  return rest.length ? rest.join("・").replace(/\s?[（(][^（(]*[）)]$/, "") : name;
}
