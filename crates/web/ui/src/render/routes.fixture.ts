import type { PageName } from "./pages.ts";
import type { Route } from "./route.ts";

/** Each page with everything its address can say, and with as little as it can. */
export const ROUTES: { readonly [P in PageName]: readonly Extract<Route, { page: P }>[] } = {
  start: [{ page: "start" }],
  match: [{ page: "match", id: "00ff" }],
  watch: [{ page: "watch", id: "k7-Qz_2" }],
  replay: [{ page: "replay" }, { page: "replay", id: "00ff" }, { page: "replay", id: "00ff", round: 4 }],
  "fair-wall": [{ page: "fair-wall", id: "00ff" }],
  rules: [
    { page: "rules", name: "a house" },
    { page: "rules", name: "50 % / 雀?" },
  ],
  learn: [{ page: "learn" }],
  lesson: [{ page: "lesson", lesson: "tiles" }],
  practice: [{ page: "practice" }],
  friends: [{ page: "friends" }],
  room: [{ page: "room", id: "k7-Qz_2" }],
  drills: [{ page: "drills" }],
  drill: [
    { page: "drill", drill: "fu" },
    { page: "drill", drill: "fu", skill: "open" },
  ],
  daily: [{ page: "daily" }],
  help: [{ page: "help" }, { page: "help", topic: "yaku", at: "pinfu", query: "rules=tenhou&find=a%20b" }],
  parlour: [{ page: "parlour" }],
  ladder: [{ page: "ladder" }],
  club: [{ page: "club" }],
  achievements: [{ page: "achievements" }],
  statistics: [{ page: "statistics" }, { page: "statistics", query: "mode=free" }],
  hands: [{ page: "hands" }, { page: "hands", query: "figure=win&mode=free" }],
  you: [{ page: "you" }],
  admin: [{ page: "admin" }],
  "sign-in": [{ page: "sign-in" }],
  device: [{ page: "device" }, { page: "device", code: "0K7Q-Z2" }],
  ceremony: [{ page: "ceremony" }],
  score: [{ page: "score" }, { page: "score", query: "hand=123m" }],
};
