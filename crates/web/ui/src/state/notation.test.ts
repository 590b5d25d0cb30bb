import { expect, test } from "vitest";
import { tilesOf, written } from "./notation.ts";

test("tiles are read and written back", () => {
  expect(tilesOf("123m 40p1z")).toEqual(["1m", "2m", "3m", "4p", "0p", "1z"]);
  expect(tilesOf("")).toEqual([]);
  for (const text of ["", "123m40p1z", "1m1p1m"]) expect(written(tilesOf(text) ?? [])).toBe(text);
});

test("what is no list of tiles is none", () => {
  for (const text of ["123", "m", "1x", "8z", "0z", "1m2", "１m"]) expect(tilesOf(text), text).toBeNull();
});
