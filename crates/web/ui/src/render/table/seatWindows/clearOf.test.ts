import { expect, test } from "vitest";
import { clearOf } from "./clearOf.ts";

const PAGE = { width: 1000, height: 700 };
const box = (left: number, top: number, width = 200, height = 80) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function shown(at: ReturnType<typeof box>, others: readonly ReturnType<typeof box>[]) {
  const { x, y } = clearOf(at, others, PAGE);
  return [at.left + x, at.top + y];
}

test("a box stays where it lies on nothing, and comes back onto the page (R-364)", () => {
  expect(shown(box(100, 100), [box(100, 200)])).toEqual([100, 100]);
  expect(shown(box(-50, 690), [])).toEqual([0, 620]);
});

test("a box goes the shortest way off what it lies on (R-364)", () => {
  const hand = box(100, 500, 800, 100);
  expect(shown(box(300, 480), [hand])).toEqual([300, 412]);
  // At the lower edge of the page there is no room below.
  expect(shown(box(300, 590), [hand])).toEqual([300, 608]);
  expect(shown(box(300, 560, 200, 120), [hand])).toEqual([300, 372]);
  // Not onto another.
  expect(shown(box(300, 480), [hand, box(200, 600, 400, 90)])).toEqual([300, 412]);
});

test("where there is no room, a box lies on the first of them least (R-364)", () => {
  const [x = 0, y = 0] = shown(box(300, 300), [box(0, 300, 1000, 400), box(0, 0, 1000, 300)]);
  expect([x, y]).toEqual([300, 212]);
});
