import { beforeEach, describe, expect, test } from "vitest";
import { pieces, reader, say, t, type Voices } from "../src/language.svelte";
import { place } from "../src/place";

const voices = (you: number | null): Voices => ({
  scope: "deal",
  you,
  name: (seat) => ["Ann", "小宇"][seat]!,
  component: (ref) => ({ rd1: "Lei Yue Mun", m51: "5M note" })[ref] ?? ref,
});

beforeEach(async () => {
  reader.take("en", "slogan = Open a table\ntitle = Kaizhuo");
  reader.take(
    "en",
    `title = Monopoly Deal
log-draw = { $you ->
    [player] You draw { $count } cards.
   *[none] { $player } draws { $count } cards.
}
log-pay = { $player } pays { $target }: { $cards }
log-outer = Then: { $what }`,
    "deal",
  );
  reader.language = "en";
});

test("a program of a plug-in is called as it calls itself", () => {
  reader.take("en", "bot-easy = Easy", "deal");
  expect(reader.program("easy", "deal")).toBe("Easy");
  expect(reader.program("mine", "deal")).toBe("mine");
});

describe("a text of the server", () => {
  const draw = { id: "log-draw", args: { player: { seat: 0 }, count: 2 } };

  test("says you to the reader whose seat it names", () => {
    expect(say(draw, voices(0))).toBe("You draw 2 cards.");
    expect(say(draw, voices(1))).toBe("Ann draws 2 cards.");
    expect(say(draw, voices(null))).toBe("Ann draws 2 cards.");
  });

  test("is cut where names stand", () => {
    expect(pieces(draw, voices(1))).toEqual([
      { kind: "seat", text: "Ann", seat: 0 },
      { kind: "words", text: " draws 2 cards." },
    ]);
  });

  test("joins lists in the reader's language", () => {
    const pay = {
      id: "log-pay",
      args: { player: { seat: 0 }, target: { seat: 1 }, cards: [{ ref: "rd1" }, { ref: "m51" }] },
    };
    expect(say(pay, voices(null))).toBe("Ann pays 小宇: Lei Yue Mun and 5M note");
  });

  test("holds other texts", () => {
    expect(say({ id: "log-outer", args: { what: draw } }, voices(0))).toBe(
      "Then: You draw 2 cards.",
    );
  });
});

test("a game's messages stand beside the page's and before them", () => {
  expect(reader.t("title", {}, "deal")).toBe("Monopoly Deal");
  expect(reader.t("slogan", {}, "deal")).toBe("Open a table");
  expect(t("title")).toBe("Kaizhuo");
});

test("a missing message shows its id", () => {
  expect(t("no-such")).toBe("no-such");
});

test("both languages of the page say the same messages", async () => {
  const ids = (text: string) =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort();
  const texts = import.meta.glob<string>("../src/**/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const chinese = Object.keys(texts).filter((file) => file.includes("zh-Hant"));
  expect(chinese.length).toBeGreaterThan(1);
  for (const file of chinese) {
    expect(ids(texts[file.replace("zh-Hant", "en")]!), file).toEqual(ids(texts[file]!));
  }
});

test("addresses lead to places", () => {
  expect(place("/")).toEqual({ at: "shelf", game: null });
  expect(place("/", "", "#deal")).toEqual({ at: "shelf", game: "deal" });
  expect(place("/t/abc", "?screen=1")).toMatchObject({ at: "table", table: "abc", screen: true });
  expect(place("/t/abc", "", "#key=k1")).toMatchObject({ key: "k1" });
  expect(place("/rules/deal", "", "#MD-4.4")).toMatchObject({ game: "deal", clause: "MD-4.4" });
  expect(place("/t/")).toEqual({ at: "nowhere" });
});
