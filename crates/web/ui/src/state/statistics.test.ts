// @vitest-environment happy-dom

import { expect, test } from "vitest";
import type { MeasuredFigure } from "../wire/generated/wire.ts";
import {
  askedOf,
  behindOf,
  daysOf,
  filtersOf,
  percent,
  queryOf,
  rangeOf,
  shownError,
  shownValue,
  typedDay,
} from "./statistics.ts";

const MEASURED: MeasuredFigure = {
  sum: 58,
  count: 248,
  value: 58 / 248,
  error: 0.0123,
  interval: [0.18, 0.29],
};
const line = (key: string, share: boolean, measured: Partial<MeasuredFigure> = {}) => ({
  key,
  share,
  measured: { ...MEASURED, ...measured },
});

/** each figure has its error; what never happened has its interval in place of an error of nothing. */
test("a figure is shown with its error", () => {
  expect([shownValue(line("win", true)), shownError(line("win", true))]).toEqual(["23.4%", "±1.2%"]);
  const never = line("yakuman", true, { sum: 0, value: 0, error: 0, interval: [0, 0.015] });
  expect([shownValue(never), shownError(never)]).toEqual(["0.0%", "0.0–1.5%"]);
  const alone = line("win", true, { error: null });
  expect(shownError(alone), "a single match").toBe("18.0–29.0%");
  const place = line("place", false, { value: 2.456, error: 0.071, interval: null });
  expect([shownValue(place), shownError(place)]).toEqual(["2.46", "±0.07"]);
  const points = line("win_points", false, { value: 6789.4, error: 432.1, interval: null });
  expect([shownValue(points), shownError(points)]).toEqual(["6,789", "±432"]);
  expect(shownValue(line("hand_points", false, { value: -12.3 }))).toBe("−12");
  const nothing = line("riichi_win", true, { sum: 0, count: 0, value: null, error: null, interval: null });
  expect([shownValue(nothing), shownError(nothing)]).toEqual(["–", null]);
});

test("a figure lies within 95 %", () => {
  const rounded = (of: ReturnType<typeof line>) => rangeOf(of)?.map((end) => Number(end.toFixed(3)));
  expect(rounded(line("win", true)), "by its error").toEqual([0.21, 0.258]);
  expect(rounded(line("win", true, { value: 0.01 })), "no share is below nothing").toEqual([0, 0.034]);
  expect(rounded(line("call", true, { value: 0, error: 0 })), "by its interval").toEqual([0.18, 0.29]);
  expect(rangeOf(line("place", false, { error: null, interval: null }))).toBeNull();
});

test("rare shares have two decimals", () => {
  expect([percent(0.0018), percent(0.01), percent(0)]).toEqual(["0.18%", "1.0%", "0.0%"]);
});

test("an address has the filters and what is listed, and nothing else", () => {
  const query = queryOf({ mode: "free", opponent: "A & B", rules: "" }, { group: "turn", value: "13+" });
  expect(filtersOf(query)).toEqual({ mode: "free", opponent: "A & B" });
  expect(behindOf(query)).toEqual({ group: "turn", value: "13+" });
  expect(filtersOf("since=2026-01-31&colour=red")).toEqual({ since: "2026-01-31" });
  expect(queryOf({})).toBe("");
});

test("the server is asked for seconds", () => {
  const asked = askedOf(
    queryOf({ since: "2026-01-31", until: "2026-01-31", rules: "tenhou" }, { figure: "win" }),
  );
  expect(Number(asked.since)).toBe(new Date(2026, 0, 31).getTime() / 1000);
  expect(Number(asked.until)).toBe(new Date(2026, 1, 1).getTime() / 1000 - 1);
  expect([asked.rules, asked.figure]).toEqual(["tenhou", "win"]);
  expect(askedOf("since=yesterday")).toEqual({});
});

test("periods are days of the calendar", () => {
  const today = new Date(2026, 2, 1);
  expect(daysOf("month", today)).toEqual({ since: "2026-01-31" });
  expect(daysOf("year", today)).toEqual({ since: "2026-01-01" });
  expect(daysOf("last-year", today)).toEqual({ since: "2025-01-01", until: "2025-12-31" });
});

test("a day is typed with any signs", () => {
  expect(["2026-01-31", " 2026/1/31", "2026.01.31", "2026年1月31日"].map(typedDay)).toEqual(
    Array(4).fill("2026-01-31"),
  );
  expect(["2026-02-30", "31/01/2026", "yesterday", "2026"].map(typedDay)).toEqual(Array(4).fill(null));
});
