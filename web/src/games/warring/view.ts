import type { Catalog } from "../../table/context";

/** A position as `view.py` builds it. */
export interface WarringView {
  turn: { player: number; round: number; phase: string; dice: number[]; red: number };
  players: PlayerView[];
  lands: LandView[];
  offer: string[];
  king: { square: number; holder: number | null };
  battle: { land: string; attack: number; defence: number } | null;
  talent_pile: PileView;
  stratagem_pile: PileView;
  stratagem: { player: number; cards: string[] } | null;
  debt: {
    debtor: number;
    creditor: number | null;
    amount: number;
    missing: number;
    reason: string;
  } | null;
  stock: { camps: number; cities: number };
  target: number;
  winner: number | null;
}
export interface PlayerView {
  seat: number;
  silver: number;
  square: number;
  monarch: string | null;
  lands: string[];
  counties: number;
  talents: string[];
  rests: boolean;
  out: boolean;
  worth: number;
}
export interface LandView {
  id: string;
  square: number;
  owner: number | null;
  camps: number;
  city: boolean;
  toll: number;
}
interface PileView {
  count: number;
  known: { card: string; above: number }[];
}

export interface LandData {
  kind: "county" | "battlefield";
  square: number;
  state: string | null;
  price: number;
  tolls: number[];
  camp: number;
  city: number;
  sale: number;
  sale_camp: number;
  sale_city: number;
}
export interface StateData {
  id: string;
  symbol: string;
  letter: string;
}
export interface WarringCatalog extends Catalog {
  sources: Record<string, string>;
  ring: string[];
  states: StateData[];
  lands: Record<string, LandData>;
  monarchs: Record<string, { land: string }>;
  talents: Record<string, { price: number; sale: number }>;
  stratagems: Record<string, { cost: number; shuffled: boolean }>;
  most_camps: number;
}
