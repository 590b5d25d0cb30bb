import { expect, test } from "vitest";
import { BUTTON_KEYS, inputOf } from "./keys.ts";
import { BUTTONS, type ButtonId } from "./options.ts";

test("every button has a key, and no two that can stand together share one", () => {
  for (const id of BUTTONS) expect(BUTTON_KEYS[id].length, id).toBeGreaterThan(0);
  // A tile is either drawn or thrown by another player.
  const turn: ButtonId[] = ["tsumo", "riichi", "kan", "nine", "foul"];
  const claim: ButtonId[] = ["ron", "kan", "pon", "chii", "pass"];
  const draw: ButtonId[] = ["show", "hide"];
  const deal: ButtonId[] = ["nine", "pass"];
  for (const together of [turn, claim, draw, deal, ["continue", "stop"] as ButtonId[]]) {
    const keys = together.flatMap((id) => BUTTON_KEYS[id]);
    expect(new Set(keys).size).toBe(keys.length);
    for (const id of together)
      for (const key of BUTTON_KEYS[id])
        expect(inputOf(key, together, 14, false)).toEqual({ type: "button", id });
  }
});

test("a button's key does nothing where the button is not offered", () => {
  expect(inputOf("r", ["pass"], 13, false)).toBeNull();
  expect(inputOf("R", ["riichi"], 14, false)).toEqual({ type: "button", id: "riichi" });
});

test("numbers raise tiles, or choose among calls", () => {
  expect(inputOf("1", [], 14, false)).toEqual({ type: "raise", slot: 0 });
  expect(inputOf("0", [], 14, false)).toEqual({ type: "raise", slot: 9 });
  expect(inputOf("=", [], 14, false)).toEqual({ type: "raise", slot: 11 });
  expect(inputOf("d", [], 14, false)).toEqual({ type: "raise", slot: 13 });
  expect(inputOf("2", ["chii"], 13, true)).toEqual({ type: "call", nth: 1 });
});

test("enter goes on after a hand and confirms in it", () => {
  expect(inputOf("Enter", ["continue", "stop"], 13, false)).toEqual({ type: "button", id: "continue" });
  expect(inputOf("Enter", ["riichi"], 14, false)).toEqual({ type: "confirm" });
  expect(inputOf(" ", ["continue"], 14, false)).toEqual({ type: "confirm" });
});

test("other keys are left to the browser", () => {
  for (const key of ["Tab", "F5", "q", "Shift"])
    expect(inputOf(key, [...BUTTONS], 14, false), key).toBeNull();
});
