import { expect, test } from "vitest";
import { secondsLeft } from "./clock.ts";

test("the seconds of the decision come first, then those of the bank, and never fewer than none", () => {
  const clock = { left: { decision: 10_000, bank: 29_400 }, since: 1000 };
  const at = (passed: number) => {
    const { first, second } = secondsLeft(clock, 1000 + passed);
    return [first, second];
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

test("in byoyomi the bank runs first, and the seconds of the decision are whole until it is used up", () => {
  const clock = { left: { decision: 10_000, bank: 3000, first: "bank" as const }, since: 0 };
  expect(secondsLeft(clock, 2999)).toEqual({ first: 1, second: 10, byoyomi: true });
  expect(secondsLeft(clock, 3001)).toEqual({ first: 0, second: 10, byoyomi: true });
  expect(secondsLeft(clock, 9500)).toEqual({ first: 0, second: 4, byoyomi: true });
});
