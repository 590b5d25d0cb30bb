import { expect, test } from "vitest";
import type { NewMatch, Preset, StartPage } from "../wire/generated/wire.ts";
import { startingChoice, withRules } from "./newMatch.ts";

const rules = (name: string, players: number, length: Preset["length"]): Preset => ({
  name,
  title: name,
  about: "",
  own: false,
  players,
  length,
  winds: ["E"],
  summary: [],
});
const choice: NewMatch = {
  preset: "four",
  length: "east",
  opponents: ["wild", "normal", "random"],
  pace: "slow",
  name: "Aki",
};
const page: StartPage = {
  version: 1,
  presets: [rules("four", 4, "east_south"), rules("three", 3, "east")],
  broken: [],
  bots: [{ name: "normal", description: "" }],
  preselected: { ...choice, preset: "three", opponents: ["normal", "normal"] },
  matches: [],
};

test("other rules bring their length and their number of seats", () => {
  const three = withRules(page, choice, "three");
  expect(three).toEqual({ ...choice, preset: "three", opponents: ["wild", "normal"] });
  const four = withRules(page, three, "four");
  expect(four).toEqual({ ...choice, length: "east_south", opponents: ["wild", "normal", "normal"] });
  expect(withRules(page, choice, "gone")).toBe(choice);
});

test("what was chosen here stays chosen while its rules are there", () => {
  expect(startingChoice(page, null)).toBe(page.preselected);
  expect(startingChoice(page, choice)).toEqual(choice);
  expect(startingChoice(page, { ...choice, preset: "gone" })).toBe(page.preselected);
  expect(startingChoice(page, { ...choice, preset: "three" }).opponents.length).toBe(2);
});
