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
  warring: { box: () => import("./warring/Box.svelte"), face: () => import("./warring/face") },
};
