import { get } from "../api";
import { reader } from "../language.svelte";
import type { RuleBook } from "../wire";

const shelf = new Map<string, Promise<RuleBook>>();

/** A game's rule book in the language now read, fetched once. */
export function rules(game: string): Promise<RuleBook> {
  const key = `${game}/${reader.language}`;
  let book = shelf.get(key);
  if (!book) {
    book = get<RuleBook>(`/games/${game}/rules/${reader.language}`);
    book.catch(() => shelf.delete(key));
    shelf.set(key, book);
  }
  return book;
}

/** Brings a clause into sight and marks it. */
export function showClause(root: HTMLElement, clause: string): void {
  for (const old of root.querySelectorAll(".shown")) old.classList.remove("shown");
  // A clause of the code (MD-2.2.C.3.a) may be a part of one in the book.
  for (let id = clause; id.includes("-"); id = id.replace(/[.-][^.-]*$/, "")) {
    const found = root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!found) continue;
    const whole = found.closest<HTMLElement>("li, tr, p, section") ?? found;
    whole.classList.add("shown");
    whole.tabIndex = -1;
    whole.scrollIntoView({ block: "center" });
    whole.focus({ preventScroll: true });
    return;
  }
}
