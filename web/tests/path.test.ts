import { describe, expect, test } from "vitest";
import { Paths, touch } from "../src/table/path";
import type { Legal } from "../src/wire";

const action = (code: string, ...path: string[]): Legal => ({
  code,
  path,
  label: { id: code, args: {} },
});
const paths = new Paths([
  action("bank m5-1", "m5-1", "bank"),
  action("rent r-1 rd @2", "r-1", "col/0/rd/0", "seat/2"),
  action("rent r-1 rd @3", "r-1", "col/0/rd/0", "seat/3"),
  action("bank r-1", "r-1", "bank"),
  action("end", "button/end"),
]);

describe("things that can be touched", () => {
  test("begin a legal path", () => {
    expect(paths.next([])).toEqual(new Set(["m5-1", "r-1", "button/end"]));
  });

  test("go on from what is held", () => {
    expect(paths.next(["r-1"])).toEqual(new Set(["col/0/rd/0", "bank"]));
    expect(paths.next(["r-1", "col/0/rd/0"])).toEqual(new Set(["seat/2", "seat/3"]));
  });

  test("are none after a path that is not legal", () => {
    expect(paths.next(["m5-1", "seat/2"]).size).toBe(0);
  });
});

describe("a touch", () => {
  test("that ends a path does the action", () => {
    expect(touch(paths, ["r-1", "col/0/rd/0"], "seat/3")).toEqual({
      act: expect.objectContaining({ code: "rent r-1 rd @3" }),
    });
    expect(touch(paths, [], "button/end")).toMatchObject({ act: { code: "end" } });
  });

  test("that goes on is held", () => {
    expect(touch(paths, ["r-1"], "col/0/rd/0")).toEqual({ held: ["r-1", "col/0/rd/0"] });
  });

  test("on something held lets it go with all that came after", () => {
    expect(touch(paths, ["r-1", "col/0/rd/0"], "r-1")).toEqual({ held: [] });
    expect(touch(paths, ["r-1", "col/0/rd/0"], "col/0/rd/0")).toEqual({ held: ["r-1"] });
  });

  test("that begins another path lets go and begins it", () => {
    expect(touch(paths, ["r-1", "col/0/rd/0"], "m5-1")).toEqual({ held: ["m5-1"] });
    expect(touch(paths, ["r-1"], "button/end")).toMatchObject({ act: { code: "end" } });
  });

  test("elsewhere lets go", () => {
    expect(touch(paths, ["r-1"], "discard")).toEqual({ held: [] });
    expect(touch(paths, [], "discard")).toEqual({ held: [] });
  });
});

test("what the table has overtaken is let go", () => {
  expect(paths.keep(["r-1", "col/0/gr/0"])).toEqual(["r-1"]);
  expect(paths.keep(["gone"])).toEqual([]);
});
