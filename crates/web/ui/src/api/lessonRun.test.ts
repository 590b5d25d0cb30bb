// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";
import { ROUND } from "../state/fixtures/round.ts";
import { progressOf } from "../state/lessonProgress.ts";
import { DISPLAY } from "../state/plainDisplay.ts";
import type { Action, After, Lesson, LessonStep, ServerMessage } from "../wire/generated/wire.ts";
import { LessonRun } from "./lessonRun.ts";
import { VERSION } from "./version.ts";

const WELCOME: ServerMessage = {
  type: "welcome",
  seat: 0,
  version: VERSION,
  match_id: "lesson-x",
  mode: "free",
  names: ["You", "Hana"],
  bots: [null, null],
  rules: "Tenhou",
  summary: [],
  riichi_stake: 1000,
  honba_value: 300,
  pace: "normal",
  display: DISPLAY,
};
const AFTER: After = {
  scores: [25_000, 25_000],
  concealed: [2, 2],
  riichi: ["none", "none"],
  phase: { type: "turn", seat: 0 },
  live_left: 10,
  sticks: 0,
  own: { concealed: ["1m", "2m"], drawn: "3m", waits: [] },
};
const DEALT: ServerMessage = {
  type: "event",
  n: 0,
  event: { type: "dealt", round: { ...ROUND, scores: [25_000, 25_000], winds: ["E", "S"] } } as never,
  after: AFTER,
};
const ONE: Action = { type: "discard", tile: "1m", tsumogiri: false };
const TWO: Action = { type: "discard", tile: "2m", tsumogiri: false };
const PROMPT: ServerMessage = {
  type: "prompt",
  decision_id: 1,
  choices: [{ action: ONE }, { action: TWO }],
  denied: [],
};
const DISCARDED = {
  type: "event",
  n: 1,
  event: {
    type: "discarded",
    seat: 0,
    discard: { tile: "1m", tsumogiri: false, riichi: false, claimed_by: null },
  },
  after: { ...AFTER, own: { concealed: ["2m", "3m"], waits: [] } },
} as unknown as ServerMessage;

const pick: LessonStep = {
  key: "pick",
  table: false,
  goal: { type: "pick", from: ["1m", "2m", "2m"], wanted: ["2m", "2m"] },
};
const steps: LessonStep[] = [
  pick,
  { key: "look", table: true, messages: [WELCOME, DEALT], goal: { type: "next" } },
  { key: "act", table: true, messages: [PROMPT], after: [DISCARDED], goal: { type: "act", action: ONE } },
  { key: "solve", table: false, exercise: true, goal: { type: "choose", options: [], wanted: 1 } },
];
const LESSON: Lesson = { key: "x", steps };

beforeEach(() => {
  localStorage.clear();
  // Without motion.
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
const key = (run: LessonRun) => run.step.value?.key;

test("tiles picked are checked, and another tile is a mistake", async () => {
  const run = new LessonRun(LESSON, 0);
  // Before a try, nothing gives the answer away.
  expect([run.marked.value, run.hidden.value]).toEqual([false, true]);
  run.pick(1);
  run.check();
  expect([run.marked.value, run.hidden.value]).toEqual([true, false]);
  expect(run.said.value).toBe("too_few");
  run.pick(0);
  run.check();
  expect(run.said.value).toBe("wrong");
  run.pick(0);
  run.pick(2);
  run.check();
  await settled();
  expect([key(run), run.said.value]).toEqual(["pick", "right"]);
  run.next();
  await settled();
  expect(key(run)).toBe("look");
  expect(progressOf("x")).toEqual({ step: 1, done: false });
});

test("a wrong choice at the table is asked again, and the right one goes on", async () => {
  const run = new LessonRun(LESSON, 1);
  run.next();
  await settled();
  expect(run.kind.value.marked).toEqual({ action: ONE });
  const session = run.session.value;
  session?.input({ type: "throw", slot: 1 });
  expect(run.said.value).toBe("other_tile");
  expect(session?.model.value.prompt?.sent).toBe(null);
  session?.input({ type: "throw", slot: 0 });
  await settled();
  expect(session?.model.value.view?.seats[0]?.river).toHaveLength(1);
  expect(key(run)).toBe("solve");
});

test("what is to be solved is marked only when asked, and stays until the player goes on", async () => {
  const run = new LessonRun(LESSON, 3);
  expect(run.marked.value).toBe(false);
  run.hint();
  expect(run.marked.value).toBe(false);
  run.hint();
  expect(run.marked.value).toBe(true);
  run.choose(0);
  expect(run.said.value).toBe("wrong");
  run.choose(1);
  await settled();
  expect([key(run), run.said.value]).toEqual(["solve", "right"]);
  run.next();
  await settled();
  expect(run.over.value).toBe(true);
  expect(progressOf("x")).toEqual({ step: 0, done: true });
});

test("a step is taken up with its table, and back again", async () => {
  const run = new LessonRun(LESSON, 2);
  expect(run.session.value?.model.value.prompt?.choices).toHaveLength(2);
  expect(run.session.value?.model.value.latest).toBe(null);
  run.back();
  expect(key(run)).toBe("look");
  expect(run.session.value?.model.value.prompt).toBe(null);
  run.back();
  expect([key(run), run.session.value]).toEqual(["pick", null]);
});

test("damaged progress is forgotten", async () => {
  localStorage.setItem("jantaku-lessons", '{"x":{"step":"a"}}');
  vi.resetModules();
  const fresh = await import("../state/lessonProgress.ts");
  expect(fresh.progressOf("x")).toEqual({ step: 0, done: false });
});
