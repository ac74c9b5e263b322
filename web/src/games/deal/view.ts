import type { Catalog } from "../../table/context";

/** What the rules show of a position, as `view.py` builds it. */
export interface DealView {
  turn: { player: number; number: number; plays_left: number; moves_left: number; phase: string };
  players: PlayerView[];
  hand: string[] | null;
  draw_pile: number;
  under: { card: string; above: number }[];
  discard: string[];
  known: { seat: number; cards: string[] }[];
  charge: ChargeView | null;
  payable: { card: string; value: number }[];
  owed: number;
  winner: number | null;
}
export interface PlayerView {
  seat: number;
  hand: number;
  bank: string[];
  bank_total: number;
  columns: ColumnView[];
  loose: string[];
  sets: string[];
  draws_five: boolean;
}
export interface ColumnView {
  id: string;
  color: string;
  cards: string[];
  size: number;
  complete: boolean;
  house: string | null;
  hotel: string | null;
  rent: number;
}
export interface ChargeView {
  actor: number;
  kind: "rent" | "debt" | "birthday" | "steal" | "swap" | "takeover";
  cards: string[];
  color: string | null;
  amount: number;
  take: string[];
  give: string | null;
  targets: TargetView[];
}
export interface TargetView {
  seat: number;
  due: number;
  paid: string[];
  paid_total: number;
  status: "asked" | "refused" | "paying" | "done" | "free";
  asked: number | null;
  refusals: string[];
}

export interface CardData {
  kind: "property" | "wild" | "rainbow" | "rent" | "action" | "money";
  /** What an action card does: takeover, refuse, steal … */
  action: string | null;
  colors: string[];
  value: number;
}
export interface ColorData {
  id: string;
  size: number;
  rent: number[];
  symbol: string;
  letter: string;
  buildable: boolean;
}
export interface DealCatalog extends Catalog {
  colors: ColorData[];
  cards: Record<string, CardData>;
}

const ORDER = ["property", "wild", "rainbow", "rent", "action", "money"];
const BLANK: CardData = { kind: "action", action: null, colors: [], value: 0 };

export function cardData(catalog: Catalog, card: string): CardData {
  return (catalog as DealCatalog).cards?.[card] ?? BLANK;
}

export function colorData(catalog: Catalog, color: string): ColorData {
  const found = (catalog as DealCatalog).colors?.find(({ id }) => id === color);
  return found ?? { id: color, size: 0, rent: [], symbol: "●", letter: color, buildable: true };
}

/** A hand as people hold it: properties by colour, then rents, actions and money. */
export function sorted(catalog: Catalog, hand: readonly string[]): string[] {
  const colors = ((catalog as DealCatalog).colors ?? []).map(({ id }) => id);
  const rank = (card: string): number[] => {
    const { kind, colors: own, value } = cardData(catalog, card);
    return [ORDER.indexOf(kind), own.length ? colors.indexOf(own[0]!) : 0, -value];
  };
  return [...hand].sort((a, b) => {
    const [x, y] = [rank(a), rank(b)];
    return x[0]! - y[0]! || x[1]! - y[1]! || x[2]! - y[2]! || (a < b ? -1 : 1);
  });
}
