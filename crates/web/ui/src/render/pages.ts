import type { FunctionComponent } from "preact";
import type { Part } from "../texts/keys.ts";
import type { PlainKey } from "../texts/texts.ts";

export type Family = "learn" | "career" | "records";

type None = Readonly<Record<never, never>>;
interface OfMatch {
  readonly id: string;
}
interface Asked {
  readonly query?: string | undefined;
}

export interface Addresses {
  start: None;
  /** With `shows`, the final standings before the last hand. */
  match: OfMatch & { readonly shows?: string | undefined };
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
  records: None;
  /** No address of the page. */
  nowhere: None;
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
  /** The pages of a family are a tab away from each other. */
  readonly tab?: readonly [family: Family, name: PlainKey];
  /** Where ← leads, unless it is home. */
  readonly under?: PageName;
}

interface Loaded<P extends PageName> {
  /** Loaded when first shown. Pages that share it keep its state. */
  readonly load: () => Promise<FunctionComponent<Props<P>>>;
}

export type AtHand = "start" | "match";
type Entry<P extends PageName> = Page & (P extends AtHand ? { readonly load?: never } : Loaded<P>);

const careerPage = async () => (await import("./career/CareerPage.tsx")).CareerPage;
const statisticsPage = async () => (await import("./statistics/StatisticsPage.tsx")).StatisticsPage;

/** In the order of the tabs. */
export const PAGES: { readonly [P in PageName]: Entry<P> } = {
  start: { at: "/" },
  match: { at: "/match/:id/:shows(standings)?" },
  watch: {
    at: "/watch/:id",
    load: async () => (await import("./watch/WatchPage.tsx")).WatchPage,
    texts: ["friends"],
  },
  records: {
    at: "/records",
    load: async () => (await import("./start/RecordsPage.tsx")).RecordsPage,
    tab: ["records", "tab-matches"],
  },
  replay: {
    at: "/replay/:id?/:round(\\d+)?",
    load: async () => (await import("./replay/ReplayPage.tsx")).ReplayPage,
    texts: ["friends"],
    tab: ["records", "tab-open"],
  },
  "fair-wall": {
    at: "/fair-wall/:id",
    load: async () => (await import("./fairWall/FairWallPage.tsx")).FairWallPage,
    texts: ["fairWall"],
    under: "records",
  },
  rules: { at: "/rules/:name(.+)", load: async () => (await import("./rules/RulesPage.tsx")).RulesPage },
  learn: {
    at: "/learn",
    load: async () => (await import("./lessons/LearnPage.tsx")).LearnPage,
    texts: ["lessons"],
    tab: ["learn", "tab-lessons"],
  },
  lesson: {
    at: "/learn/:lesson",
    load: async () => (await import("./lessons/LessonPage.tsx")).LessonPage,
    texts: ["lessons"],
    under: "learn",
  },
  friends: {
    at: "/friends",
    load: async () => (await import("./friends/FriendsPage.tsx")).FriendsPage,
    texts: ["friends"],
  },
  room: {
    at: "/room/:id",
    load: async () => (await import("./friends/RoomPage.tsx")).RoomPage,
    texts: ["friends"],
    under: "friends",
  },
  drills: {
    at: "/drills",
    load: async () => (await import("./drills/DrillsPage.tsx")).DrillsPage,
    texts: ["drills"],
    tab: ["learn", "door-drills"],
  },
  drill: {
    at: "/drills/:drill/:skill?",
    load: async () => (await import("./drills/DrillPage.tsx")).DrillPage,
    texts: ["drills", "score", "advice"],
    under: "drills",
  },
  daily: {
    at: "/daily",
    load: async () => (await import("./drills/DailyPage.tsx")).DailyPage,
    texts: ["drills", "score", "advice"],
    tab: ["learn", "door-daily"],
  },
  practice: {
    at: "/practice",
    load: async () => (await import("./practice/PracticePage.tsx")).PracticePage,
    texts: ["practice"],
    tab: ["learn", "door-practice"],
  },
  help: {
    at: "/help/:topic?/:at??:query",
    load: async () => (await import("./help/HelpPage.tsx")).HelpPage,
    texts: ["help"],
    stays: true,
  },
  parlour: {
    at: "/parlour",
    load: careerPage,
    texts: ["career"],
    tab: ["career", "door-parlour"],
  },
  ladder: {
    at: "/ladder",
    load: careerPage,
    texts: ["career"],
    tab: ["career", "door-ladder"],
  },
  club: { at: "/club", load: careerPage, texts: ["career"], tab: ["career", "door-club"] },
  achievements: {
    at: "/achievements",
    load: careerPage,
    texts: ["career"],
    tab: ["career", "door-achievements"],
  },
  statistics: {
    at: "/statistics?:query",
    load: statisticsPage,
    texts: ["statistics"],
    tab: ["career", "door-statistics"],
  },
  hands: {
    at: "/statistics/hands?:query",
    load: statisticsPage,
    texts: ["statistics"],
    under: "statistics",
  },
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
  nowhere: {
    at: "/nowhere",
    load: async () => (await import("./start/NotFoundPage.tsx")).NotFoundPage,
    nameless: true,
  },
};
