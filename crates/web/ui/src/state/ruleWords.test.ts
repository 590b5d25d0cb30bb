import { expect, test } from "vitest";
import type { RuleValue, ValueKind } from "../wire/generated/wire.ts";
import { valueWords, worthWords } from "./ruleWords.ts";

const number: ValueKind = { type: "number", least: -9, most: 9 };
const winds: ValueKind = {
  type: "choice",
  choices: [
    { word: "E", key: "choice-wind-e", meaning: "East." },
    { word: "S", key: "choice-wind-s", meaning: "South." },
  ],
};

test.each<[ValueKind, RuleValue, string]>([
  [{ type: "switch" }, true, "yes"],
  [{ type: "switch" }, false, "no"],
  [number, -25000, "−25,000"],
  [number, "2.", "2."],
  [winds, "S", "South"],
  [winds, "X", "X"],
  [{ type: "list", of: winds }, ["E", "S", "E"], "East, South, East"],
  [{ type: "list", of: number }, [], "none"],
  [{ type: "list", of: { type: "list", of: number } }, [[1, 2], []], "(1, 2), (none)"],
  [{ ...winds, type: "set" }, ["E"], "East"],
  [{ type: "suits", least: 0, most: 4 }, { m: 0, p: 2, s: 0 }, "2 pin"],
])("%j %j reads as %s", (kind, value, words) => {
  expect(valueWords(kind, value)).toBe(words);
});

test.each<[RuleValue, string]>([
  [false, "not counted"],
  [[2, 2], "2 han"],
  [[2, 1], "2 han, 1 open"],
  [[3, 0], "3 han, closed only"],
  [[0, 1], "1 han, open only"],
  [[0, 0], "not counted"],
  [{ yakuman: 1 }, "yakuman"],
  [{ yakuman: 2 }, "double yakuman"],
  [{ yakuman: 3 }, "triple yakuman"],
  [{ limit: "haneman" }, "at least haneman"],
])("a worth of %j reads as %s", (value, words) => {
  expect(worthWords(value)).toBe(words);
});
