import { signal } from "@preact/signals";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "match"; readonly id: string }
  /** A finished match; or, without an id, a file to be opened. */
  | { readonly page: "replay"; readonly id: string | null };

/** The page in the address: `#/match/ID`, `#/replay`, `#/replay/ID`, or the start page. */
export const route = signal<Route>(parse(location.hash));

addEventListener("hashchange", () => {
  route.value = parse(location.hash);
});

export function parse(hash: string): Route {
  const [, page, id] = /^#\/(match|replay)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (page === "replay") return { page, id: id ?? null };
  return page === "match" && id !== undefined ? { page, id } : { page: "start" };
}

export function hrefOf(to: Route): string {
  if (to.page === "start") return "#/";
  return to.id === null ? `#/${to.page}` : `#/${to.page}/${to.id}`;
}

export function goTo(to: Route): void {
  location.hash = hrefOf(to);
}
