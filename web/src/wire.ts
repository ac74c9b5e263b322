// Made from src/kaizhuo/server/wire.py; do not edit. To make it again:
//   python -m kaizhuo.server.typescript > web/src/wire.ts

/** The value of a message's argument. */
export type TextValue = number | string | Text | { ref: string } | { seat: number } | TextValue[];

/** A Fluent message id with its arguments. */
export interface Text {
  id: string;
  args: Record<string, TextValue>;
}

/** Who a seat is for. ``person`` keeps the person who sits there. */
export interface SeatPlan {
  kind: "open" | "person" | "program";
  bot?: string | null;
}

/** Open a table; the opener takes the first open seat and is host. */
export interface OpenTable {
  game: string;
  seats: SeatPlan[];
  name: string;
  preset?: string | null;
  options?: Record<string, boolean | number | string>;
  edition?: string | null;
  time_limit?: number | null;
  first?: number | "random";
}

/** Sit down, on a certain seat or the first open one. */
export interface JoinTable {
  name: string;
  seat?: number | null;
  command?: string | null;
}

/** The host's plan of the seats before the start. Persons keep their seat numbers. */
export interface PlanSeats {
  seats: SeatPlan[];
  command?: string | null;
}

/** Some moves of one's own in order, all or none, as an answer to a version. */
export interface PlayMoves {
  command: string;
  version: number;
  codes: string[];
}

/** Take one's own last command back. */
export interface TakeBack {
  command: string;
  version: number;
}

/** A line of chat. */
export interface Say {
  command: string;
  text: string;
}

/** The host says that a person is away, or that they are back; everybody may say "I am back". */
export interface MarkAbsent {
  seat: number;
  absent: boolean;
  command?: string | null;
}

/** A command without anything to say; doing it twice is as doing it once. */
export interface Plain {
  command?: string | null;
}

/** Again, with the same seats, at a new table. */
export interface Rematch {
  command: string;
}

/** Take one's seat over to this device with a one-time key. */
export interface Recover {
  key: string;
  command?: string | null;
}

/** A seat as everybody sees it. ``here``: a page of theirs is connected. */
export interface SeatView {
  seat: number;
  name: string;
  kind: "open" | "person" | "program";
  bot: string | null;
  here: boolean;
  absent: boolean;
  left: boolean;
  host: boolean;
}

/** Somebody the game waits for. ``thinking``: the answer comes by itself. */
export interface Waiting {
  seat: number;
  prompt: Text;
  deadline: number | null;
  thinking: boolean;
}

/** One thing the reader may do now: its code, what to touch for it, and what it does. */
export interface Legal {
  code: string;
  path: string[];
  label: Text;
}

/** Something that happened. Numbers rise, but not by one. */
export interface LogLine {
  number: number;
  text: Text;
  player: number | null;
}

/** What a person said. ``time`` is in epoch seconds. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

/** A line of the table in words. */
export interface TableLine {
  text: Text;
  thing: string | null;
}

/** A heading of the table in words, with its lines. */
export interface TableSection {
  title: Text;
  lines: TableLine[];
}

/** Everything one seat (or a watcher) may know of a table. ``log`` holds the lines after the version that the reader said to have seen; ``chat`` the last lines. ``seed`` stays ``null`` until the end. */
export interface Snapshot {
  table: string;
  game: string;
  version: number;
  phase: "lobby" | "playing" | "over" | "frozen";
  seats: SeatView[];
  you: number | null;
  preset: string | null;
  options: Record<string, boolean | number | string>;
  time_limit: number | null;
  view: unknown;
  sections: TableSection[];
  prompt: Text | null;
  waiting: Waiting[];
  legal: Legal[];
  can_take_back: boolean;
  log: LogLine[];
  chat: ChatLine[];
  commitment: string;
  seed: string | null;
  winners: number[] | null;
  returns: number[] | null;
  next: string | null;
  previous: string | null;
  reason: Text | null;
  server_time: number;
}

/** The data of a ``presence`` event: the seats anew, as in the snapshot. */
export interface Presence {
  seats: SeatView[];
}

/** Where one sits now. */
export interface Seated {
  seat: number;
}

/** The new table, and the opener's seat. */
export interface Opened {
  table: string;
  seat: number;
}

/** A path of this server that moves a seat to another device, once. */
export interface Link {
  link: string;
}

/** Why something cannot be done now: the clause and a sentence. */
export interface Reason {
  clause: string;
  text: Text;
}

/** Every 4xx answer. ``snapshot`` comes with a stale move, ``line`` with a wrong edition. */
export interface Problem {
  error: string;
  message: Text;
  clause: string | null;
  line: number | null;
  snapshot?: Snapshot;
}

/** A rule option; its words are the messages ``option-NAME`` and ``option-NAME-help``. */
export interface OptionView {
  name: string;
  kind: "bool" | "int" | "choice";
  default: boolean | number | string;
  choices: string[];
  low: number;
  high: number;
  clause: string;
}

/** A box on the shelf. */
export interface GameView {
  id: string;
  min_players: number;
  max_players: number;
  options: OptionView[];
  presets: Record<string, Record<string, boolean | number | string>>;
  bots: string[];
}

/** A part of the rule book; each clause has an element with its id in ``html``. */
export interface RuleSection {
  heading: string;
  level: number;
  html: string;
  clauses: string[];
}

/** The rule book in one language. */
export interface RuleBook {
  title: string;
  sections: RuleSection[];
}
