import type { Component } from "svelte";
import type { Language } from "../language.svelte";

/** What a game's own components offer to the frame around every table. */
export interface Face {
  /** The table and everything on it but the reader's hand. `large`: for a table screen. */
  Table: Component<{ large?: boolean }>;
  /** The reader's hand, at the bottom. */
  Hand?: Component;
  /** In the action slip, above the choices: a payment being gathered, and the like. */
  Actions?: Component;
  /** Under the log in the side sheet: who is closest to winning, and the like. */
  Goal?: Component;
  /** In the status bar after what is being decided: plays left, and the like. */
  Count?: Component;
  /** Beside each player's name at the end: points, money, and the like. */
  Score?: Component<{ seat: number }>;
  /** By what players are listed at the end, the highest first, if not by what they won. */
  rank?: (view: unknown, seat: number) => number;
  /** Whose turn it is in a view, so that an answer on another's turn is called one. */
  turn?: (view: unknown) => number | null;
  /** The words that only this game's components use. */
  text: (language: Language) => Promise<string>;
}

interface Entry {
  box: () => Promise<{ default: Component }>;
  face: () => Promise<{ face: Face }>;
}

/**
 * Games with their own look: one line each. A game that is not here has a plain
 * box and is played on the generic table.
 */
export const registry: Record<string, Entry> = {
  deal: { box: () => import("./deal/Box.svelte"), face: () => import("./deal/face") },
  taiwan: { box: () => import("./taiwan/Box.svelte"), face: () => import("./taiwan/face") },
  "nyc-bank": { box: () => import("./nyc/BankBox.svelte"), face: () => import("./nyc/face") },
  "nyc-travel": { box: () => import("./nyc/TravelBox.svelte"), face: () => import("./nyc/face") },
  warring: { box: () => import("./warring/Box.svelte"), face: () => import("./warring/face") },
};
