import { expect, test } from "vitest";
import { played } from "../../e2e/matchEnds.ts";
import { scoreHistory } from "./scoreHistory.ts";

test("the course of a match: points at first and after each hand (R-354)", () => {
  const { rounds, points } = scoreHistory(played);
  expect(rounds.map(({ short }) => short)).toEqual(["E1", "E2", "E3", "E4", "S1", "S2", "S3", "S4"]);
  expect(rounds[1]?.label).toBe("East 2");
  expect(points[0]).toEqual([25_000, 26_500, 24_500, 38_800, 37_800, 41_700, 41_000, 41_000, 49_000]);
  // Nothing is lost on the way.
  for (let nth = 0; nth <= 8; nth++)
    expect(points.reduce((sum, line) => sum + (line[nth] ?? 0), 0)).toBe(100_000);
});
