import type { FunctionComponent } from "preact";
import type { Part } from "../texts/keys.ts";
import type { PlainKey } from "../texts/texts.ts";
import type { Tile } from "../wire/generated/wire.ts";

type None = Readonly<Record<never, never>>;
interface OfMatch {
  readonly id: string;
}
interface Asked {
  readonly query?: string | undefined;
}

export interface Addresses {
  start: None;
  match: OfMatch;
  watch: OfMatch;
  /** Without `id`, the form to open a record. `round` counts from 1. */
  replay: { readonly id?: string | undefined; readonly round?: number | undefined };
  "fair-wall": OfMatch;
  rules: { readonly name: string };
  learn: None;
  lesson: { readonly lesson: string };
  practice: None;
  friends: None;
  room: { readonly id: string };
  drills: None;
  drill: { readonly drill: string; readonly skill?: string | undefined };
  daily: None;
  /** Without `topic`, the contents. The query has the rules and the search. */
  help: { readonly topic?: string | undefined; readonly at?: string | undefined } & Asked;
  parlour: None;
  ladder: None;
  club: None;
  achievements: None;
  statistics: Asked;
  hands: Asked;
  you: None;
  admin: None;
  "sign-in": None;
  /** Without a code, the form to enter one. */
  device: { readonly code?: string | undefined };
  ceremony: None;
  score: Asked;
}
export type PageName = keyof Addresses;

/** The name and the parts of the address. */
type Props<P extends PageName> = Addresses[P] & { readonly page: P };

interface Page {
  /** Its addresses, as {@link address} reads them. */
  readonly at: string;
  readonly texts?: readonly Part[];
  /** The page stays when the address names another part of it. */
  readonly stays?: boolean;
  readonly nameless?: boolean;
  /** On the start page: the tile, its name and what is behind it. */
  readonly door?: readonly [tile: Tile, name: PlainKey, about: PlainKey];
}

interface Loaded<P extends PageName> {
  /** Loaded when first shown. Pages that share it keep its state. */
  readonly load: () => Promise<FunctionComponent<Props<P>>>;
}

export type AtHand = "start" | "match";
type Entry<P extends PageName> = Page & (P extends AtHand ? { readonly load?: never } : Loaded<P>);

const careerPage = async () => (await import("./career/CareerPage.tsx")).CareerPage;
const statisticsPage = async () => (await import("./statistics/StatisticsPage.tsx")).StatisticsPage;

/** In the order of the doors. */
export const PAGES: { readonly [P in PageName]: Entry<P> } = {
  start: { at: "/" },
  match: { at: "/match/:id" },
  watch: {
    at: "/watch/:id",
    load: async () => (await import("./watch/WatchPage.tsx")).WatchPage,
    texts: ["friends"],
  },
  replay: {
    at: "/replay/:id?/:round(\\d+)?",
    load: async () => (await import("./replay/ReplayPage.tsx")).ReplayPage,
    texts: ["friends"],
  },
  "fair-wall": {
    at: "/fair-wall/:id",
    load: async () => (await import("./fairWall/FairWallPage.tsx")).FairWallPage,
    texts: ["fairWall"],
  },
  rules: { at: "/rules/:name(.+)", load: async () => (await import("./rules/RulesPage.tsx")).RulesPage },
  learn: {
    at: "/learn",
    load: async () => (await import("./lessons/LearnPage.tsx")).LearnPage,
    texts: ["lessons"],
    door: ["1m", "door-learn", "door-learn-about"],
  },
  lesson: {
    at: "/learn/:lesson",
    load: async () => (await import("./lessons/LessonPage.tsx")).LessonPage,
    texts: ["lessons"],
  },
  practice: {
    at: "/practice",
    load: async () => (await import("./practice/PracticePage.tsx")).PracticePage,
    texts: ["practice"],
    door: ["5p", "door-practice", "door-practice-about"],
  },
  friends: {
    at: "/friends",
    load: async () => (await import("./friends/FriendsPage.tsx")).FriendsPage,
    texts: ["friends"],
    door: ["2z", "door-friends", "door-friends-about"],
  },
  room: {
    at: "/room/:id",
    load: async () => (await import("./friends/RoomPage.tsx")).RoomPage,
    texts: ["friends"],
  },
  drills: {
    at: "/drills",
    load: async () => (await import("./drills/DrillsPage.tsx")).DrillsPage,
    texts: ["drills"],
    door: ["3s", "door-drills", "door-drills-about"],
  },
  drill: {
    at: "/drills/:drill/:skill?",
    load: async () => (await import("./drills/DrillPage.tsx")).DrillPage,
    texts: ["drills", "score", "advice"],
  },
  daily: {
    at: "/daily",
    load: async () => (await import("./drills/DailyPage.tsx")).DailyPage,
    texts: ["drills", "score", "advice"],
    door: ["5z", "door-daily", "door-daily-about"],
  },
  help: {
    at: "/help/:topic?/:at??:query",
    load: async () => (await import("./help/HelpPage.tsx")).HelpPage,
    texts: ["help"],
    stays: true,
    door: ["6s", "door-help", "door-help-about"],
  },
  parlour: {
    at: "/parlour",
    load: careerPage,
    texts: ["career"],
    door: ["7p", "door-parlour", "door-parlour-about"],
  },
  ladder: {
    at: "/ladder",
    load: careerPage,
    texts: ["career"],
    door: ["1s", "door-ladder", "door-ladder-about"],
  },
  club: { at: "/club", load: careerPage, texts: ["career"], door: ["6z", "door-club", "door-club-about"] },
  achievements: {
    at: "/achievements",
    load: careerPage,
    texts: ["career"],
    door: ["7z", "door-achievements", "door-achievements-about"],
  },
  statistics: {
    at: "/statistics?:query",
    load: statisticsPage,
    texts: ["statistics"],
    door: ["9s", "door-statistics", "door-statistics-about"],
  },
  hands: { at: "/statistics/hands?:query", load: statisticsPage, texts: ["statistics"] },
  you: { at: "/you", load: async () => (await import("./you/YouPage.tsx")).YouPage, texts: ["friends"] },
  admin: {
    at: "/admin",
    load: async () => (await import("./admin/AdminPage.tsx")).AdminPage,
    texts: ["admin"],
  },
  "sign-in": {
    at: "/sign-in",
    load: async () => (await import("./you/PasswordPage.tsx")).PasswordPage,
    texts: ["friends"],
    nameless: true,
  },
  device: {
    at: "/device/:code?",
    load: async () => (await import("./you/DevicePage.tsx")).DevicePage,
    texts: ["friends"],
    nameless: true,
  },
  ceremony: {
    at: "/ceremony",
    load: async () => (await import("./ceremony/CeremonyPage.tsx")).CeremonyPage,
    texts: ["ceremony"],
  },
  score: {
    at: "/score?:query",
    load: async () => (await import("./score/ScorePage.tsx")).ScorePage,
    texts: ["score"],
  },
};
