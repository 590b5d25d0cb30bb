// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { hrefOf, parse } from "./route.ts";
import { ROUTES } from "./routes.fixture.ts";

test("every page has addresses of its own", () => {
  for (const to of ROUTES) expect(parse(hrefOf(to))).toEqual(to);
  expect(new Set(ROUTES.map(hrefOf)).size).toBe(ROUTES.length);
});

test("addresses that are out in the world stay what they are", () => {
  for (const [hash, to] of [
    ["#/replay/00ff/4", { page: "replay", id: "00ff", round: 4 }],
    ["#/rules/a%20house", { page: "rules", name: "a house" }],
    ["#/learn/tiles", { page: "lesson", lesson: "tiles" }],
    ["#/drills/fu/open", { page: "drill", drill: "fu", skill: "open" }],
    ["#/statistics/hands?figure=win", { page: "hands", query: "figure=win" }],
    ["#/help/yaku/pinfu?rules=tenhou", { page: "help", topic: "yaku", at: "pinfu", query: "rules=tenhou" }],
    ["#/help?rules=tenhou", { page: "help", query: "rules=tenhou" }],
  ] as const) {
    expect(parse(hash)).toEqual(to);
    expect(hrefOf(to)).toBe(hash);
  }
});

test("what people type leads where they mean to go", () => {
  for (const [hash, page] of [
    ["#/", "start"],
    ["#/home", "start"],
    ["#/career", "parlour"],
    ["#/learn/", "learn"],
  ] as const)
    expect(parse(hash), hash).toEqual({ page });
});

test("what is no address leads nowhere, and none leads home", () => {
  for (const hash of ["", "#"]) expect(parse(hash), hash).toEqual({ page: "start" });
  for (const hash of ["#/nowhat", "#/match", "#/statistical", "#/replay/00ff/x", "#/rules/%", "#/practice/x"])
    expect(parse(hash), hash).toEqual({ page: "nowhere" });
});
