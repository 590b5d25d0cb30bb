import { signal } from "@preact/signals";

/** The pages beside the table, by the words in their addresses. */
export const ROOMS = ["parlour", "ladder", "club", "achievements", "statistics"] as const;
export type Room = (typeof ROOMS)[number];
/** Those of a career. */
export type CareerRoom = Exclude<Room, "statistics">;

export type Route =
  | { readonly page: "start" }
  | { readonly page: "match"; readonly id: string }
  /** A match watched without a seat. */
  | { readonly page: "watch"; readonly id: string }
  | { readonly page: "career"; readonly room: CareerRoom }
  /** All figures, or the hands behind one, of the matches that the query names. */
  | { readonly page: "statistics"; readonly hands: boolean; readonly query: string }
  | { readonly page: "practice" }
  /** Rooms for friends, or one of them. */
  | { readonly page: "friends" }
  | { readonly page: "room"; readonly id: string }
  /** Who the user is on a server for friends. */
  | { readonly page: "you" }
  /** The administration of a server for friends. */
  | { readonly page: "admin" }
  /** Signing in by the password of an account. */
  | { readonly page: "sign-in" }
  /** Going on as somebody who is signed in at another device; without the code of its link the form to enter one. */
  | { readonly page: "device"; readonly code: string | null }
  /** A table set up by hand. */
  | { readonly page: "ceremony" }
  /** The score calculator; the query states the hand. */
  | { readonly page: "score"; readonly query: string }
  /** The help: a topic, or all of them; a place in it; and in the query the rules it speaks of and what is sought. */
  | {
      readonly page: "help";
      readonly topic: string | null;
      readonly at: string | null;
      readonly query: string;
    }
  /** The path of the lessons, or one of them. */
  | { readonly page: "learn"; readonly lesson?: string }
  /** The drills, one of them, or one skill of it. */
  | { readonly page: "drills"; readonly drill?: string; readonly skill?: string }
  /** The puzzle of the day. */
  | { readonly page: "daily" }
  /** The editor of these rules. */
  | { readonly page: "rules"; readonly name: string }
  /** What proves that nobody chose the walls of a match. */
  | { readonly page: "fair-wall"; readonly id: string }
  /** The replay of a match, from a round on if it has a number; without an id the form to open a record. */
  | { readonly page: "replay"; readonly id: string | null; readonly round?: number };

/**
 * The page in the address: `#/match/ID`, `#/watch/ID`, `#/fair-wall/ID`, `#/rules/NAME`, `#/replay`, `#/replay/ID`, `#/replay/ID/ROUND` with rounds from 1,
 * `#/statistics` and `#/statistics/hands` with a query, `#/help`, `#/help/TOPIC`, `#/help/TOPIC/PLACE` with a query, `#/practice`, `#/friends`, `#/room/ID`, `#/you`, `#/admin`, `#/sign-in`, `#/device`, `#/device/CODE`, `#/learn`, `#/learn/LESSON`, `#/drills`, `#/drills/DRILL`, `#/drills/DRILL/SKILL`, `#/daily`, `#/ceremony`, `#/score` with a query, `#/parlour` and the like, or the start page.
 */
export const route = signal<Route>(parse(location.hash));

addEventListener("hashchange", () => {
  route.value = parse(location.hash);
});

export function parse(hash: string): Route {
  const rules = decoded(/^#\/rules\/(.+)$/.exec(hash)?.[1]);
  if (rules !== null) return { page: "rules", name: rules };
  const statistics = /^#\/statistics(\/hands)?(?:\?(.*))?$/.exec(hash);
  if (statistics !== null)
    return { page: "statistics", hands: statistics[1] !== undefined, query: statistics[2] ?? "" };
  const score = /^#\/score(?:\?(.*))?$/.exec(hash);
  if (score !== null) return { page: "score", query: score[1] ?? "" };
  const walls = /^#\/fair-wall\/([\w-]+)$/.exec(hash)?.[1];
  if (walls !== undefined) return { page: "fair-wall", id: walls };
  if (hash === "#/ceremony") return { page: "ceremony" };
  const help = /^#\/help(?:\/([\w-]+))?(?:\/([\w-]+))?(?:\?(.*))?$/.exec(hash);
  if (help !== null)
    return { page: "help", topic: help[1] ?? null, at: help[2] ?? null, query: help[3] ?? "" };
  if (hash === "#/practice") return { page: "practice" };
  if (hash === "#/friends") return { page: "friends" };
  if (hash === "#/admin") return { page: "admin" };
  const friends = /^#\/room\/([\w-]+)$/.exec(hash)?.[1];
  if (friends !== undefined) return { page: "room", id: friends };
  if (hash === "#/you" || hash === "#/sign-in") return { page: hash === "#/you" ? "you" : "sign-in" };
  const device = /^#\/device(?:\/([\w-]+))?$/.exec(hash);
  if (device !== null) return { page: "device", code: device[1] ?? null };
  const watched = /^#\/watch\/([\w-]+)$/.exec(hash)?.[1];
  if (watched !== undefined) return { page: "watch", id: watched };
  const learn = /^#\/learn(?:\/(\w+))?$/.exec(hash);
  if (learn !== null) return { page: "learn", ...(learn[1] !== undefined && { lesson: learn[1] }) };
  const drills = /^#\/drills(?:\/(\w+)(?:\/(\w+))?)?$/.exec(hash);
  if (drills !== null) {
    const [, drill, skill] = drills;
    return { page: "drills", ...(drill !== undefined && { drill }), ...(skill !== undefined && { skill }) };
  }
  if (hash === "#/daily") return { page: "daily" };
  const room = ROOMS.find((room) => hash === `#/${room}`);
  if (room !== undefined && room !== "statistics") return { page: "career", room };
  const [, page, id, round] = /^#\/(match|replay)(?:\/([\w-]+))?(?:\/(\d+))?$/.exec(hash) ?? [];
  if (page === "replay")
    return { page, id: id ?? null, ...(round !== undefined && { round: Number(round) - 1 }) };
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
  if (
    to.page === "practice" ||
    to.page === "friends" ||
    to.page === "you" ||
    to.page === "admin" ||
    to.page === "sign-in" ||
    to.page === "ceremony" ||
    to.page === "daily"
  )
    return `#/${to.page}`;
  if (to.page === "device") return to.code === null ? "#/device" : `#/device/${to.code}`;
  if (to.page === "learn") return to.lesson === undefined ? "#/learn" : `#/learn/${to.lesson}`;
  if (to.page === "drills")
    return `#/${["drills", to.drill, to.skill].filter((part) => part !== undefined).join("/")}`;
  if (to.page === "career") return `#/${to.room}`;
  if (to.page === "statistics") return `#/statistics${to.hands ? "/hands" : ""}${queryOf(to)}`;
  if (to.page === "score") return `#/score${queryOf(to)}`;
  if (to.page === "help") {
    const place = [to.topic, to.at].filter((part) => part !== null);
    return `#/${["help", ...place].join("/")}${queryOf(to)}`;
  }
  if (to.page === "rules") return `#/rules/${encodeURIComponent(to.name)}`;
  if (to.id === null) return `#/${to.page}`;
  return `#/${to.page}/${to.id}${to.page === "replay" && to.round !== undefined ? `/${to.round + 1}` : ""}`;
}

function queryOf({ query }: { readonly query: string }): string {
  return query === "" ? "" : `?${query}`;
}

export function hrefToRoom(room: Room): string {
  return `#/${room}`;
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
