import { signal } from "@preact/signals";
import { type Address, address } from "./address.ts";
import { type Addresses, PAGES, type PageName } from "./pages.ts";

export type Route = { [P in PageName]: { readonly page: P } & Addresses[P] }[PageName];

const NAMES = Object.keys(PAGES) as readonly PageName[];
const ADDRESSES = Object.fromEntries(NAMES.map((page) => [page, address(PAGES[page].at)])) as Readonly<
  Record<PageName, Address>
>;

/** What people type for it. */
const MEANT: Readonly<Record<string, Route>> = {
  "": { page: "start" },
  "#": { page: "start" },
  "#/home": { page: "start" },
  "#/play": { page: "start" },
  "#/lessons": { page: "learn" },
  "#/career": { page: "parlour" },
  "#/matches": { page: "records" },
};

export function parse(hash: string): Route {
  const asked = hash.replace(/\/$/, "");
  for (const page of NAMES) {
    const parts = ADDRESSES[page].parse(asked);
    if (parts !== null) return { page, ...parts } as Route;
  }
  return MEANT[asked] ?? { page: "nowhere" };
}

export const route = signal<Route>(parse(location.hash));

addEventListener("hashchange", () => {
  route.value = parse(location.hash);
});

export function hrefOf({ page, ...parts }: Route): string {
  return ADDRESSES[page].href(parts);
}

export function goTo(to: Route): void {
  location.hash = hrefOf(to);
}

export function goOnTo(to: Route): void {
  location.replace(hrefOf(to));
}

/** Goes to the start page if no page led here. */
export function goBack(): void {
  if (history.length < 2) goTo({ page: "start" });
  else history.back();
}

export function stayAt(to: Route): void {
  history.replaceState(null, "", hrefOf(to));
  route.value = to;
}
