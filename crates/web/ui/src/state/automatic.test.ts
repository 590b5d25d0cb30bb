import { afterEach, expect, test } from "vitest";
import type { Action, Choice } from "../wire/generated/wire.ts";
import { automatic, unsorted, wanted } from "./automatic.ts";
import type { Prompt } from "./model.ts";
import { change, FIELDS, settings } from "./settings.ts";

afterEach(() => {
  settings.value = FIELDS.initial;
});

const DRAWN: Action = { type: "discard", tile: "2m", tsumogiri: true };
const PON: Action = { type: "pon", own: ["5p", "5p"] };
const [TSUMO, RON, PASS, NINE] = [
  { type: "tsumo" },
  { type: "ron" },
  { type: "pass" },
  { type: "kyuushu_kyuuhai" },
] as const;
const ANKAN: Action = { type: "ankan", kind: "1z" };

function prompt(...actions: Action[]): Prompt {
  return { decisionId: 1, choices: actions.map((action): Choice => ({ action })), denied: [], sent: null };
}

test("at first the player answers everything", () => {
  for (const asked of [prompt(DRAWN), prompt(TSUMO, DRAWN), prompt(RON, PASS), prompt(PON, PASS)])
    expect(automatic(asked, true)).toBeNull();
});

test("a win is taken where one is offered, and a foul never", () => {
  change("inputs", { autoWin: true });
  expect(automatic(prompt(DRAWN, TSUMO), false)).toEqual(TSUMO);
  expect(automatic(prompt(RON, PON, PASS), false)).toEqual(RON);
  expect(automatic(prompt(DRAWN), false)).toBeNull();
  const foul = { ...prompt(PASS), choices: [{ action: RON, foul: true }, { action: PASS }] };
  expect(automatic(foul, false)).toBeNull();
});

test("without calls a tile is passed, but never a win or a choice of another kind", () => {
  change("inputs", { noCalls: true });
  expect(automatic(prompt(PON, PASS), false)).toEqual(PASS);
  expect(automatic(prompt(RON, PON, PASS), false)).toBeNull();
  expect(wanted(prompt(RON, PON, PASS)).choices.map(({ action }) => action)).toEqual([RON, PASS]);
  expect(automatic(prompt(NINE, PASS), false)).toBeNull();
  expect(automatic(prompt(PASS), false)).toBeNull();
  change("inputs", { noCalls: false });
  const all = prompt(RON, PON, PASS);
  expect(wanted(all)).toBe(all);
});

/** */
test("in riichi the drawn tile goes by itself, where nothing else could be done", () => {
  change("inputs", { autoDiscard: "on" });
  expect(automatic(prompt(DRAWN), true)).toEqual(DRAWN);
  expect(automatic(prompt(DRAWN), false)).toBeNull();
  expect(automatic(prompt(DRAWN, ANKAN), true)).toBeNull();
  expect(automatic(prompt(DRAWN, TSUMO), true)).toBeNull();
});

/** */
test("a hand that is not sorted keeps its places, and takes new tiles at the right", () => {
  expect(unsorted(["9m", "1m", "5p"], ["1m", "3m", "9m"])).toEqual(["9m", "1m", "3m"]);
  expect(unsorted(["2m", "2m", "1z"], ["1z", "2m", "7s"])).toEqual(["2m", "1z", "7s"]);
  expect(unsorted([], ["1m", "2m"])).toEqual(["1m", "2m"]);
});
