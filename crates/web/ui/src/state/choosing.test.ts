import { expect, test } from "vitest";
import type { Action, Choice, RiichiButton, Tile } from "../wire/generated/wire.ts";
import { type Choosing, choose, type Input, NOT_CHOOSING } from "./choosing.ts";
import type { Prompt } from "./model.ts";
import type { Deciding } from "./offer.ts";
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

function play(prompt: Prompt | null, ...inputs: Input[]): { choosing: Choosing; answers: Action[] } {
  return playAt("auto_lit", prompt, ...inputs);
}

function playAt(riichi: RiichiButton, prompt: Prompt | null, ...inputs: Input[]) {
  return playWith({ riichi }, prompt, ...inputs);
}

function playWith(how: Partial<Deciding>, prompt: Prompt | null, ...inputs: Input[]) {
  const usual = { riichi: null, kanCalledUp: false, single: null, detects: false };
  let choosing = NOT_CHOOSING;
  const answers: Action[] = [];
  for (const input of inputs) {
    const step = choose({ prompt, hand: HAND, choosing, ...usual, ...how }, input);
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

test("a tile is thrown at once, unless the server does not offer it", () => {
  expect(play(TURN, { type: "throw", slot: 1 }).answers).toEqual([discard("2m")]);
  const { choosing, answers } = play(TURN, { type: "throw", slot: 3 });
  expect([choosing.slot, answers]).toEqual([3, []]);
  // If the house asks about riichi, that comes first.
  expect(playAt("prompt", TURN, { type: "throw", slot: 0 })).toEqual({
    choosing: { ...NOT_CHOOSING, slot: 0, asking: true },
    answers: [],
  });
});

test("what the pointer is over is raised, and nothing else changes", () => {
  const hover = (slot: number | null): Input => ({ type: "hover", slot });
  expect(play(TURN, hover(1)).choosing).toEqual({ ...NOT_CHOOSING, slot: 1 });
  expect(play(TURN, hover(1), hover(null)).choosing).toEqual(NOT_CHOOSING);
  const declaring = play(TURN, { type: "button", id: "riichi" }, hover(1)).choosing;
  expect([declaring.declaring, declaring.slot]).toEqual(["riichi", 1]);
  const asked = playAt("prompt", TURN, { type: "throw", slot: 0 }, hover(1)).choosing;
  expect([asked.asking, asked.slot]).toEqual([true, 0]);
  expect(play(PASSING, hover(1)).choosing).toEqual(NOT_CHOOSING);
});

const PASSING = prompt({ type: "pon", own: ["5p", "0p"] }, { type: "pass" });

test("the right button passes, or discards the drawn tile", () => {
  const decline: Input = { type: "decline" };
  expect(play(PASSING, decline).answers).toEqual([{ type: "pass" }]);
  expect(play(TURN, decline).answers).toEqual([discard("2m", true)]);
  // A raised tile does not keep a decline from discarding the drawn one.
  expect(play(TURN, { type: "slot", slot: 0 }, decline).answers).toEqual([discard("2m", true)]);
  expect(playAt("prompt", TURN, decline).choosing).toMatchObject({ slot: 4, asking: true });
  expect(play(null, decline).answers).toEqual([]);
});

test("the right button goes one step back first", () => {
  expect(play(TURN, { type: "button", id: "riichi" }, { type: "decline" })).toEqual({
    choosing: NOT_CHOOSING,
    answers: [],
  });
});

test("the right button never goes past a win", () => {
  const wins = [
    prompt(discard("2m", true), { type: "tsumo" }),
    prompt({ type: "ron" }, { type: "pon", own: ["5p", "0p"] }, { type: "pass" }),
  ];
  for (const win of wins)
    expect(play(win, { type: "decline" }, { type: "decline" })).toEqual({
      choosing: { ...NOT_CHOOSING, refused: "win" },
      answers: [],
    });
});

test("the right button throws no tile after a call, when none is drawn", () => {
  const hand = slots({ concealed: ["1m", "2m"], waits: [] });
  expect(playWith({ hand }, prompt(discard("1m"), discard("2m")), { type: "decline" }).answers).toEqual([]);
});

test("one of several ways to call is taken at once", () => {
  const ways = prompt(
    { type: "chii", own: ["1m", "2m"] },
    { type: "chii", own: ["2m", "0p"] },
    { type: "pass" },
  );
  expect(play(ways, { type: "way", id: "chii", nth: 1 }).answers).toEqual([
    { type: "chii", own: ["2m", "0p"] },
  ]);
  expect(play(ways, { type: "way", id: "pon", nth: 0 }).answers).toEqual([]);
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

test("without a prompt nothing is answered", () => {
  const twice: Input[] = [
    { type: "slot", slot: 0 },
    { type: "slot", slot: 0 },
  ];
  expect(play(null, ...twice).answers).toEqual([]);
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
  expect(play(TURN, riichi).choosing).toEqual({ ...NOT_CHOOSING, slot: 4, declaring: "riichi" });
  expect(play(TURN, riichi, right).choosing.slot).toBe(0);
  expect(play(TURN, riichi, right, right).choosing.slot).toBe(4);
});

test("riichi is declared with the tile chosen, and can be taken back", () => {
  const riichi: Input = { type: "button", id: "riichi" };
  const declared = { type: "riichi", tile: "2m", tsumogiri: true };
  expect(play(TURN, riichi, { type: "confirm" }).answers).toEqual([declared]);
  expect(play(TURN, riichi, { type: "cancel" })).toEqual({ choosing: NOT_CHOOSING, answers: [] });
  expect(play(TURN, riichi, riichi)).toEqual({ choosing: NOT_CHOOSING, answers: [] });
  // A tile that cannot declare riichi stays.
  expect(play(TURN, riichi, { type: "slot", slot: 1 }, { type: "slot", slot: 1 }).answers).toEqual([]);
});

test("riichi may be declared open, and one button takes the place of the other", () => {
  const riichi: Input = { type: "button", id: "riichi" };
  const open: Input = { type: "button", id: "open_riichi" };
  const declared = { type: "open_riichi", tile: "2m", tsumogiri: true };
  expect(play(TURN, open, { type: "confirm" }).answers).toEqual([declared]);
  expect(play(TURN, riichi, open).choosing).toEqual({ ...NOT_CHOOSING, slot: 4, declaring: "open_riichi" });
  expect(play(TURN, open, open)).toEqual({ choosing: NOT_CHOOSING, answers: [] });
});

const RIICHI: Input = { type: "button", id: "riichi" };
const PLAIN: Input = { type: "button", id: "plain" };
/** All but the second tile can declare riichi. */
const raise = (slot: number): Input => ({ type: "raise", slot });

test("riichi begins with the raised tile, and is dark while that cannot declare it (R-338, R-339)", () => {
  expect(play(TURN, raise(0), RIICHI).choosing).toEqual({ ...NOT_CHOOSING, slot: 0, declaring: "riichi" });
  expect(play(TURN, raise(1), RIICHI).choosing).toEqual({ ...NOT_CHOOSING, slot: 1 });
});

test("riichi called up says whether it is possible, and keeps the turn (R-360, R-361, R-374)", () => {
  const opened = playAt("on_demand", TURN, raise(1), RIICHI).choosing;
  expect(opened).toEqual({ ...NOT_CHOOSING, slot: 4, declaring: "riichi" });
  const none = prompt(discard("1m"));
  expect(playAt("on_demand", none, RIICHI).choosing).toEqual({ ...NOT_CHOOSING, refused: "riichi" });
  const back = playAt("on_demand", none, RIICHI, { type: "cancel" });
  expect(back).toEqual({ choosing: NOT_CHOOSING, answers: [] });
  expect(playAt("on_demand", none, RIICHI, raise(0)).choosing).toEqual({ ...NOT_CHOOSING, slot: 0 });
});

test.each(["on_demand", "auto_lit", "prompt"] as const)(
  "the detector says whether riichi is possible, however it is offered (%s, R-374)",
  (riichi) => {
    const detecting = { riichi, detects: true };
    const opened = { ...NOT_CHOOSING, slot: 4, declaring: "riichi" };
    expect(playWith(detecting, TURN, raise(1), RIICHI).choosing).toEqual(opened);
    const declared = { type: "riichi", tile: "2m", tsumogiri: true };
    expect(playWith(detecting, TURN, raise(1), RIICHI, { type: "confirm" }).answers).toEqual([declared]);
    const back = playWith(detecting, TURN, raise(1), RIICHI, RIICHI);
    expect(back).toEqual({ choosing: NOT_CHOOSING, answers: [] });
    const none = prompt(discard("1m"));
    expect(playWith(detecting, none, RIICHI).choosing).toEqual({ ...NOT_CHOOSING, refused: "riichi" });
    // A seat in riichi, or one that may only claim, is not asked.
    expect(playWith({ ...detecting, riichi: null }, none, RIICHI).choosing).toEqual(NOT_CHOOSING);
    expect(playWith(detecting, prompt({ type: "pass" }), RIICHI).choosing).toEqual(NOT_CHOOSING);
  },
);

test("a kan called up says what it would be, and is made by confirming that (R-340, R-360, R-361)", () => {
  const KAN: Input = { type: "button", id: "kan" };
  const calledUp = { kanCalledUp: true };
  const ankan: Action = { type: "ankan", kind: "5p" };
  const one = prompt(discard("1m"), ankan);
  const opened = { ...NOT_CHOOSING, among: "kan" };
  expect(playWith(calledUp, one, KAN)).toEqual({ choosing: opened, answers: [] });
  expect(playWith(calledUp, one, KAN, { type: "confirm" }).answers).toEqual([ankan]);
  expect(playWith(calledUp, one, KAN, { type: "call", nth: 0 }).answers).toEqual([ankan]);
  const back = playWith(calledUp, one, KAN, { type: "cancel" });
  expect(back).toEqual({ choosing: NOT_CHOOSING, answers: [] });
  const none = playWith(calledUp, prompt(discard("1m")), KAN);
  expect(none).toEqual({ choosing: { ...NOT_CHOOSING, refused: "kan" }, answers: [] });
  // Of several kans, none is made unseen; where a kan is offered, the button makes it.
  const two = prompt(discard("1m"), ankan, { type: "kakan", tile: "1m" });
  expect(playWith(calledUp, two, KAN, { type: "confirm" }).answers).toEqual([]);
  expect(playWith({}, one, KAN).answers).toEqual([ankan]);
  const claim = prompt({ type: "daiminkan" }, { type: "pass" });
  expect(playWith(calledUp, claim, KAN).answers).toEqual([{ type: "daiminkan" }]);
});

test("the one button wins when it says ippatsu, and only then (R-338)", () => {
  const pressed: Input = { type: "button", id: "ippatsu" };
  const ippatsu = { single: "ippatsu" } as const;
  const ron = prompt({ type: "ron" }, { type: "pass" });
  expect(playWith(ippatsu, ron, pressed).answers).toEqual([{ type: "ron" }]);
  expect(playWith(ippatsu, prompt(discard("2m", true)), pressed).answers).toEqual([]);
  expect(playWith(ippatsu, null, pressed).answers).toEqual([]);
  expect(playWith({}, ron, pressed).answers).toEqual([]);
});

test("the single button declares with the raised tile at once, and never where a win was meant (R-338)", () => {
  const single = { riichi: "one_button", single: "tsumo" } as const;
  const declared = { type: "riichi", tile: "1m", tsumogiri: false };
  expect(playWith(single, TURN, raise(0), RIICHI)).toEqual({ choosing: NOT_CHOOSING, answers: [declared] });
  expect(playWith(single, TURN, raise(1), RIICHI).answers).toEqual([]);
  // On the mouse's way to the button, the tile stays raised in this house alone.
  const hover = (slot: number | null): Input => ({ type: "hover", slot });
  const left = hover(null);
  expect(playWith(single, TURN, hover(0), left, RIICHI).answers).toEqual([declared]);
  expect(playWith({ riichi: "auto_lit" }, TURN, hover(0), left).choosing).toEqual(NOT_CHOOSING);
  // Past a tile that cannot declare, the raised one is lowered: then riichi first asks for a tile.
  const chosen = { ...NOT_CHOOSING, slot: 4, declaring: "riichi", past: true };
  expect(playWith(single, TURN, hover(0), hover(1), left, RIICHI)).toEqual({ choosing: chosen, answers: [] });
  const both = prompt(...TURN.choices.map(({ action }) => action), { type: "tsumo" });
  const win: Input = { type: "button", id: "tsumo" };
  for (const before of [[raise(0)], [raise(0), left], [hover(0)], []])
    expect(playWith(single, both, ...before, win).answers).toEqual([{ type: "tsumo" }]);
  expect(playWith(single, both, raise(0), RIICHI).answers).toEqual([declared]);
  expect(playWith(single, both, hover(0), RIICHI).answers).toEqual([declared]);
  // A declined win leaves the button to riichi.
  const past = playWith(single, both, { type: "decline" }, hover(0)).choosing;
  expect(past).toMatchObject({ slot: 0, past: true });
});

test("where the house asks, the discard waits for the answer (R-367)", () => {
  const asking = { ...NOT_CHOOSING, slot: 0, asking: true };
  const thrown: Input[] = [raise(0), { type: "confirm" }];
  expect(playAt("prompt", TURN, ...thrown)).toEqual({ choosing: asking, answers: [] });
  // Pressing the tile or the key twice is no answer.
  expect(playAt("prompt", TURN, ...thrown, { type: "confirm" })).toEqual({ choosing: asking, answers: [] });
  expect(playAt("prompt", TURN, ...thrown, { type: "slot", slot: 0 }).answers).toEqual([]);
  expect(playAt("prompt", TURN, ...thrown, RIICHI).answers).toEqual([
    { type: "riichi", tile: "1m", tsumogiri: false },
  ]);
  expect(playAt("prompt", TURN, ...thrown, PLAIN).answers).toEqual([discard("1m")]);
  const back = playAt("prompt", TURN, ...thrown, { type: "cancel" });
  expect(back).toEqual({ choosing: { ...NOT_CHOOSING, slot: 0 }, answers: [] });
  expect(playAt("prompt", TURN, ...thrown, raise(1)).choosing).toEqual({ ...NOT_CHOOSING, slot: 1 });
  // No question and no button for a tile that cannot declare.
  expect(playAt("prompt", TURN, raise(1), { type: "confirm" }).answers).toEqual([discard("2m")]);
  expect(playAt("prompt", TURN, RIICHI).choosing).toEqual(NOT_CHOOSING);
  expect(playAt("prompt", TURN, PLAIN).answers).toEqual([]);
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

test("the last dealer goes on or ends the match in answer to a question, and may step back from it (R-369)", () => {
  const asked = prompt({ type: "continue" }, { type: "stop" });
  const goOn: Input = { type: "button", id: "continue" };
  const end: Input = { type: "button", id: "stop" };
  for (const first of [goOn, end]) {
    const ending = { ...NOT_CHOOSING, ending: true };
    expect(play(asked, first)).toEqual({ choosing: ending, answers: [] });
    expect(play(asked, first, goOn).answers).toEqual([{ type: "continue" }]);
    expect(play(asked, first, end).answers).toEqual([{ type: "stop" }]);
    expect(play(asked, first, { type: "cancel" })).toEqual({ choosing: NOT_CHOOSING, answers: [] });
  }
  expect(play(prompt({ type: "continue" }), goOn).answers).toEqual([{ type: "continue" }]);
});

test("a button that is not offered does nothing", () => {
  expect(play(TURN, { type: "button", id: "ron" })).toEqual({ choosing: NOT_CHOOSING, answers: [] });
});
