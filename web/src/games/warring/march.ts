import type { LogLine } from "../../wire";

/** The squares that are entered on a walk of so many steps. */
export function ahead(from: number, steps: number, count: number): number[] {
  return Array.from({ length: steps }, (_, i) => (from + i + 1) % count);
}

/** The way of a player's token through new lines of the log; none if it was carried. */
export function marched(
  lines: readonly LogLine[],
  seat: number,
  from: number,
  count: number,
): number[] {
  const way: number[] = [];
  for (const { text } of lines) {
    const { player, count: steps } = text.args ?? {};
    if (typeof player !== "object" || !("seat" in player) || player.seat !== seat) continue;
    if (text.id === "log-jump") return [];
    if (text.id === "log-go" && typeof steps === "number")
      way.push(...ahead(way[way.length - 1] ?? from, steps, count));
  }
  return way;
}
