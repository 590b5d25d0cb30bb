import { expect, test } from "vitest";
import { rowsOf } from "./River.tsx";

test("no hand makes a fourth row before the third has reached its corner", () => {
  expect(rowsOf(0, 6)).toEqual([]);
  expect(rowsOf(7, 6)).toEqual([
    [0, 6],
    [6, 7],
  ]);
  expect(rowsOf(19, 6)).toEqual([
    [0, 6],
    [6, 12],
    [12, 19],
  ]);
  expect(rowsOf(23, 6).at(-1)).toEqual([22, 23]);
});

test("eighteen discards make two rows of nine (R-327)", () => {
  expect(rowsOf(9, 9)).toEqual([[0, 9]]);
  expect(rowsOf(18, 9)).toEqual([
    [0, 9],
    [9, 18],
  ]);
  expect(rowsOf(20, 9).at(-1)).toEqual([18, 20]);
});
