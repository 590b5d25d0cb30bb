import { expect, test } from "vitest";
import { secondsLeft } from "./clock.ts";

test("the seconds of the decision come first, then those of the bank, and never fewer than none", () => {
  const clock = { left: { decision: 10_000, bank: 29_400 }, since: 1000 };
  const at = (passed: number) => {
    const { decision, bank } = secondsLeft(clock, 1000 + passed);
    return [decision, bank];
  };
  expect(at(0)).toEqual([10, 30]);
  expect(at(1)).toEqual([10, 30]);
  expect(at(1000)).toEqual([9, 30]);
  expect(at(9999)).toEqual([1, 30]);
  expect(at(10_000)).toEqual([0, 30]);
  expect(at(10_400)).toEqual([0, 29]);
  expect(at(39_399)).toEqual([0, 1]);
  expect(at(60_000)).toEqual([0, 0]);
});
