// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { hrefOf, parse, type Route } from "./route.ts";

test("every page has an address of its own", () => {
  const pages: readonly Route[] = [
    { page: "start" },
    { page: "match", id: "00ff" },
    { page: "career", room: "ladder" },
    { page: "friends" },
    { page: "you" },
    { page: "admin" },
    { page: "sign-in" },
    { page: "device", code: null },
    { page: "device", code: "0K7Q-Z2" },
    { page: "room", id: "k7-Qz_2" },
    { page: "watch", id: "k7-Qz_2" },
    { page: "rules", name: "a house" },
    { page: "fair-wall", id: "00ff" },
    { page: "replay", id: null },
    { page: "replay", id: "00ff" },
    { page: "replay", id: "00ff", round: 3 },
    { page: "help", topic: null, at: null, query: "" },
    { page: "help", topic: "yaku", at: "pinfu", query: "rules=tenhou" },
    { page: "drills" },
    { page: "drills", drill: "fu" },
    { page: "drills", drill: "fu", skill: "open" },
    { page: "daily" },
    { page: "statistics", hands: false, query: "" },
    { page: "statistics", hands: false, query: "mode=free" },
    { page: "statistics", hands: true, query: "figure=win&mode=free" },
  ];
  for (const page of pages) expect(parse(hrefOf(page))).toEqual(page);
  expect(hrefOf({ page: "replay", id: "00ff", round: 3 })).toBe("#/replay/00ff/4");
  expect(parse("#/statistical").page).toBe("start");
  expect(parse("#/replay/00ff/x").page).toBe("start");
});
