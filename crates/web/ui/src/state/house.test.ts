import { expect, test, vi } from "vitest";
import type { Catalogue, HouseChecked, HouseDraft, PresetRules } from "../wire/generated/wire.ts";
import { Editor } from "./editor.ts";
import { differences, equal, faultsOf, matches, openHouse, type RuleId, ruleOf, withValue } from "./house.ts";

const base: PresetRules = {
  name: "tenhou",
  title: "Tenhou",
  options: { open_tanyao: true, uma: [20000, 10000], red_fives: { m: 1, p: 1, s: 1 }, kuikae: "no_same" },
  yaku: { pinfu: [1, 0], daisuushii: { yakuman: 1 } },
};
const switched = { type: "switch" } as const;
const catalogue: Catalogue = {
  groups: [
    {
      key: "group-calls",
      title: "Calls",
      options: [
        {
          key: "kuikae",
          title: "Kuikae",
          meaning: "What may not be discarded right after a call.",
          kind: {
            type: "choice",
            choices: [
              { word: "allowed", key: "choice-kuikae-allowed", meaning: "Everything may." },
              { word: "no_same", key: "choice-kuikae-no_same", meaning: "Not the kind just called." },
            ],
          },
        },
      ],
    },
    {
      key: "group-yaku",
      title: "Yaku",
      options: [
        { key: "open_tanyao", title: "Open tanyao", meaning: "Whether it counts.", kind: switched },
        {
          key: "red_fives",
          title: "Red fives",
          meaning: "How many.",
          kind: { type: "suits", least: 0, most: 4 },
        },
        { key: "yaku", title: "Yaku", meaning: "Worth.", kind: { type: "yaku" } },
      ],
    },
  ],
  yaku: ["pinfu", "daisuushii", "renhou"].map((key) => ({
    key,
    english: key,
    kanji: "役",
    romaji: key,
    also: [],
    meaning: "",
    usual: { yakuman: 1 },
    unsure: false,
    picture: [],
  })),
  limits: ["mangan"],
  presets: [base],
  houses: [{ name: "My Tenhou", base: "tenhou", options: { open_tanyao: false }, yaku: {} }],
};
const unchanged: HouseDraft = { name: "Ours", base: "tenhou", options: {}, yaku: {} };
const option = (key: string): RuleId => ({ part: "options", key });
const yaku = (key: string): RuleId => ({ part: "yaku", key });

test("a house holds what differs, and nothing that has gone back to the preset's value", () => {
  let house = withValue(unchanged, base, option("open_tanyao"), false);
  house = withValue(house, base, option("red_fives"), { s: 1, p: 2, m: 1 });
  house = withValue(house, base, yaku("renhou"), { limit: "mangan" });
  house = withValue(house, base, yaku("pinfu"), false);
  expect(house.options).toEqual({ open_tanyao: false, red_fives: { m: 1, p: 2, s: 1 } });
  expect(house.yaku).toEqual({ renhou: { limit: "mangan" }, pinfu: false });
  house = withValue(house, base, option("red_fives"), { s: 1, p: 1, m: 1 });
  house = withValue(house, base, yaku("renhou"), false);
  house = withValue(house, base, yaku("pinfu"), [1, 0]);
  house = withValue(house, base, option("open_tanyao"), true);
  expect(house).toEqual(unchanged);
});

test("differences have words, in the order of the rules", () => {
  let house = withValue(unchanged, base, yaku("daisuushii"), { yakuman: 2 });
  house = withValue(house, base, option("red_fives"), { m: 0, p: 0, s: 0 });
  house = withValue(house, base, option("kuikae"), "allowed");
  const rows = differences(catalogue, base, house).map(({ title, value, before }) => [title, value, before]);
  expect(rows).toEqual([
    ["Kuikae", "Everything may", "Not the kind just called"],
    ["Red fives", "none", "1 man, 1 pin, 1 sou"],
    ["daisuushii", "double yakuman", "yakuman"],
  ]);
});

test("lists differ by their order, tables do not", () => {
  expect(equal([1, 2], [2, 1])).toBe(false);
  expect(equal({ a: [1], b: false }, { b: false, a: [1] })).toBe(true);
  expect(equal({ a: 1 }, { a: "1" })).toBe(false);
});

test("a fault stands at every rule it is about", () => {
  const about = (...options: string[]) => ({ options, line: null, message: options.join() });
  const faults = [about("uma", "players"), about("yaku", "pinfu"), about("name"), about()];
  expect(faultsOf(faults, option("players")).length).toBe(1);
  expect(faultsOf(faults, option("pinfu"))).toEqual([]);
  expect(faultsOf(faults, yaku("pinfu")).length).toBe(1);
  expect(faults.map(ruleOf)).toEqual([option("uma"), yaku("pinfu"), null, null]);
});

test("rules are found by the beginnings of their words", () => {
  const words = ["red_fives", "Red fives", "Robbing a kan 二索槍槓", "How many."];
  for (const query of ["red", "FIVES many", "red_f", "槍", "kan 索", ""])
    expect(matches(query, words), query).toBe(true);
  for (const query of ["red sixes", "ed", "an", "槓槍"]) expect(matches(query, words), query).toBe(false);
});

test("a preset opens under a name that no house has, a house as it is, anything else not", () => {
  expect(openHouse(catalogue, "tenhou")).toEqual({ ...unchanged, name: "My Tenhou 2" });
  expect(openHouse(catalogue, "My Tenhou")).toBe(catalogue.houses[0]);
  expect(openHouse(catalogue, "no such")).toBeNull();
});

test("the server is asked once the rules rest, and only its last answer counts", async () => {
  vi.useFakeTimers();
  const editor = new Editor(catalogue, base, unchanged);
  const answers: ((checked: HouseChecked) => void)[] = [];
  const asked: HouseDraft[] = [];
  const failed = vi.fn();
  const stop = editor.watch((house) => {
    asked.push(house);
    return new Promise((answer) => answers.push(answer));
  }, failed);
  const answer = (message: string): HouseChecked => ({
    faults: [{ options: ["kuikae"], line: null, message }],
    summary: [],
    file: null,
  });
  await vi.advanceTimersByTimeAsync(1000);
  editor.set(option("kuikae"), "allowed");
  editor.set(option("kuikae"), "never");
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.map(({ options }) => options)).toEqual([{}, { kuikae: "never" }]);
  answers[1]?.(answer("newer"));
  answers[0]?.(answer("older"));
  await vi.advanceTimersByTimeAsync(0);
  expect(editor.faults(option("kuikae")).map(({ message }) => message)).toEqual(["newer"]);
  stop();
  editor.set(option("kuikae"), "no_same");
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.length).toBe(2);
  expect(failed).not.toHaveBeenCalled();
  vi.useRealTimers();
});
