import { expect, test } from "vitest";
import type { DrillEntry } from "../wire/generated/wire.ts";
import {
  askable,
  dayBefore,
  dayOf,
  daysAfter,
  daysUntil,
  graded,
  isRight,
  levelFor,
  nextSkill,
  retrievability,
  type SkillLog,
  type SkillLogs,
  skillKey,
  streakAfter,
  strengthOf,
  weakSpots,
} from "./drills.ts";

const START = new Date("2026-11-25T10:00:00");
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const later = (by: number) => new Date(START.getTime() + by);

/** One answer a minute. */
const after = (answers: string, from = START): SkillLog =>
  [...answers].reduce<SkillLog | undefined>(
    (log, answer, nth) => graded(log, answer === "+", new Date(from.getTime() + nth * MINUTE)),
    undefined,
  ) as SkillLog;

const DRILL: DrillEntry = {
  key: "fu",
  skills: ["ron", "tsumo", "kan"].map((key) => ({ key, questions: 10 })),
};
const logs = (of: Record<string, SkillLog>): SkillLogs =>
  Object.fromEntries(Object.entries(of).map(([skill, log]) => [skillKey("fu", skill), log]));

test("right answers are counted, and a run of them makes the next one easy", () => {
  const log = after("+-+++");
  expect([log.asked, log.right, log.run]).toEqual([5, 4, 3]);
  const good = after("+++");
  const easy = graded(good, true, later(DAY));
  expect(easy.card.due).toBeGreaterThan(graded({ ...good, run: 0 }, true, later(DAY)).card.due);
  expect(graded(good, false, later(DAY)).run).toBe(0);
});

test("what was wrong is due sooner, and what is known fades", () => {
  expect(after("-").card.due).toBeLessThan(after("+").card.due);
  const log = after("+");
  expect(retrievability(log, START)).toBe(1);
  expect(retrievability(log, later(DAY / 2))).toBeLessThan(1);
  expect(retrievability(log, later(DAY))).toBeLessThan(retrievability(log, later(DAY / 2)));
  expect(strengthOf(after("+-"), later(MINUTE))).toBe(0.5);
});

test("the more answers of a skill are right, the harder the next question", () => {
  expect([levelFor(undefined), levelFor(after("-")), levelFor(after("+"))]).toEqual([2, 2, 3]);
  expect([levelFor(after("------")), levelFor(after("++++"))]).toEqual([1, 4]);
  expect([levelFor(after("+".repeat(20))), levelFor(after(`${"+".repeat(20)}${"-".repeat(20)}`))]).toEqual([
    5, 3,
  ]);
});

test("first the skills in their order, unless one is due", () => {
  expect(nextSkill(DRILL, {}, null, START)).toBe("ron");
  expect(nextSkill(DRILL, logs({ ron: after("+") }), "ron", later(MINUTE))).toBe("tsumo");
  // A wrong answer is due after a minute.
  expect(nextSkill(DRILL, logs({ ron: after("-") }), "ron", later(2 * MINUTE))).toBe("ron");
});

test("of those that are due the most forgotten one, of the others the weakest but the last", () => {
  const all = logs({ ron: after("+"), tsumo: after("-"), kan: after("+-") });
  expect(nextSkill(DRILL, all, null, later(30 * DAY))).toBe("tsumo");
  const fresh = logs({ ron: after("++"), tsumo: after("-++"), kan: after("+++") });
  expect(nextSkill(DRILL, fresh, null, later(3 * MINUTE))).toBe("tsumo");
  expect(nextSkill(DRILL, fresh, "tsumo", later(3 * MINUTE))).not.toBe("tsumo");
  const one = { ...DRILL, skills: DRILL.skills.slice(0, 1) };
  expect(nextSkill(one, fresh, "ron", later(3 * MINUTE))).toBe("ron");
  expect(nextSkill({ ...DRILL, skills: [] }, fresh, null, START)).toBeUndefined();
});

test("a skill without questions is left out, unless they come from the player", () => {
  const bare = { ...DRILL, skills: DRILL.skills.with(0, { key: "ron", questions: 0 }) };
  expect(nextSkill(askable(bare, false), {}, null, START)).toBe("tsumo");
  expect(askable(bare, true)).toEqual(bare);
  const endless = { key: "waits", skills: [{ key: "one_suit", questions: null }] };
  expect(askable(endless, false)).toEqual(endless);
});

test("the weakest skills come first, and those not begun are left out", () => {
  const spots = weakSpots([DRILL], logs({ ron: after("+"), kan: after("-+") }), later(2 * MINUTE));
  expect(spots.map(({ skill }) => skill)).toEqual(["kan", "ron"]);
});

test("a streak ends with a wrong answer, and its best stays", () => {
  const two = streakAfter(streakAfter({ now: 0, best: 0 }, true), true);
  expect(two).toEqual({ now: 2, best: 2 });
  expect(streakAfter(two, false)).toEqual({ now: 0, best: 2 });
});

test("days in a row, over the end of a month and a missed day", () => {
  expect(dayOf(new Date(2026, 10, 5, 23, 59))).toBe("2026-11-05");
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  const first = daysAfter(null, "2026-11-30");
  const second = daysAfter(daysAfter(first, "2026-11-30"), "2026-12-01");
  expect(second).toEqual({ last: "2026-12-01", days: 2 });
  expect([
    daysUntil(second, "2026-12-01"),
    daysUntil(second, "2026-12-02"),
    daysUntil(second, "2026-12-03"),
  ]).toEqual([2, 2, 0]);
  expect(daysAfter(second, "2026-12-03").days).toBe(1);
  expect(daysUntil(null, "2026-12-03")).toBe(0);
});

test("all right choices have to be picked, and no other", () => {
  expect(isRight([1, 3], [3, 1])).toBe(true);
  expect(isRight([1, 3], [1])).toBe(false);
  expect(isRight([1], [1, 3])).toBe(false);
});
