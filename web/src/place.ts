export type Place =
  | { at: "shelf"; game: string | null }
  | { at: "table"; table: string; screen: boolean; key: string | null }
  | { at: "rules"; game: string; clause: string | null }
  | { at: "nowhere" };

export function place(path: string, search = "", hash = ""): Place {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(search);
  const mark = hash.replace(/^#/, "");
  if (!parts.length) return { at: "shelf", game: mark || null };
  if (parts[0] === "t" && parts[1] && parts.length === 2) {
    // The recovery key stands after the #, so that no server's log sees it.
    const key = new URLSearchParams(mark).get("key") ?? query.get("key");
    return { at: "table", table: parts[1], screen: query.get("screen") === "1", key };
  }
  if (parts[0] === "rules" && parts[1] && parts.length === 2) {
    return { at: "rules", game: parts[1], clause: mark || null };
  }
  return { at: "nowhere" };
}
