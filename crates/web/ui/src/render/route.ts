import { signal } from "@preact/signals";

/** The pages of a career, by the words in their addresses. */
export const ROOMS = ["parlour", "ladder", "club", "achievements"] as const;
export type Room = (typeof ROOMS)[number];

export type Route =
  | { readonly page: "start" }
  | { readonly page: "match"; readonly id: string }
  | { readonly page: "career"; readonly room: Room }
  | { readonly page: "practice" }
  | { readonly page: "learn" }
  /** The editor of these rules. */
  | { readonly page: "rules"; readonly name: string }
  /** The replay of a match, or without an id the form to open a record. */
  | { readonly page: "replay"; readonly id: string | null };

/** The page in the address: `#/match/ID`, `#/rules/NAME`, `#/replay`, `#/replay/ID`, `#/practice`, `#/parlour` and the like, or the start page. */
export const route = signal<Route>(parse(location.hash));

addEventListener("hashchange", () => {
  route.value = parse(location.hash);
});

export function parse(hash: string): Route {
  const rules = decoded(/^#\/rules\/(.+)$/.exec(hash)?.[1]);
  if (rules !== null) return { page: "rules", name: rules };
  if (hash === "#/practice") return { page: "practice" };
  if (hash === "#/learn") return { page: "learn" };
  const room = ROOMS.find((room) => hash === `#/${room}`);
  if (room !== undefined) return { page: "career", room };
  const [, page, id] = /^#\/(match|replay)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (page === "replay") return { page, id: id ?? null };
  return page === "match" && id !== undefined ? { page, id } : { page: "start" };
}

/** Decodes a part of an address; `null` if it is malformed. */
function decoded(part: string | undefined): string | null {
  try {
    return part === undefined ? null : decodeURIComponent(part);
  } catch {
    return null;
  }
}

export function hrefOf(to: Route): string {
  if (to.page === "start") return "#/";
  if (to.page === "practice" || to.page === "learn") return `#/${to.page}`;
  if (to.page === "career") return `#/${to.room}`;
  if (to.page === "rules") return `#/rules/${encodeURIComponent(to.name)}`;
  return to.id === null ? `#/${to.page}` : `#/${to.page}/${to.id}`;
}

export function goTo(to: Route): void {
  location.hash = hrefOf(to);
}

/** Goes to a page in place of this one, to which there is no way back. */
export function goOnTo(to: Route): void {
  location.replace(hrefOf(to));
}
