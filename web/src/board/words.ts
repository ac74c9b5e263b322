import type { Language, Voices } from "../language.svelte";
import { reader } from "../language.svelte";

const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

/** The words that boards share, to be put before a game's own: `text: (language) => …`. */
export function boardText(language: Language): Promise<string> {
  return texts[`./${language}.ftl`]!();
}

/** Speaks with the words of a game's components and of boards. */
export function words(voices: Voices) {
  return (id: string, args: Record<string, string | number> = {}): string =>
    reader.t(id, args, `${voices.scope}/face`);
}

/** Money as it is printed: with a comma between thousands. */
export const money = (amount: number): string => amount.toLocaleString("en");
