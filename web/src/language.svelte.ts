import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { Text, TextValue } from "./wire";

export type Language = "zh-Hant" | "en";
type Source = (language: Language) => Promise<string>;

const KEY = "kaizhuo.language";
const TAGS: Record<Language, string> = { "zh-Hant": "zh-Hant-TW", en: "en" };

const chrome = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

function first(): Language {
  if (typeof localStorage === "undefined") return "zh-Hant";
  const kept = localStorage.getItem(KEY);
  if (kept === "zh-Hant" || kept === "en") return kept;
  const wishes = navigator.languages ?? [navigator.language];
  const known = wishes.find((wish) => /^(zh|en)/i.test(wish));
  return known && /^en/i.test(known) ? "en" : "zh-Hant";
}

/**
 * The reader's language and every text that has been fetched for it. Texts
 * stand in scopes: the page's own ("page") and one for each game, whose
 * messages (title, tagline …) have the same names in every game; the words of a
 * game's own components stand in a third ("deal/face").
 */
class Reader {
  language = $state<Language>(first());
  #bundles = new SvelteMap<string, FluentBundle>();
  #sources = new Map<string, Source>([["page", (language) => chrome[`./text/${language}.ftl`]!()]]);

  /** Makes sure that a scope's texts are there in the language now read. */
  async add(scope: string, source: Source): Promise<void> {
    this.#sources.set(scope, this.#sources.get(scope) ?? source);
    await this.#fill(scope, this.language);
  }

  async read(language: Language): Promise<void> {
    await Promise.all([...this.#sources.keys()].map((scope) => this.#fill(scope, language)));
    this.language = language;
    if (typeof localStorage !== "undefined") localStorage.setItem(KEY, language);
    if (typeof document !== "undefined") document.documentElement.lang = TAGS[language];
  }

  start(): Promise<void> {
    return this.read(this.language);
  }

  /** A message in the reader's language; a missing one shows its id. */
  t(id: string, args: Record<string, FluentVariable> = {}, scope = "page"): string {
    for (const place of scope === "page" ? ["page"] : [scope, "page"]) {
      const bundle = this.#bundles.get(`${this.language}/${place}`);
      const message = bundle?.getMessage(id);
      if (bundle && message?.value) return bundle.formatPattern(message.value, args, []);
    }
    return id;
  }

  /** What a program is called; one that a plug-in brings has its own name and no other. */
  program(bot: string, scope?: string): string {
    const id = `bot-${bot}`;
    const said = this.t(id, {}, scope);
    return said === id ? bot : said;
  }

  has(id: string, scope = "page"): boolean {
    return this.#bundles.get(`${this.language}/${scope}`)?.hasMessage(id) ?? false;
  }

  /** Puts a scope's texts in. */
  take(language: Language, text: string, scope = "page"): void {
    const bundle = new FluentBundle(TAGS[language], { useIsolating: false });
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundles.set(`${language}/${scope}`, bundle);
  }

  async #fill(scope: string, language: Language): Promise<void> {
    if (this.#bundles.has(`${language}/${scope}`)) return;
    this.take(language, await this.#sources.get(scope)!(language), scope);
  }
}

export const reader = new Reader();

export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return reader.t(id, args);
}

/** Names as a list in the reader's language. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(TAGS[reader.language], { type: "conjunction" }).format(names);
}

/** Who speaks at a table: names of seats and components, and who reads. */
export interface Voices {
  /** Where the messages stand: the game's id. */
  scope: string;
  name(seat: number): string;
  component(ref: string): string;
  you: number | null;
}

export interface Piece {
  kind: "words" | "seat" | "component";
  text: string;
  /** The seat, where the piece is a player's name. */
  seat?: number;
}

// Private-use marks that keep names apart from the words around them.
const OPEN = "\uE000";
const CLOSE = "\uE001";

function value(part: TextValue, voices: Voices): FluentVariable {
  if (typeof part === "number" || typeof part === "string") return part;
  if (Array.isArray(part)) {
    return list(part.map((one) => String(value(one, voices))));
  }
  if ("seat" in part) return `${OPEN}s${part.seat} ${voices.name(part.seat)}${CLOSE}`;
  if ("ref" in part) return `${OPEN}c ${voices.component(part.ref)}${CLOSE}`;
  return marked(part, voices);
}

function marked(text: Text, voices: Voices): string {
  const args: Record<string, FluentVariable> = { you: "none" };
  for (const [name, part] of Object.entries(text.args ?? {})) {
    args[name] = value(part, voices);
    const own = typeof part === "object" && "seat" in part && part.seat === voices.you;
    if (own && voices.you !== null) args.you = name;
  }
  return reader.t(text.id, args, voices.scope);
}

/** A server's text in the reader's language, cut where names stand in it. */
export function pieces(text: Text, voices: Voices): Piece[] {
  const found: Piece[] = [];
  for (const part of marked(text, voices).split(/(\uE000[^\uE001]*\uE001)/)) {
    if (!part) continue;
    if (!part.startsWith(OPEN)) found.push({ kind: "words", text: part });
    else {
      const gap = part.indexOf(" ");
      const inner = part.slice(gap + 1, -1);
      if (part[1] === "s")
        found.push({ kind: "seat", text: inner, seat: Number(part.slice(2, gap)) });
      else found.push({ kind: "component", text: inner });
    }
  }
  return found;
}

export function say(text: Text, voices: Voices): string {
  return pieces(text, voices)
    .map((piece) => piece.text)
    .join("");
}
