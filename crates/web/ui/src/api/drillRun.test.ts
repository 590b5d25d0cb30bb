// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";
import { DRILL_KEYS, QUESTIONS } from "../../e2e/drillQuestions.ts";
import type { DrillKey } from "../state/help/strategy.ts";
import { helpersAt } from "../state/helpers.ts";
import { MATCH } from "../state/kind.ts";
import { change } from "../state/settings.ts";
import type { Action } from "../wire/generated/wire.ts";
import { chosenBy, DrillRun } from "./drillRun.ts";

beforeEach(() => {
  // Without motion.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

function begun(drill: DrillKey, given: number[] | null = null) {
  const heard: [boolean, readonly number[]][] = [];
  const run = new DrillRun(
    QUESTIONS[drill],
    (wind) => `${wind}!`,
    (right, picked) => heard.push([right, picked]),
    given,
  );
  return { run, heard };
}

const wrongOf = (drill: DrillKey) =>
  QUESTIONS[drill].choices.findIndex((_, nth) => !QUESTIONS[drill].right.includes(nth));

test.each(DRILL_KEYS)("%s: one answer is taken, right or wrong", (drill) => {
  const { right } = QUESTIONS[drill];
  for (const [picked, is] of [
    [right, true],
    [[wrongOf(drill)], false],
  ] as const) {
    const { run, heard } = begun(drill);
    for (const nth of picked) run.pick(nth);
    if (run.several) run.check();
    run.pick(0);
    run.check();
    expect(heard).toEqual([[is, picked]]);
    run.close();
  }
});

test("a wrong answer leaves the question open once, unless the other one is right", () => {
  const { run } = begun("fu");
  run.pick(0);
  expect([run.right.value, run.missed.value]).toEqual([null, [0]]);
  run.pick(1);
  expect([run.right.value, run.missed.value, run.picked.value]).toEqual([false, [0], [1]]);
  const second = begun("discard");
  second.run.pick(0);
  second.run.pick(QUESTIONS.discard.right[0] ?? 0);
  expect([second.run.right.value, second.heard]).toEqual([true, [[false, [0]]]]);
  second.run.close();
  const call = begun("call");
  call.run.pick(wrongOf("call"));
  expect(call.run.right.value).toBe(false);
  call.run.close();
});

test("of several, one is let go of again, and none is no answer", () => {
  const { run, heard } = begun("waits");
  run.check();
  run.pick(4);
  run.pick(4);
  run.check();
  expect([run.picked.value, heard]).toEqual([[], []]);
});

test("a discard at the table is the answer, and the tile is back in the hand", () => {
  const { run, heard } = begun("discard");
  const { session } = run;
  const { choices, right } = QUESTIONS.discard;
  const slot =
    session?.hand.value.findIndex(({ tile }) =>
      right.some((nth) => choices[nth]?.type === "tile" && choices[nth].tile === tile),
    ) ?? -1;
  session?.input({ type: "throw", slot });
  expect(heard).toEqual([[true, QUESTIONS.discard.right]]);
  expect([session?.model.value.thrown, session?.hand.value.length]).toEqual([null, 8]);
  expect(session?.model.value.welcome?.names[0]).toBe("N!");
});

test("at the table nothing else than the answer is offered, least of all what cannot be done", () => {
  const { run } = begun("safety");
  const prompt = run.session?.model.value.prompt;
  const offered = prompt?.choices.map(({ action }) => ("tile" in action ? action.tile : action.type));
  expect(new Set(offered)).toEqual(new Set(["4p", "7p", "9p", "7z"]));
  expect(begun("discard").run.session?.model.value.prompt?.denied).toEqual([]);
  for (const drill of ["push", "call", "riichi"] as const)
    expect(begun(drill).run.session?.model.value.prompt ?? null, drill).toBe(null);
});

test("what is done at the table comes to a choice", () => {
  const discard: Action = { type: "discard", tile: "5s", tsumogiri: false };
  const { choices } = QUESTIONS.discard;
  const five = choices.findIndex((choice) => choice.type === "tile" && choice.tile === "0s");
  expect(chosenBy(QUESTIONS.discard, discard)).toBe(five);
  expect(chosenBy(QUESTIONS.safety, { ...discard, tile: "9p" })).toBe(2);
  expect(chosenBy(QUESTIONS.safety, discard)).toBe(null);
  expect(chosenBy(QUESTIONS.safety, { type: "riichi", tile: "9p", tsumogiri: true })).toBe(null);
});

test("while a question is open no helper gives its answer away", () => {
  change("helpers", { discardHints: true, safety: "on", waits: true });
  const { run } = begun("safety");
  const helpers = () => helpersAt(run.session?.kind.value ?? MATCH);
  const { discardHints, safety, waits, riichiHelper } = helpers();
  expect([discardHints, safety, waits, riichiHelper]).toEqual([false, false, false, false]);
  run.pick(0);
  expect(helpers().safety).toBe(false);
  run.pick(1);
  expect(helpers().safety).toBe(true);
  run.close();
});

test("an earlier answer is shown and not told again", () => {
  const { run, heard } = begun("discard", [0]);
  expect([run.right.value, run.picked.value, heard]).toEqual([false, [0], []]);
  run.pick(1);
  expect(heard).toEqual([]);
});
