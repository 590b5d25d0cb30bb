import { signal } from "@preact/signals";

export type Route = { readonly page: "start" } | { readonly page: "match"; readonly id: string };

/** The page in the address: `#/match/ID`, or the start page. */
export const route = signal<Route>(parse(location.hash));

addEventListener("hashchange", () => {
  route.value = parse(location.hash);
});

export function parse(hash: string): Route {
  const id = /^#\/match\/([\w-]+)$/.exec(hash)?.[1];
  return id === undefined ? { page: "start" } : { page: "match", id };
}

export function hrefOf(to: Route): string {
  return to.page === "match" ? `#/match/${to.id}` : "#/";
}

export function goTo(to: Route): void {
  location.hash = hrefOf(to);
}
