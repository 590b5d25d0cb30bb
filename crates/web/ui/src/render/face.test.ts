import { expect, test } from "vitest";
import { FACES, faceName } from "./face.ts";

test("there are 37 faces, each with a name of its own", () => {
  expect(new Set(FACES).size).toBe(37);
  expect(new Set(FACES.map(faceName)).size).toBe(37);
});

test("faces have the names players use", () => {
  expect(faceName("0m")).toBe("red five of characters");
  expect(faceName("5p")).toBe("five of circles");
  expect(faceName("9s")).toBe("nine of bamboo");
  expect((["1z", "2z", "3z", "4z", "5z", "6z", "7z"] as const).map(faceName)).toEqual([
    "East wind",
    "South wind",
    "West wind",
    "North wind",
    "white dragon",
    "green dragon",
    "red dragon",
  ]);
});
