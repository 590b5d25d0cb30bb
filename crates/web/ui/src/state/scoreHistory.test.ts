import { expect, test } from "vitest";
import { played } from "../../e2e/matchEnds.ts";
import { decisive, scoreHistory } from "./scoreHistory.ts";

test("the course of a match: points at first and after each hand (R-354)", () => {
  const { rounds, points } = scoreHistory(played);
  expect(rounds.map(({ short }) => short)).toEqual(["E1", "E2", "E2-1", "E3", "E4", "S1", "S2", "S3", "S4"]);
  expect(rounds[1]?.label).toBe("East 2");
  expect(points[0]).toEqual([25_000, 25_000, 24_000, 36_300, 34_300, 31_300, 29_300, 33_200, 33_200, 41_200]);
  for (let nth = 0; nth <= 9; nth++)
    expect(points.reduce((sum, line) => sum + (line[nth] ?? 0), 0)).toBe(100_000);
});

test("the hand that decided a place: who was passed in it, or who passed, and the win", () => {
  const history = scoreHistory(played);
  const first = decisive(history, 0);
  expect([first?.label, first?.round, first?.passed, first?.rose]).toEqual(["South 2", 7, [1], true]);
  expect(first?.win?.seat).toBe(0);
  const last = decisive(history, 1);
  expect([last?.label, last?.passed, last?.rose]).toEqual(["South 3", [3], false]);
});
