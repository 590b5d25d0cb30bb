import { expect, test } from "vitest";
import { onPlane, type Plane } from "./plane.ts";

const flat: Plane = { x: 100, y: 50, eye: 1000, cos: 1, sin: 0 };
const tilted: Plane = { ...flat, cos: Math.cos(0.6), sin: Math.sin(0.6) };

function drawn({ x, y }: { x: number; y: number }, { x: left, y: top, eye, cos, sin }: Plane) {
  const nearer = eye / (eye - y * sin);
  return { x: left + x * nearer, y: top + y * cos * nearer };
}

test("on a plane that is not tilted, a point is where it is seen", () => {
  expect(onPlane({ x: 130, y: 10 }, flat)).toEqual({ x: 30, y: -40 });
});

test("a point of the tilted plane is found where it is drawn", () => {
  for (const point of [
    { x: 0, y: 0 },
    { x: 200, y: 300 },
    { x: -350, y: -250 },
  ]) {
    const found = onPlane(drawn(point, tilted), tilted);
    expect(found.x).toBeCloseTo(point.x);
    expect(found.y).toBeCloseTo(point.y);
  }
  const high = onPlane({ x: 100, y: 0 }, tilted);
  expect(Math.abs(high.y)).toBeGreaterThan(50);
});
