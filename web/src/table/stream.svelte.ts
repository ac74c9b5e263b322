import { commandId, get, post, Refused, Unreachable } from "../api";
import type { ChatLine, LogLine, Presence, Reason, Snapshot } from "../wire";

export type Link = "opening" | "live" | "lost" | "gone";

/** What the store needs of the world outside, so that a test can hand it another. */
export interface World {
  get: typeof get;
  post: typeof post;
  listen(path: string): Source;
  later(run: () => void, milliseconds: number): unknown;
}
export interface Source {
  onopen: (() => void) | null;
  onerror: (() => void) | null;
  readonly readyState: number;
  addEventListener(kind: string, hear: (event: { data: string }) => void): void;
  close(): void;
}

const world: World = {
  get,
  post,
  listen: (path) => new EventSource(`/api${path}`) as unknown as Source,
  later: (run, milliseconds) => setTimeout(run, milliseconds),
};
const CLOSED = 2;
const SILENCE = 15_000;
const PATIENCE = [300, 1000, 2000, 4000, 8000];

function merged<T extends { number: number }>(old: readonly T[], fresh: readonly T[]): T[] {
  const lines = new Map(old.map((line) => [line.number, line]));
  for (const line of fresh) lines.set(line.number, line);
  return [...lines.values()].sort((a, b) => a.number - b.number);
}

/** One table as the server last showed it, kept up to date. */
export class Table {
  snapshot = $state.raw<Snapshot | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>("opening");
  /** A command is on its way. */
  busy = $state(false);
  /** What the server last refused, until the next command. */
  refusal = $state.raw<Refused | Unreachable | null>(null);
  /** Server's clock minus ours, in seconds. */
  drift = 0;
  #source: Source | null = null;
  #tries = 0;
  #closed = false;

  constructor(
    readonly id: string,
    readonly outside: World = world,
  ) {}

  get path(): string {
    return `/tables/${this.id}`;
  }

  /** What the browser knows of its network before a connection has run dry. */
  readonly #offline = (): void => {
    this.link = "lost";
  };
  readonly #online = (): void => {
    if (!this.#closed && this.snapshot) this.#listen();
  };

  /** A phone that slept may hold a connection that died without a word. */
  readonly #awake = (): void => {
    if (document.visibilityState === "visible") this.#online();
  };

  async open(): Promise<void> {
    this.#closed = false;
    if (typeof window !== "undefined") {
      addEventListener("offline", this.#offline);
      addEventListener("online", this.#online);
      document.addEventListener("visibilitychange", this.#awake);
    }
    try {
      this.take(await this.outside.get<Snapshot>(this.path), true);
    } catch (problem) {
      if (problem instanceof Refused) {
        this.link = "gone";
        this.refusal = problem;
      } else {
        this.link = "lost";
        this.#again(() => void this.open());
      }
      return;
    }
    this.#listen();
  }

  close(): void {
    this.#closed = true;
    this.#source?.close();
    this.#source = null;
    if (typeof window !== "undefined") {
      removeEventListener("offline", this.#offline);
      removeEventListener("online", this.#online);
      document.removeEventListener("visibilitychange", this.#awake);
    }
  }

  /** Starts anew, for instance after taking a seat: the cookie has changed. */
  async reopen(): Promise<void> {
    this.close();
    this.snapshot = null;
    this.log = [];
    await this.open();
  }

  take(fresh: Snapshot, whole = false): void {
    const now = this.snapshot;
    if (now && !whole && fresh.version < now.version) return;
    this.drift = fresh.server_time - Date.now() / 1000;
    // A line that was taken back leaves the log: a whole snapshot replaces it.
    this.log = merged(whole ? [] : this.log, fresh.log);
    this.chat = merged(this.chat, fresh.chat);
    this.snapshot = fresh;
    // A program answers within seconds: a longer silence means that news was lost on the way.
    if (fresh.waiting.some((one) => one.thinking)) {
      this.outside.later(() => this.snapshot === fresh && this.#online(), SILENCE);
    }
  }

  #listen(): void {
    this.#source?.close();
    const after = this.snapshot?.version ?? 0;
    const source = this.outside.listen(`${this.path}/events?after=${after}`);
    this.#source = source;
    source.onopen = () => {
      this.link = "live";
      this.#tries = 0;
    };
    source.onerror = () => {
      if (this.#closed) return;
      this.link = "lost";
      // The browser comes back by itself unless it has given up.
      if (source.readyState === CLOSED) this.#again(() => this.#listen());
    };
    source.addEventListener("snapshot", ({ data }) => {
      this.link = "live";
      this.take(JSON.parse(data) as Snapshot);
    });
    source.addEventListener("chat", ({ data }) => {
      this.chat = merged(this.chat, [JSON.parse(data) as ChatLine]);
    });
    source.addEventListener("presence", ({ data }) => {
      const { seats } = JSON.parse(data) as Presence;
      if (this.snapshot) this.snapshot = { ...this.snapshot, seats };
    });
  }

  #again(run: () => void): void {
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
    this.outside.later(() => this.#closed || run(), wait);
  }

  /** Does legal actions, all or none; the answer is the table afterwards. */
  move(codes: string[]): Promise<boolean> {
    return this.command("moves", { version: this.snapshot?.version, codes });
  }

  takeBack(): Promise<boolean> {
    return this.command("take-back", { version: this.snapshot?.version });
  }

  say(text: string): Promise<boolean> {
    return this.command("chat", { text });
  }

  /** Sends a command; `named` ones carry an id, and are sent again until they have arrived. */
  async command(name: string, body: object = {}, named = true): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    const sent = named ? { command: commandId(), ...body } : body;
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          const fresh = await this.outside.post<unknown>(`${this.path}/${name}`, sent);
          if (isSnapshot(fresh)) this.take(fresh);
          return true;
        } catch (problem) {
          // The same command id again: if the first did arrive, this one has no effect.
          if (named && problem instanceof Unreachable && attempt < 4) {
            this.link = "lost";
            await new Promise<void>((go) => this.outside.later(go, PATIENCE[attempt]!));
            continue;
          }
          throw problem;
        }
      }
    } catch (problem) {
      if (!(problem instanceof Refused) && !(problem instanceof Unreachable)) throw problem;
      this.refusal = problem;
      if (problem instanceof Refused && isSnapshot(problem.body.snapshot)) {
        this.take(problem.body.snapshot);
      }
      return false;
    } finally {
      this.busy = false;
    }
  }

  why(thing: string): Promise<Reason> {
    return this.outside.get<Reason>(`${this.path}/why?thing=${encodeURIComponent(thing)}`);
  }
}

function isSnapshot(body: unknown): body is Snapshot {
  return typeof body === "object" && body !== null && "version" in body && "seats" in body;
}
