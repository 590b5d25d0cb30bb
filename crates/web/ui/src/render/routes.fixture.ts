import { PAGES, type PageName } from "./pages.ts";
import type { Route } from "./route.ts";

type RoutesOf<P extends PageName> = readonly Extract<Route, { page: P }>[];

/** Each page with everything that its address can say, and with as little as it can. */
const SAID: { readonly [P in PageName]?: RoutesOf<P> } = {
  match: [
    { page: "match", id: "00ff" },
    { page: "match", id: "00ff", shows: "standings" },
  ],
  watch: [{ page: "watch", id: "k7-Qz_2" }],
  replay: [{ page: "replay" }, { page: "replay", id: "00ff" }, { page: "replay", id: "00ff", round: 4 }],
  "fair-wall": [{ page: "fair-wall", id: "00ff" }],
  rules: [
    { page: "rules", name: "a house" },
    { page: "rules", name: "50 % / 雀?" },
  ],
  lesson: [{ page: "lesson", lesson: "tiles" }],
  room: [{ page: "room", id: "k7-Qz_2" }],
  drill: [
    { page: "drill", drill: "fu" },
    { page: "drill", drill: "fu", skill: "open" },
  ],
  help: [{ page: "help" }, { page: "help", topic: "yaku", at: "pinfu", query: "rules=tenhou&find=a%20b" }],
  statistics: [{ page: "statistics" }, { page: "statistics", query: "mode=free" }],
  hands: [{ page: "hands" }, { page: "hands", query: "figure=win&mode=free" }],
  device: [{ page: "device" }, { page: "device", code: "0K7Q-Z2" }],
  score: [{ page: "score" }, { page: "score", query: "hand=123m" }],
};

export const ROUTES: readonly Route[] = Object.keys(PAGES).flatMap(
  (page): readonly Route[] => SAID[page as PageName] ?? [{ page } as Route],
);
