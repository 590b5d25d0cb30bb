import { expect, test } from "vitest";
import { drawn, ended } from "../../e2e/ends.ts";
import { doraHan, linesOf, readOf } from "./reading.ts";

test("each win is read out by its yaku, its dora and its total, then who pays (R-346, R-349)", () => {
  const lines = linesOf(ended);
  expect(lines.map(({ type }) => type).join(" ")).toBe("yaku yaku yaku dora total yaku dora total payments");
  expect(readOf(lines, 2, 0)).toEqual({ rows: 2, total: false });
  expect(readOf(lines, 5, 0)).toEqual({ rows: 4, total: true });
  expect(readOf(lines, 6, 1)).toEqual({ rows: 1, total: false });
});

test("of a draw only the payments are read (R-352)", () => {
  expect(linesOf(drawn)).toEqual([{ type: "payments" }]);
});

test("dora, ura-dora and red fives are one line (R-357)", () => {
  const [first] = ended.outcome.type === "won" ? ended.outcome.winners : [];
  expect(first && doraHan(first)).toBe(4);
});
