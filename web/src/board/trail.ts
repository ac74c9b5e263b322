import type { LogLine, TextValue } from "../wire";

/** The squares that each seat's token has entered on its way, in order, by what the log tells. */
export function trails(
  lines: readonly LogLine[],
  number: (ref: string) => number | undefined,
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { text } of lines) {
    const { player, squares } = text.args ?? {};
    if (text.id !== "log-walk" || !isSeat(player) || !Array.isArray(squares)) continue;
    const entered = squares
      .map((one) => (isRef(one) ? number(one.ref) : undefined))
      .filter((one) => one !== undefined);
    found.set(player.seat, [...(found.get(player.seat) ?? []), ...entered]);
  }
  return found;
}

function isSeat(value: TextValue | undefined): value is { seat: number } {
  return typeof value === "object" && "seat" in value;
}
function isRef(value: TextValue): value is { ref: string } {
  return typeof value === "object" && "ref" in value;
}

/**
 * What is new in a growing list of lines, each time one looks at a new version of the table.
 * Nothing is new at the first look: what happened before one came does not move again.
 */
export class News {
  #last: number | null = null;

  take(lines: readonly LogLine[]): LogLine[] {
    const last = this.#last;
    const end = lines[lines.length - 1]?.number ?? -1;
    this.#last = Math.max(end, last ?? -1);
    return last === null ? [] : lines.filter((line) => line.number > last);
  }
}
