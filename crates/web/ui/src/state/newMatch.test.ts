import { expect, test } from "vitest";
import { speak } from "../texts/texts.ts";
import type { MenuLine, NewMatch, Preset, StartPage } from "../wire/generated/wire.ts";
import {
  firstMatch,
  lengthIn,
  menuChoice,
  opponentWords,
  ready,
  seating,
  startingChoice,
  withMenu,
  withRules,
} from "./newMatch.ts";

const rules = (name: string, players: number, length: Preset["length"]): Preset => ({
  name,
  title: name,
  about: "",
  group: "modern",
  players,
  length,
  lengths: ["east", "east_south"],
  winds: ["E"],
  summary: [],
  words: "common",
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
  version: 4,
  presets: [rules("four", 4, "east_south"), rules("three", 3, "east")],
  broken: [],
  bots: [{ name: "normal", description: "" }],
  preselected: { ...choice, preset: "three", opponents: ["normal", "normal"] },
  first: { ...choice, name: "You", opponents: ["easy", "easy", "easy"] },
  open: { matches: [], damaged: [] },
  finished: { matches: [], damaged: [] },
};

test("other rules bring their length, and opponents stay for those that seat them", () => {
  const three = withRules(page, choice, "three");
  expect(three).toEqual({ ...choice, preset: "three" });
  expect(ready(page, three).opponents).toEqual(["wild", "normal"]);
  const four = withRules(page, { ...three, opponents: three.opponents.with(0, "hard") }, "four");
  expect(four).toEqual({ ...choice, length: "east_south", opponents: ["hard", "normal", "random"] });
  expect(withRules(page, choice, "gone")).toBe(choice);
});

test("a seat that was not filled before has the last of the others", () => {
  const four = withRules(page, { ...page.preselected, opponents: ["hard", "wild"] }, "four");
  expect(four.opponents).toEqual(["hard", "wild", "wild"]);
});

test("a length that the rules do not know becomes their own", () => {
  const league = { ...rules("league", 4, "east_south"), lengths: ["east_south" as const] };
  const other = { ...page, presets: [...page.presets, league] };
  expect(startingChoice(other, { ...choice, preset: "league" }).length).toBe("east_south");
  expect(startingChoice(other, choice).length).toBe("east");
});

test("the chips say which length and which opponents", async () => {
  const four = { ...choice, opponents: ["easy", "easy", "easy"] };
  expect(opponentWords(page, four)).toBe("3 bots: Easy");
  expect(opponentWords(page, choice)).toBe("bots: Wild/Normal/Random");
  const yakuza = { ...rules("yakuza", 4, "east"), menu: [line] };
  const boxed = { ...yakuza, menu: [box] };
  expect(lengthIn(yakuza, four)).toBe("East only");
  expect(lengthIn(yakuza, { ...four, menu: { length: "half" } })).toBe("Hanchan");
  expect(lengthIn(boxed, four)).toBe("East only");
  expect(lengthIn(boxed, { ...four, menu: { length: "on" } })).toBe("Match length");
  await speak("ja");
  expect(opponentWords(page, four)).toBe("CPU 3人：初級");
  await speak("en");
});

test("other seats are those of the same house, if it has them", () => {
  const named = (title: string, players: number) => ({ ...rules(title, players, "east"), title });
  const presets = [named("A", 4), named("B", 4), named("A, three players", 3), named("B, three players", 3)];
  const to = (title: string, players: number) => seating({ ...page, presets }, named(title, 4), players);
  expect([to("B", 3), to("B, three players", 4), to("C", 3)]).toEqual([
    "B, three players",
    "B",
    "A, three players",
  ]);
});

test("a player who has given no name is kept as one, in no language", () => {
  for (const name of ["You", "あなた"]) {
    const unnamed = { ...page, preselected: { ...page.preselected, name } };
    expect(startingChoice(unnamed, null).name).toBe("");
  }
  expect(startingChoice(page, null).name).toBe(page.preselected.name);
  expect(ready(page, { ...choice, name: "  " }).name).toBe("You");
  expect(firstMatch(page, "").name).toBe("You");
  expect(firstMatch(page, "Aki")).toEqual({ ...page.first, name: "Aki" });
});

test("what was chosen here stays chosen while its rules are there", () => {
  expect(startingChoice(page, null)).toEqual(page.preselected);
  expect(startingChoice(page, choice)).toEqual(choice);
  expect(startingChoice(page, { ...choice, preset: "gone" })).toEqual(page.preselected);
});

const line: MenuLine = {
  key: "length",
  title: "Match length",
  source: "Y:1495-1507",
  is_box: false,
  for_beginners: false,
  choices: [
    { key: "half", title: "Half", usual: false },
    { key: "quarter", title: "Quarter", usual: true },
  ],
};

const box: MenuLine = {
  ...line,
  is_box: true,
  choices: [
    { key: "on", title: "", usual: false },
    { key: "off", title: "", usual: true },
  ],
};

test("what is usual in a menu is not kept, and other rules have a menu of their own (R-402)", () => {
  expect(menuChoice(line, {})).toBe("quarter");
  const half = withMenu({}, line, "half");
  expect(half).toEqual({ length: "half" });
  expect(menuChoice(line, half)).toBe("half");
  expect(withMenu({ ...half, kuitan: "no_use" }, line, "quarter")).toEqual({ kuitan: "no_use" });
  const menus = { ...page, presets: [{ ...rules("four", 4, "east"), menu: [line] }] };
  expect(startingChoice(menus, { ...choice, menu: half }).menu).toEqual(half);
  expect(startingChoice(page, { ...choice, menu: half }).menu, "rules without that line").toEqual({});
  expect(withRules(page, { ...choice, menu: half }, "three").menu).toEqual({});
});
