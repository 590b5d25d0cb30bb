import { expect, test } from "vitest";
import { speak } from "../texts/texts.ts";
import type { MenuLine, NewMatch, Preset, StartPage } from "../wire/generated/wire.ts";
import { menuChoice, startingChoice, withMenu, withRules } from "./newMatch.ts";

const rules = (name: string, players: number, length: Preset["length"]): Preset => ({
  name,
  title: name,
  about: "",
  own: false,
  players,
  length,
  winds: ["E"],
  summary: [],
  menu: [],
});
const choice: NewMatch = {
  preset: "four",
  length: "east",
  opponents: ["wild", "normal", "random"],
  pace: "slow",
  name: "Aki",
  menu: {},
};
const page: StartPage = {
  version: 2,
  presets: [rules("four", 4, "east_south"), rules("three", 3, "east")],
  broken: [],
  bots: [{ name: "normal", description: "" }],
  preselected: { ...choice, preset: "three", opponents: ["normal", "normal"] },
  open: { matches: [], damaged: [] },
  finished: { matches: [], damaged: [] },
};

test("other rules bring their length and their number of seats", () => {
  const three = withRules(page, choice, "three");
  expect(three).toEqual({ ...choice, preset: "three", opponents: ["wild", "normal"] });
  const four = withRules(page, three, "four");
  expect(four).toEqual({ ...choice, length: "east_south", opponents: ["wild", "normal", "normal"] });
  expect(withRules(page, choice, "gone")).toBe(choice);
});

test("a player who has given no name has one in the language of the page", async () => {
  const unnamed = { ...page, preselected: { ...page.preselected, name: "You" } };
  await speak("ja");
  expect(startingChoice(unnamed, null).name).toBe("あなた");
  expect(startingChoice(page, null).name).toBe(page.preselected.name);
  await speak("en");
  expect(startingChoice(unnamed, null).name).toBe("You");
});

test("what was chosen here stays chosen while its rules are there", () => {
  expect(startingChoice(page, null)).toEqual(page.preselected);
  expect(startingChoice(page, choice)).toEqual(choice);
  expect(startingChoice(page, { ...choice, preset: "gone" })).toEqual(page.preselected);
  expect(startingChoice(page, { ...choice, preset: "three" }).opponents.length).toBe(2);
});

const line: MenuLine = {
  key: "length",
  title: "Match length",
  source: "Y:1495-1507",
  is_box: false,
  choices: [
    { key: "half", title: "Half", usual: false },
    { key: "quarter", title: "Quarter", usual: true },
  ],
};

test("what is usual in a menu is not kept, and other rules have a menu of their own (R-402)", () => {
  expect(menuChoice(line, {})).toBe("quarter");
  const half = withMenu({}, line, "half");
  expect(half).toEqual({ length: "half" });
  expect(menuChoice(line, half)).toBe("half");
  expect(withMenu({ ...half, kuitan: "no_use" }, line, "quarter")).toEqual({ kuitan: "no_use" });
  expect(startingChoice(page, { ...choice, menu: half }).menu).toEqual(half);
  expect(withRules(page, { ...choice, menu: half }, "three").menu).toEqual({});
});
