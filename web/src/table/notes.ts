import { reader, t } from "../language.svelte";
import type { SeatView } from "../wire";

/** What there is to say of a seat besides its name. */
export function notes(seat: SeatView, you: number | null, game: string): string {
  const said: string[] = [];
  if (seat.seat === you) said.push(t("you"));
  if (seat.kind === "program" && seat.bot) {
    said.push(t("seat-program"), reader.program(seat.bot, game));
  } else if (seat.kind === "person") {
    if (seat.absent) said.push(t("seat-absent"));
    else if (!seat.here) said.push(t("seat-away"));
    else if (seat.seat !== you) said.push(t("seat-here"));
  }
  if (seat.host) said.push(t("seat-host"));
  return said.join("・");
}
