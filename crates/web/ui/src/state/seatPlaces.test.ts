// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";
import { HOME, keepSeat, seatPlace, seatPlaces } from "./seatPlaces.ts";

beforeEach(() => localStorage.clear());

test("where a place was put is there when the page is opened again (R-364)", async () => {
  expect(seatPlace("left")).toEqual(HOME);
  keepSeat("left", { x: 1.5, y: -2, size: 0.8 });
  vi.resetModules();
  const again = await import("./seatPlaces.ts");
  expect([again.seatPlace("left"), again.seatPlace("right")]).toEqual([{ x: 1.5, y: -2, size: 0.8 }, HOME]);
});

test("what is kept and is no place is as at first", () => {
  for (const odd of [
    "{ not JSON",
    "null",
    "[]",
    '{"left":{"x":null,"y":0,"size":1},"right":{"x":0,"y":0,"size":40}}',
  ]) {
    localStorage.setItem("jantaku-places", odd);
    expect(seatPlaces.value, odd).toEqual({});
  }
});
