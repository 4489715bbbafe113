// Where the page is. All addresses are made from the one that the page's script was loaded from, so that the page works
// under any path.

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; at: number | null; seat: number | null; review: boolean }
  | { page: "again"; id: string; seat: number }
  | { page: "lab" }
  | { page: "rules"; game: string | null };

// Built, the script lies one folder down, in assets/; served by Vite, modules lie in src/.
export const base = new URL(import.meta.env.DEV ? "/" : "..", import.meta.url);

let here = $state.raw<Route>({ page: "lobby" });

export function route(): Route {
  return here;
}

/** What an address below the base means; null if nothing. */
export function parse(path: string, query = ""): Route | null {
  const parts = path.split("/").filter((part) => part !== "");
  const values = new URLSearchParams(query);
  const number = (name: string): number | null => {
    const value = values.get(name);
    return value !== null && /^\d+$/.test(value) ? Number(value) : null;
  };
  if (parts.length === 0) return { page: "lobby" };
  const [page, name] = parts;
  if (page === "lab" && parts.length === 1) return { page: "lab" };
  if (page === "rules" && parts.length <= 2) return { page: "rules", game: name ?? null };
  if (name === undefined || parts.length !== 2) return null;
  if (page === "t") return { page: "table", id: name };
  if (page === "replay" || page === "review") {
    return { page: "replay", id: name, at: number("at"), seat: number("seat"), review: page === "review" };
  }
  if (page === "again") return { page, id: name, seat: number("seat") ?? 1 };
  return null;
}

/** The address of a route, relative to the base. */
export function path(to: Route): string {
  switch (to.page) {
    case "lobby":
      return "";
    case "table":
      return `t/${to.id}`;
    case "again":
      return `again/${to.id}?seat=${to.seat}`;
    case "lab":
      return "lab";
    case "rules":
      return to.game === null ? "rules" : `rules/${to.game}`;
    case "replay": {
      const query = new URLSearchParams();
      if (to.at !== null) query.set("at", String(to.at));
      if (to.seat !== null) query.set("seat", String(to.seat));
      return `${to.review ? "review" : "replay"}/${to.id}${query.size > 0 ? `?${query}` : ""}`;
    }
  }
}

/** The whole address, for links. */
export function address(to: Route): string {
  return new URL(path(to), base).href;
}

export function go(to: Route, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address(to));
  here = to;
  scrollTo(0, 0);
}

function read(): void {
  const below = location.pathname.startsWith(base.pathname) ? location.pathname.slice(base.pathname.length) : "";
  here = parse(below, location.search) ?? { page: "lobby" };
}

/** Follow the browser's own steps, and links within the page. */
export function follow(): void {
  read();
  addEventListener("popstate", read);
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const url = new URL(link.href);
    if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return;
    const to = parse(url.pathname.slice(base.pathname.length), url.search);
    if (!to || url.hash) return;
    event.preventDefault();
    go(to);
  });
}
