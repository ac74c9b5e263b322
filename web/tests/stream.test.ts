import { beforeEach, describe, expect, test, vi } from "vitest";
import { Refused, Unreachable } from "../src/api";
import { Table, type Source, type World } from "../src/table/stream.svelte";
import type { Snapshot } from "../src/wire";

function shot(version: number, ...lines: number[]): Snapshot {
  return {
    table: "t1",
    game: "deal",
    version,
    phase: "playing",
    seats: [
      {
        seat: 0,
        name: "Ann",
        kind: "person",
        bot: null,
        here: true,
        absent: false,
        left: false,
        host: true,
      },
    ],
    you: 0,
    preset: null,
    options: {},
    time_limit: null,
    view: {},
    sections: [],
    prompt: null,
    waiting: [],
    legal: [],
    can_take_back: false,
    log: lines.map((number) => ({ number, text: { id: "log", args: {} }, player: null })),
    chat: [],
    commitment: "c",
    seed: null,
    winners: null,
    returns: null,
    next: null,
    previous: null,
    reason: null,
    server_time: Date.now() / 1000,
  };
}

class FakeSource implements Source {
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 1;
  #ears = new Map<string, (event: { data: string }) => void>();
  constructor(readonly path: string) {}
  addEventListener(kind: string, hear: (event: { data: string }) => void): void {
    this.#ears.set(kind, hear);
  }
  send(kind: string, data: unknown): void {
    this.#ears.get(kind)?.({ data: JSON.stringify(data) });
  }
  close(): void {
    this.readyState = 2;
  }
}

let sources: FakeSource[];
let post: ReturnType<typeof vi.fn>;
let table: Table;

beforeEach(async () => {
  sources = [];
  post = vi.fn();
  const world: World = {
    get: (async () => shot(3, 1, 2)) as World["get"],
    post: post as World["post"],
    listen: (path) => {
      const source = new FakeSource(path);
      sources.push(source);
      return source;
    },
    later: (run) => run(),
  };
  table = new Table("t1", world);
  await table.open();
});

describe("a table kept up to date", () => {
  test("listens from the version it has", () => {
    expect(sources[0]!.path).toBe("/tables/t1/events?after=3");
  });

  test("adds new lines to the log once", () => {
    sources[0]!.send("snapshot", shot(4, 2, 3));
    sources[0]!.send("snapshot", shot(5, 4));
    expect(table.log.map((line) => line.number)).toEqual([1, 2, 3, 4]);
    expect(table.snapshot!.version).toBe(5);
  });

  test("never goes back to an older version", () => {
    sources[0]!.send("snapshot", shot(5, 3));
    sources[0]!.send("snapshot", shot(4));
    expect(table.snapshot!.version).toBe(5);
  });

  test("says at once that the connection is lost, and catches up when it is back", () => {
    sources[0]!.onopen!();
    expect(table.link).toBe("live");
    sources[0]!.onerror!();
    expect(table.link).toBe("lost");
    sources[0]!.send("snapshot", shot(7, 3, 4));
    expect(table.link).toBe("live");
    expect(table.log.map((line) => line.number)).toEqual([1, 2, 3, 4]);
  });

  test("comes back by itself, from what it has seen, when the browser gives up", () => {
    sources[0]!.send("snapshot", shot(6));
    sources[0]!.readyState = 2;
    sources[0]!.onerror!();
    expect(sources.map((source) => source.path)).toEqual([
      "/tables/t1/events?after=3",
      "/tables/t1/events?after=6",
    ]);
  });

  test("hears who is here and what is said without a new version", () => {
    const [ann] = table.snapshot!.seats;
    sources[0]!.send("presence", { seats: [{ ...ann, here: false }] });
    expect(table.snapshot!.seats[0]!.here).toBe(false);
    sources[0]!.send("chat", { number: 1, seat: 0, name: "Ann", text: "嗨", time: 0 });
    expect(table.chat).toHaveLength(1);
  });
});

describe("a command", () => {
  test("names the version it answers and itself", async () => {
    post.mockResolvedValue(shot(4));
    expect(await table.move(["end"])).toBe(true);
    expect(post).toHaveBeenCalledWith(
      "/tables/t1/moves",
      expect.objectContaining({ version: 3, codes: ["end"], command: expect.any(String) }),
    );
    expect(table.snapshot!.version).toBe(4);
  });

  test("that found no server is sent again under the same name", async () => {
    post.mockRejectedValueOnce(new Unreachable("x")).mockResolvedValue(shot(4));
    expect(await table.move(["end"])).toBe(true);
    const names = post.mock.calls.map(([, body]) => (body as { command: string }).command);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  test("that was stale brings the fresh table and says so", async () => {
    const text = { id: "error-stale", args: {} };
    post.mockRejectedValue(new Refused(409, "stale", text, { snapshot: shot(9, 8) }));
    expect(await table.move(["end"])).toBe(false);
    expect(table.snapshot!.version).toBe(9);
    expect(table.refusal).toMatchObject({ code: "stale" });
  });

  test("waits for the one before it", async () => {
    post.mockReturnValue(new Promise(() => {}));
    void table.move(["end"]);
    expect(table.busy).toBe(true);
    expect(await table.move(["end"])).toBe(false);
    expect(post).toHaveBeenCalledTimes(1);
  });
});
