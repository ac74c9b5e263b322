import type { Catalog } from "../../table/context";

/** What both games show of a position, as `view.py` builds it. */
interface CommonView {
  turn: {
    player: number;
    round: number;
    phase: string;
    asked: number[];
    extra: boolean;
    reroll: boolean;
  };
  order: number[];
  dice: number[];
  thrower: number | null;
  fund: number;
  chance: { count: number };
  pile: { count: number };
  debt: { creditor: number | null; dues: DueView[] } | null;
  card: string | null;
  square: string | null;
  target: number;
  winner: number | null;
}
export interface DueView {
  seat: number;
  amount: number;
  missing: number;
}
interface CommonPlayer {
  seat: number;
  cash: number;
  square: string | null;
  cards: string[];
  fresh: string[];
  reroll: boolean;
}
export interface BankPlayer extends CommonPlayer {
  out: boolean;
  lands: string[];
  markers: number;
}
export interface TravelPlayer extends CommonPlayer {
  points: number;
  seen: string[];
  vehicles: Record<string, number>;
}
export interface LandView {
  square: string;
  owner: number;
  floors: number;
  toll: number;
}
export interface ZoneView {
  id: string;
  hot: string | null;
  points: number;
  left: number;
}
export interface BankView extends CommonView {
  players: BankPlayer[];
  lands: LandView[];
}
export interface TravelView extends CommonView {
  players: TravelPlayer[];
  zones: ZoneView[];
  bank: Record<string, number>;
  unseen: number;
}
export type NycView = BankView | TravelView;

export function isTravel(view: NycView): view is TravelView {
  return "zones" in view;
}

export interface SquareData {
  id: string;
  number: number;
  kind: "start" | "guild" | "station" | "guide" | "chance" | "sight";
  color?: string;
  district?: Record<string, string> | string;
  price?: number;
  tolls?: number[];
  build?: number;
  sale?: number;
  points?: number;
}
export interface ChanceData {
  id: string;
  to: string;
  price: number;
  vehicles: Record<string, number>;
}
export interface NycCatalog extends Catalog {
  reconstructed: string[];
  dice: number;
  colors: { id: string; symbol: string; letter: string }[];
  squares: SquareData[];
  zones: { id: string; cards: number; bonus: number }[];
  vehicles: { id: string; steps: number; count: number }[];
  chance: ChanceData[];
}
