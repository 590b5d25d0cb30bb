import { expect, test } from "vitest";
import { drawn, ended, plainWin, yakumanWin } from "../../e2e/tables.ts";
import type { RoundEnd } from "../wire/generated/wire.ts";
import { doraHan, linesOf, readOf, stageOf, timeBefore } from "./reading.ts";

test("the hands are seen, each win is read out by its yaku, its dora and its total, then who pays (R-346, R-349)", () => {
  const lines = linesOf(ended);
  expect(lines.map(({ type }) => type).join(" ")).toBe(
    "hands yaku yaku yaku dora total yaku dora total payments rest",
  );
  expect(readOf(lines, 3, 0)).toEqual({ rows: 2, total: false });
  expect(readOf(lines, 6, 0)).toEqual({ rows: 4, total: true });
  expect(readOf(lines, 7, 1)).toEqual({ rows: 1, total: false });
  expect(stageOf(lines, 0)).toEqual({ opened: false, paid: false });
  expect(stageOf(lines, 9)).toEqual({ opened: true, paid: false });
  expect(stageOf(lines, 10)).toEqual({ opened: true, paid: true });
});

test("of a draw only the payments are read (R-352)", () => {
  expect(linesOf(drawn).map(({ type }) => type)).toEqual(["hands", "payments", "rest"]);
});

test("dora, ura-dora and red fives are one line (R-357)", () => {
  const [first] = ended.outcome.type === "won" ? ended.outcome.winners : [];
  expect(first && doraHan(first)).toBe(4);
});

test("the higher a win, the longer its hand is seen, and the longest where the yakuman lands", () => {
  const seen = [drawn, plainWin, ended, yakumanWin].map((end) => timeBefore(end, linesOf(end), 0, false));
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(new Set(seen).size).toBe(4);
  const lines = linesOf(ended);
  const total = lines.findIndex(({ type }) => type === "total");
  expect(timeBefore(ended, lines, total + 1, true)).toBeGreaterThan(
    timeBefore(ended, lines, total + 1, false),
  );
});

/** `time` after the end of a hand, in milliseconds. */
function yakuReadBy(end: RoundEnd, time: number): number {
  const lines = linesOf(end);
  let at = 0;
  const read = lines.filter((_, nth) => {
    at += timeBefore(end, lines, nth, false);
    return at <= time;
  });
  return read.filter(({ type }) => type === "yaku").length;
}

test("soon after a win more than its first yaku is read", () => {
  expect(yakuReadBy(ended, 2600)).toBe(3);
});
