import { expect, test } from "vitest";
import { rowsOf } from "./River.tsx";

test("no hand makes a fourth row before the third has reached its corner", () => {
  expect(rowsOf(0)).toEqual([]);
  expect(rowsOf(7)).toEqual([
    [0, 6],
    [6, 7],
  ]);
  expect(rowsOf(19)).toEqual([
    [0, 6],
    [6, 12],
    [12, 19],
  ]);
  expect(rowsOf(23).at(-1)).toEqual([22, 23]);
});
