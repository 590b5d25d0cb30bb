// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from "vitest";
import { HOME, keepPlaces, keepSeat, seatPlace, seatPlaces } from "./seatPlaces.ts";

let stop = () => {};

/** The page is opened anew. */
function open(): void {
  stop();
  seatPlaces.value = {};
  stop = keepPlaces();
}

beforeEach(() => localStorage.clear());
afterEach(() => stop());

test("where a place was put is there when the page is opened again (R-364)", () => {
  open();
  expect(seatPlace("left")).toEqual(HOME);
  keepSeat("left", { x: 1.5, y: -2, size: 0.8 });
  open();
  expect([seatPlace("left"), seatPlace("right")]).toEqual([{ x: 1.5, y: -2, size: 0.8 }, HOME]);
});

test("what is kept and is no place is as at first", () => {
  for (const odd of [
    "{ not JSON",
    "null",
    "[]",
    '{"left":{"x":null,"y":0,"size":1},"right":{"x":0,"y":0,"size":40}}',
  ]) {
    localStorage.setItem("jantaku-places", odd);
    open();
    expect(seatPlaces.value, odd).toEqual({});
  }
});
