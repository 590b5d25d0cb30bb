import { expect, test } from "vitest";
import { FACES, faceName, spoken } from "./face.ts";

test("there are 37 faces, each with a name of its own", () => {
  expect(new Set(FACES).size).toBe(37);
  expect(new Set(FACES.map(faceName)).size).toBe(37);
});

test("faces have the names players use", () => {
  expect(faceName("0m")).toBe("red 5-man");
  expect(faceName("5p")).toBe("5-pin");
  expect(faceName("9s")).toBe("9-sou");
  expect((["1z", "2z", "3z", "4z", "5z", "6z", "7z"] as const).map(faceName)).toEqual([
    "East",
    "South",
    "West",
    "North",
    "white dragon",
    "green dragon",
    "red dragon",
  ]);
});

test("the server's sentences speak of tiles as players do", () => {
  expect(spoken("furiten: you let 5p pass; it ends at your next turn")).toBe(
    "furiten: you let 5-pin pass; it ends at your next turn",
  );
  expect(spoken("kuikae: after calling 0m, 7z may not be discarded this turn")).toBe(
    "kuikae: after calling red 5-man, red dragon may not be discarded this turn",
  );
  expect(spoken("riichi needs 4 tiles in the wall, 3 are left; 8z and 15s are none")).toBe(
    "riichi needs 4 tiles in the wall, 3 are left; 8z and 15s are none",
  );
});
