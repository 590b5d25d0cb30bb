import { expect, test } from "vitest";
import { inSticks } from "./sticks.ts";

test("an amount is paid with the fewest sticks (R-293)", () => {
  expect(inSticks(23_700)).toEqual([
    { stick: 10_000, count: 2 },
    { stick: 1000, count: 3 },
    { stick: 100, count: 7 },
  ]);
  expect(inSticks(-5000)).toEqual([{ stick: 5000, count: 1 }]);
  expect(inSticks(0)).toEqual([]);
});
