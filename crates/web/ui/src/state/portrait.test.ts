import { expect, test } from "vitest";
import { featuresOf } from "./portrait.ts";

test("a name has one face, and names have different ones (R-325)", () => {
  expect(featuresOf("Aki")).toEqual(featuresOf("Aki"));
  const faces = Array.from({ length: 200 }, (_, nth) => JSON.stringify(featuresOf(`Player ${nth}`)));
  expect(new Set(faces).size).toBeGreaterThan(190);
});
