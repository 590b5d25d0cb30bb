import { expect, test } from "vitest";
import { FACES, faceName, spoken } from "./face.ts";

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

test("the server's sentences speak of tiles as players do", () => {
  expect(spoken("furiten: you let 5p pass; it ends at your next turn")).toBe(
    "furiten: you let five of circles pass; it ends at your next turn",
  );
  expect(spoken("kuikae: after calling 0m, 7z may not be discarded this turn")).toBe(
    "kuikae: after calling red five of characters, red dragon may not be discarded this turn",
  );
  expect(spoken("riichi needs 4 tiles in the wall, 3 are left; 8z and 15s are none")).toBe(
    "riichi needs 4 tiles in the wall, 3 are left; 8z and 15s are none",
  );
});
