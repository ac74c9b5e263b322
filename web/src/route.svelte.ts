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

class Route {
  now = $state.raw<Place>(place(location.pathname, location.search, location.hash));

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  look(): void {
    this.now = place(location.pathname, location.search, location.hash);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.look();
    scrollTo(0, 0);
  }

  /** Turns a click on one of the page's own links into a step without loading. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey || event.altKey || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const route = new Route();
