import { expect, test } from "vitest";
import type { StatedWin } from "./statedWin.ts";
import { isWhole, lineOf, meldOf, missing, NOTHING, statedIn } from "./statedWin.ts";

const WIN: StatedWin = {
  concealed: ["2m", "3m", "4m", "6p", "7p", "1z", "1z"],
  melds: [
    { call: "pon", tiles: ["5s", "5s", "0s"] },
    { call: "ankan", tiles: ["9s", "9s", "9s", "9s"] },
  ],
  winning: "8p",
  tsumo: true,
  seat: "E",
  round: "S",
  dora: ["4s"],
  ura: [],
  moments: ["rinshan"],
  honba: 2,
  sticks: 1,
};

test("a stated win is one line, and is read from it", () => {
  const line = lineOf(WIN);
  expect(line).toBe("234m67p11z pon:550s ankan:9999s tsumo:8p rinshan seat:E round:S dora:4s honba:2");
  expect(statedIn(line, 1)).toEqual(WIN);
  expect(statedIn(lineOf(NOTHING), 0)).toEqual(NOTHING);
});

test("a hand is whole with thirteen tiles and the winning one", () => {
  expect([missing(WIN), isWhole(WIN)]).toEqual([0, true]);
  expect(isWhole({ ...WIN, winning: null })).toBe(false);
  expect(missing({ ...WIN, melds: [] })).toBe(6);
});

test("words that say nothing are left out", () => {
  expect(statedIn("nonsense seat:Q 9x tsumo: dora:zz", 0)).toEqual({ ...NOTHING, tsumo: true });
});

test("a call is stated by one tile", () => {
  expect(meldOf("chii", "5p")?.tiles).toEqual(["5p", "6p", "7p"]);
  expect(meldOf("chii", "8p")).toBeNull();
  expect(meldOf("chii", "1z")).toBeNull();
  expect(meldOf("pon", "0s")?.tiles).toEqual(["0s", "5s", "5s"]);
  expect(meldOf("ankan", "7z")?.tiles).toEqual(["7z", "7z", "7z", "7z"]);
});
