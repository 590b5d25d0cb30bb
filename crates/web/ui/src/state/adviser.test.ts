import { expect, test } from "vitest";
import type { Action, Advice } from "../wire/generated/wire.ts";
import { ofOneMind } from "./adviser.ts";

const discard = (tile: string) => ({ type: "discard", tile, tsumogiri: false }) as Action;

function said(rule: string, choose?: Action, avoid?: Action): Advice {
  return { rule, facts: [], matters: false, choose, avoid } as Advice;
}

test("one choice is advised, however many rules apply", () => {
  const advice = [
    said("single_honours", discard("2z")),
    said("isolated_first", discard("1p")),
    said("least_useful", discard("2z")),
    said("keep_value_pair", undefined, discard("5z")),
    said("late_honour", undefined, discard("2z")),
    said("plan_yaku"),
  ];
  const rules = ofOneMind(advice).map(({ rule }) => rule);
  expect(rules).toEqual(["single_honours", "least_useful", "keep_value_pair", "plan_yaku"]);
  const warned = [said("late_honour", undefined, discard("2z")), said("plan_yaku")];
  expect(ofOneMind(warned)).toEqual(warned);
});
