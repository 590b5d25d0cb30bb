import { signal } from "@preact/signals";
import { type Address, address } from "./address.ts";
import { type Addresses, PAGES, type PageName } from "./pages.ts";

/** A page, and what its address says. */
export type Route = { [P in PageName]: { readonly page: P } & Addresses[P] }[PageName];

const NAMES = Object.keys(PAGES) as readonly PageName[];
const ADDRESSES = Object.fromEntries(NAMES.map((page) => [page, address(PAGES[page].at)])) as Readonly<
  Record<PageName, Address>
>;

/** The page in the address. */
export const route = signal<Route>(parse(location.hash));

addEventListener("hashchange", () => {
  route.value = parse(location.hash);
});

/** The page of an address; the start page if it is none. */
export function parse(hash: string): Route {
  for (const page of NAMES) {
    const parts = ADDRESSES[page].parse(hash);
    if (parts !== null) return { page, ...parts } as Route;
  }
  return { page: "start" };
}

export function hrefOf({ page, ...parts }: Route): string {
  return ADDRESSES[page].href(parts);
}

export function goTo(to: Route): void {
  location.hash = hrefOf(to);
}

/** Goes to a page in place of this one, to which there is no way back. */
export function goOnTo(to: Route): void {
  location.replace(hrefOf(to));
}

/** Goes back to the page that led to this one; if none did, to the start page. */
export function goBack(): void {
  if (history.length < 2) goTo({ page: "start" });
  else history.back();
}

/** Changes what the address says of this page, without a way back to what it said before. */
export function stayAt(to: Route): void {
  history.replaceState(null, "", hrefOf(to));
  route.value = to;
}
