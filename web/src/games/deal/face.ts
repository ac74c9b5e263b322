import type { Face } from "../registry";
import Actions from "./Actions.svelte";
import Count from "./Count.svelte";
import Goal from "./Goal.svelte";
import Hand from "./Hand.svelte";
import "./palette.css";
import type { DealView } from "./view";
import Table from "./Table.svelte";

const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

export const face: Face = {
  Table,
  Hand,
  Actions,
  Goal,
  Count,
  turn: (view) => (view as DealView).turn.player,
  text: (language) => texts[`./${language}.ftl`]!(),
};
