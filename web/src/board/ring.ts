/**
 * The square ring of a board: `count` squares walked clockwise from the corner at the lower right,
 * as one sits before it. Lengths are in em of the ring; the ring's font size makes them large.
 */
export type Side = "south" | "west" | "north" | "east";

export interface Place {
  number: number;
  side: Side;
  corner: boolean;
  /** Lines of the grid, from 1. */
  row: number;
  column: number;
  /** The middle of the square. */
  x: number;
  y: number;
}

/** How wide a square between two corners is, and how deep: also the length of a corner. */
export const WIDTH = 6;
export const DEPTH = 9.4;

const SIDES: Side[] = ["south", "west", "north", "east"];

/** The length of the whole board. */
export function length(count: number): number {
  return 2 * DEPTH + (count / 4 - 1) * WIDTH;
}

/** The places of all squares, in the order in which they are walked. */
export function places(count: number): Place[] {
  const along = count / 4;
  const whole = length(count);
  return Array.from({ length: count }, (_, number) => {
    const side = SIDES[Math.floor(number / along)]!;
    const step = number % along;
    const corner = step === 0;
    const far = corner ? DEPTH / 2 : DEPTH + (step - 0.5) * WIDTH;
    const near = DEPTH / 2;
    const spot = {
      south: { row: along + 1, column: along + 1 - step, x: whole - far, y: whole - near },
      west: { row: along + 1 - step, column: 1, x: near, y: whole - far },
      north: { row: 1, column: step + 1, x: far, y: near },
      east: { row: step + 1, column: along + 1, x: whole - near, y: far },
    }[side];
    return { number, side, corner, ...spot };
  });
}

/** Whose neighbour an arrow key leads to: a step on round the ring, or a step back. */
export function arrow(place: Place, key: string): number {
  const ways: Record<Side, Record<string, number>> = {
    south: { ArrowLeft: 1, ArrowRight: -1 },
    west: { ArrowUp: 1, ArrowDown: -1 },
    north: { ArrowRight: 1, ArrowLeft: -1 },
    east: { ArrowDown: 1, ArrowUp: -1 },
  };
  // At a corner the side before it counts too.
  const before = SIDES[(SIDES.indexOf(place.side) + 3) % 4]!;
  return ways[place.side][key] ?? (place.corner ? ways[before][key] : undefined) ?? 0;
}

/** Where tokens stand that share a square, off its middle; a name above them stays in sight. */
export function beside(index: number, count: number, corner: boolean): { dx: number; dy: number } {
  const low = corner ? 0 : 1;
  if (count < 2) return { dx: 0, dy: low };
  const turn = (index / count) * 2 * Math.PI + (count === 2 ? Math.PI : Math.PI / 4);
  const far = corner ? 2 : count > 3 ? 1.7 : 1.35;
  return { dx: far * Math.cos(turn), dy: low + far * Math.sin(turn) };
}
