import type { Face } from "../registry";
import Actions from "./Actions.svelte";
import Count from "./Count.svelte";
import Goal from "./Goal.svelte";
import Hand from "./Hand.svelte";
import "./palette.css";
import Score from "./Score.svelte";
import Table from "./Table.svelte";
import type { TaiwanView } from "./view";

const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

export const face: Face = {
  Table,
  Hand,
  Actions,
  Goal,
  Count,
  Score,
  rank: (view, seat) => -((view as TaiwanView).seats[seat]?.money ?? 0),
  // Who may jump in, or stands for election, is only asked.
  turn: (view) => {
    const { window, election, turn } = view as TaiwanView;
    return window || election ? null : turn.player;
  },
  text: (language) => texts[`./${language}.ftl`]!(),
};
