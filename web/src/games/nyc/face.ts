import Actions from "../../board/Actions.svelte";
import "../../board/board.css";
import { boardText } from "../../board/words";
import type { Face } from "../registry";
import Goal from "./Goal.svelte";
import Hand from "./Hand.svelte";
import "./palette.css";
import Table from "./Table.svelte";
import type { NycView } from "./view";

const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

export const face: Face = {
  Table,
  Hand,
  Actions,
  Goal,
  turn: (view) => (view as NycView).turn.player,
  text: async (language) => `${await boardText(language)}\n${await texts[`./${language}.ftl`]!()}`,
};
