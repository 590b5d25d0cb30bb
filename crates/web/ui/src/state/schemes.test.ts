import { expect, test } from "vitest";
import type { ButtonId } from "./options.ts";
import { commandOf, keyOf, type Moment, mouseKeys, specialOf, tableKeys } from "./schemes.ts";

const TURN: Moment = {
  offered: [],
  possible: [],
  hand: 14,
  among: false,
  turn: true,
  autoDiscard: false,
  detects: false,
};
const CLAIM: Moment = { ...TURN, offered: ["pon", "chii", "pass"], turn: false };
const AFTER: Moment = { ...TURN, offered: ["continue", "stop"], turn: false };
const cursor = (key: string, at = TURN) => commandOf("cursor", { key, shiftKey: false }, at);
const numbers = (key: string, at = TURN, shiftKey = false) => commandOf("numbers", { key, shiftKey }, at);

/** */
test("arrows and a few keys: the cursor, menus, confirm, cancel and the special action", () => {
  expect(cursor("ArrowLeft")).toEqual({ type: "move", by: -1 });
  expect(cursor("ArrowRight")).toEqual({ type: "move", by: 1 });
  // Without a discard, the cursor moves over the buttons, or over several calls.
  expect(cursor("ArrowRight", CLAIM)).toEqual({ type: "menu", by: 1 });
  expect(cursor("ArrowLeft", { ...CLAIM, among: true })).toEqual({ type: "menu", by: -1 });
  expect(cursor("ArrowUp")).toEqual({ type: "menu", by: -1 });
  expect(cursor("ArrowDown")).toEqual({ type: "menu", by: 1 });
  for (const key of ["Enter", " "]) {
    expect(cursor(key)).toEqual({ type: "confirm" });
    expect(cursor(key, AFTER)).toEqual({ type: "button", id: "continue" });
  }
  for (const key of ["Escape", "Backspace"]) expect(cursor(key)).toEqual({ type: "cancel" });
  for (const key of ["s", "S"]) expect(cursor(key)).toEqual({ type: "special" });
  for (const key of ["1", "r", "Tab"]) expect(cursor(key)).toBeNull();
});

/** */
test("digits: 1 and 4 to the left, 3 and 6 to the right, return, and escape leaves discarding by itself", () => {
  for (const key of ["1", "4"]) expect(numbers(key)).toEqual({ type: "move", by: -1 });
  for (const key of ["3", "6"]) expect(numbers(key)).toEqual({ type: "move", by: 1 });
  expect(numbers("3", CLAIM)).toEqual({ type: "menu", by: 1 });
  expect(numbers("Enter")).toEqual({ type: "confirm" });
  expect(numbers("Enter", TURN, true)).toEqual({ type: "special" });
  expect(numbers("Escape")).toEqual({ type: "cancel" });
  // The browser moves between parts itself.
  for (const key of ["Tab", "2", "5", "r"]) expect(numbers(key)).toBeNull();
});

/** in riichi, however the keys are laid out; else it steps back. */
test.each(["letters", "cursor", "numbers"] as const)("escape stops discarding by itself (%s)", (scheme) => {
  const press = (autoDiscard: boolean) =>
    commandOf(scheme, { key: "Escape", shiftKey: false }, { ...TURN, autoDiscard });
  expect(press(true)).toEqual({ type: "switch", name: "autoDiscard" });
  expect(press(false)).toEqual({ type: "cancel" });
});

/** */
test("the special action is the one that is possible; several are chosen from", () => {
  const special = (...offered: ButtonId[]) => specialOf({ ...TURN, offered, possible: offered });
  expect(special("riichi")).toBe("riichi");
  expect(special("kan")).toBe("kan");
  expect(special("tsumo", "foul")).toBe("tsumo");
  expect(special("riichi", "kan")).toBeNull();
  expect(special()).toBeNull();
  expect(special("ippatsu")).toBe("ippatsu");
  const claim: ButtonId[] = ["kan", "pass"];
  expect(specialOf({ ...CLAIM, offered: claim, possible: claim })).toBeNull();
});

/** */
test("the special key calls up what is possible, though the buttons look alike whatever is", () => {
  const offered: ButtonId[] = ["riichi", "kan"];
  const special = (...possible: ButtonId[]) => specialOf({ ...TURN, offered, possible });
  expect(special("kan")).toBe("kan");
  expect(special("riichi")).toBe("riichi");
  expect(special("riichi", "kan")).toBeNull();
  // With nothing to call up, the table says why not.
  expect(special()).toBe("riichi");
});

test("with nothing else to call up the special key asks for riichi, and its letter always does (R-374)", () => {
  expect(specialOf({ ...TURN, detects: true })).toBe("riichi");
  expect(specialOf({ ...TURN, detects: true, offered: ["kan"], possible: ["kan"] })).toBe("kan");
  const riichi = { type: "button", id: "riichi" };
  const letter = (at: Moment) => commandOf("letters", { key: "r", shiftKey: false }, at);
  expect([letter(TURN), letter({ ...TURN, detects: true })]).toEqual([null, riichi]);
});

/** */
test("the list of keys says what the mouse does here", () => {
  const said = (...set: Parameters<typeof mouseKeys>) => mouseKeys(...set).map(([, meaning]) => meaning);
  expect(said("one", "pass_or_drawn")).toEqual(["discard the tile", "skip, or discard the drawn tile"]);
  expect(said("two", "special")[0]).toContain("click it again");
  expect(said("two", "special")[1]).toContain("tsumo, riichi or kan");
  expect(said("one", "off")).toHaveLength(1);
});

/** */
test("each scheme lists its own keys, and those that all have", () => {
  const listed = (["letters", "cursor", "numbers"] as const).map((scheme) =>
    tableKeys(scheme).map(([keys]) => keys),
  );
  for (const keys of listed) {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(["Q", "?", ",", "I", "H", "V (hold)"]));
  }
  expect(listed[1]).toContain("S");
  expect(listed[2]).toContain("1, 4 · 3, 6");
  expect([keyOf("letters", "pon"), keyOf("cursor", "pon"), keyOf("numbers", "pass")]).toEqual([
    "P",
    null,
    "Esc",
  ]);
});
