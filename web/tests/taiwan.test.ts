import { expect, test } from "vitest";
import { sorted, spans, title } from "../src/games/taiwan/view";

test("numbers in a row are written as one span", () => {
  expect(spans([9, 10, 11, 12, 13, 14, 15])).toEqual(["9–15"]);
  expect(spans([1, 7])).toEqual(["1", "7"]);
  expect(spans([])).toEqual([]);
});

test("a card's title is its name without colour, number and ink", () => {
  expect(title("綠12・臺灣鐵路")).toBe("臺灣鐵路");
  expect(title("黃5・機車（紅字）")).toBe("機車");
  expect(title("yellow 11 · Bicycle (red)")).toBe("Bicycle");
});

test("a hand is held by number, the dearer first, functions last", () => {
  const number = (value: number, money: number) => ({ number: value, money });
  const cards = { g3: number(3, 0), y3: number(3, 5), o12: number(12, 4), bear: { money: 5 } };
  const catalog = { names: {}, cards };
  expect(sorted(catalog, ["bear", "o12", "g3", "y3"])).toEqual(["y3", "g3", "o12", "bear"]);
});
