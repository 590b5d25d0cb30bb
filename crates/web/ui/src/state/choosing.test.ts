import { expect, test } from "vitest";
import type { Action, Choice, Tile } from "../wire/generated/wire.ts";
import { type Choosing, choose, type Input, NOT_CHOOSING } from "./choosing.ts";
import type { Prompt } from "./model.ts";
import { type Slot, slots } from "./options.ts";

const HAND: readonly Slot[] = slots({ concealed: ["1m", "2m", "0p", "5p"], drawn: "2m", waits: [] });

function discard(tile: Tile, tsumogiri = false): Action {
  return { type: "discard", tile, tsumogiri };
}

function prompt(...actions: Action[]): Prompt {
  const choices = actions.map((action): Choice => ({ action }));
  return { decisionId: 1, choices, denied: [], sent: null };
}

const TURN = prompt(
  discard("1m"),
  discard("2m"),
  discard("0p"),
  discard("2m", true),
  { type: "riichi", tile: "1m", tsumogiri: false },
  { type: "riichi", tile: "2m", tsumogiri: true },
  { type: "open_riichi", tile: "1m", tsumogiri: false },
  { type: "open_riichi", tile: "2m", tsumogiri: true },
);

/** What the inputs lead to, one after the other, and what was answered on the way. */
function play(asked: Prompt | null, ...inputs: Input[]): { choosing: Choosing; answers: Action[] } {
  let choosing = NOT_CHOOSING;
  const answers: Action[] = [];
  for (const input of inputs) {
    const step = choose(asked, HAND, choosing, input);
    choosing = step.choosing;
    if (step.answer !== undefined) answers.push(step.answer);
  }
  return { choosing, answers };
}

test("the first click raises a tile, the second throws it", () => {
  const click: Input = { type: "slot", slot: 1 };
  expect(play(TURN, click)).toEqual({ choosing: { ...NOT_CHOOSING, slot: 1 }, answers: [] });
  expect(play(TURN, click, click)).toEqual({ choosing: NOT_CHOOSING, answers: [discard("2m")] });
});

test("the drawn tile is another one than its like in the hand", () => {
  expect(play(TURN, { type: "slot", slot: 4 }, { type: "confirm" }).answers).toEqual([discard("2m", true)]);
});

test("a click on another tile raises that one", () => {
  const { choosing, answers } = play(TURN, { type: "slot", slot: 0 }, { type: "slot", slot: 2 });
  expect([choosing.slot, answers]).toEqual([2, []]);
});

test("a tile that the server does not offer stays", () => {
  const { choosing, answers } = play(TURN, { type: "slot", slot: 3 }, { type: "confirm" });
  expect([choosing.slot, answers]).toEqual([3, []]);
});

test("without a prompt, or with an answer under way, nothing is answered", () => {
  const twice: Input[] = [
    { type: "slot", slot: 0 },
    { type: "slot", slot: 0 },
  ];
  expect(play(null, ...twice).answers).toEqual([]);
  expect(play({ ...TURN, sent: discard("1m") }, ...twice).answers).toEqual([]);
});

test("confirming with nothing raised raises the drawn tile first", () => {
  expect(play(TURN, { type: "confirm" })).toEqual({ choosing: { ...NOT_CHOOSING, slot: 4 }, answers: [] });
  expect(play(prompt({ type: "pass" }), { type: "confirm" }).choosing).toEqual(NOT_CHOOSING);
});

test("moving goes around the ends, and in riichi only over tiles that may declare it", () => {
  const right: Input = { type: "move", by: 1 };
  const left: Input = { type: "move", by: -1 };
  const riichi: Input = { type: "button", id: "riichi" };
  expect(play(TURN, right).choosing.slot).toBe(0);
  expect(play(TURN, left).choosing.slot).toBe(4);
  expect(play(TURN, left, right).choosing.slot).toBe(0);
  expect(play(TURN, riichi).choosing).toEqual({ slot: 4, declaring: "riichi", among: null });
  expect(play(TURN, riichi, right).choosing.slot).toBe(0);
  expect(play(TURN, riichi, right, right).choosing.slot).toBe(4);
});

test("riichi is declared with the tile chosen, and can be taken back", () => {
  const riichi: Input = { type: "button", id: "riichi" };
  const declared = { type: "riichi", tile: "2m", tsumogiri: true };
  expect(play(TURN, riichi, { type: "confirm" }).answers).toEqual([declared]);
  expect(play(TURN, riichi, { type: "cancel" })).toEqual({ choosing: NOT_CHOOSING, answers: [] });
  expect(play(TURN, riichi, riichi)).toEqual({ choosing: NOT_CHOOSING, answers: [] });
  // A tile that can be thrown but not with riichi stays.
  expect(play(TURN, riichi, { type: "slot", slot: 1 }, { type: "slot", slot: 1 }).answers).toEqual([]);
});

test("riichi may be declared open, and one button takes the place of the other", () => {
  const riichi: Input = { type: "button", id: "riichi" };
  const open: Input = { type: "button", id: "open_riichi" };
  const declared = { type: "open_riichi", tile: "2m", tsumogiri: true };
  expect(play(TURN, open, { type: "confirm" }).answers).toEqual([declared]);
  expect(play(TURN, riichi, open).choosing).toEqual({ slot: 4, declaring: "open_riichi", among: null });
  expect(play(TURN, open, open)).toEqual({ choosing: NOT_CHOOSING, answers: [] });
});

test("one call is made at once, among several one chooses", () => {
  const chii = (own: [Tile, Tile]): Action => ({ type: "chii", own });
  const asked = prompt(chii(["1m", "2m"]), chii(["2m", "4m"]), { type: "daiminkan" }, { type: "pass" });
  expect(play(asked, { type: "button", id: "kan" }).answers).toEqual([{ type: "daiminkan" }]);
  const opened = play(asked, { type: "button", id: "chii" });
  expect(opened).toEqual({ choosing: { ...NOT_CHOOSING, among: "chii" }, answers: [] });
  const second = play(asked, { type: "button", id: "chii" }, { type: "call", nth: 1 });
  expect(second.answers).toEqual([chii(["2m", "4m"])]);
  expect(play(asked, { type: "call", nth: 1 }).answers).toEqual([]);
  expect(play(asked, { type: "button", id: "chii" }, { type: "call", nth: 2 }).answers).toEqual([]);
});

test("cancelling steps back before it passes", () => {
  const asked = prompt(
    { type: "pon", own: ["5p", "5p"] },
    { type: "pon", own: ["0p", "5p"] },
    { type: "pass" },
  );
  const pon: Input = { type: "button", id: "pon" };
  const cancel: Input = { type: "cancel" };
  expect(play(asked, pon, cancel).answers).toEqual([]);
  expect(play(asked, pon, cancel, cancel).answers).toEqual([{ type: "pass" }]);
  expect(play(TURN, cancel).answers).toEqual([]);
});

test("a button that is not offered does nothing", () => {
  expect(play(TURN, { type: "button", id: "ron" })).toEqual({ choosing: NOT_CHOOSING, answers: [] });
});
