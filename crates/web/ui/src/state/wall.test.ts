import { expect, test } from "vitest";
import { nextStack, wallSides } from "./wall.ts";

const count = (sides: ReturnType<typeof wallSides>, kind: string) =>
  sides.flat().filter((stack) => stack === kind).length;

test("the wall shows what is left of it, four sides of 17 stacks (R-009, R-333)", () => {
  const dealt = wallSides(69, 4, 0);
  expect(dealt.map(({ length }) => length)).toEqual([17, 17, 17, 17]);
  expect(count(dealt, "dead")).toBe(7);
  expect([count(dealt, "two"), count(dealt, "one")]).toEqual([34, 1]);
  expect(count(wallSides(0, 4, 0), "gone")).toBe(61);
});

test("tiles go clockwise from the seat where the wall is broken (R-333)", () => {
  const [first, second, third, fourth] = wallSides(69, 4, 1);
  // Seat 1 has the dead wall; then the side of seat 0 goes, and at last that of seat 2.
  expect(second?.slice(0, 7)).toEqual(Array(7).fill("dead"));
  expect(second?.slice(7)).toEqual(Array(10).fill("gone"));
  expect(first).toEqual([...Array(16).fill("gone"), "one"]);
  expect([...(fourth ?? []), ...(third ?? [])]).toEqual(Array(34).fill("two"));
});

test("three players have three sides of 18 stacks (R-009)", () => {
  expect(wallSides(54, 3, 2).map(({ length }) => length)).toEqual([18, 18, 18]);
});

test("the next tile is taken where the wall begins now", () => {
  expect(nextStack(wallSides(69, 4, 1), 1)).toEqual([0, 16]);
  expect(nextStack(wallSides(0, 4, 1), 1)).toBeNull();
});
