// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";

const PLACE = "jantaku-drills";
const NOW = new Date(2026, 10, 25, 12);

async function opened(kept: string | null) {
  localStorage.clear();
  if (kept !== null) localStorage.setItem(PLACE, kept);
  vi.resetModules();
  return import("./drillLog.ts");
}

let log: Awaited<ReturnType<typeof opened>>;
beforeEach(async () => {
  log = await opened(null);
});

const FU = { drill: "fu", skill: "ron", own: false };

test("an answer is kept: the card, the next question, the streak and the day", async () => {
  log.keepAnswer(FU, true, NOW);
  log.keepAnswer(FU, true, NOW);
  expect([log.numberOf(FU), log.numberOf({ ...FU, own: true })]).toEqual([2, 0]);
  expect(log.streakOf("fu")).toEqual({ now: 2, best: 2 });
  const again = await opened(localStorage.getItem(PLACE));
  expect(again.drillLog.value).toEqual(log.drillLog.value);
  expect(again.drillLog.value.skills["fu/ron"]?.asked).toBe(2);
  expect(again.drillLog.value.days).toEqual({ last: "2026-11-25", days: 1 });
  again.keepAnswer(FU, false, NOW);
  expect(again.streakOf("fu")).toEqual({ now: 0, best: 2 });
});

test("only the first answer of a day counts", () => {
  log.keepDaily("2026-11-25", { picked: [1], right: false }, NOW);
  log.keepDaily("2026-11-25", { picked: [0], right: true }, NOW);
  expect(log.drillLog.value.daily).toEqual({ "2026-11-25": { picked: [1], right: false } });
  expect(log.drillLog.value.dailyDays).toEqual({ last: "2026-11-25", days: 1 });
});

test("what is damaged is forgotten, and the rest is kept", async () => {
  log.keepAnswer(FU, true, NOW);
  log.choose({ own: true, rules: "tenhou" });
  const kept = JSON.parse(localStorage.getItem(PLACE) ?? "");
  const card = kept.skills["fu/ron"].card;
  const broken = {
    ...kept,
    skills: {
      ...kept.skills,
      "fu/kan": { ...kept.skills["fu/ron"], card: { ...card, stability: "long" } },
      "fu/open": { asked: 1 },
      "fu/tsumo": null,
    },
    next: { ...kept.next, x: -1 },
    streaks: { fu: { now: 1 } },
    days: { last: "today", days: 1 },
    daily: { "2026-11-25": { picked: ["a"], right: true } },
  };
  const { drillLog } = await opened(JSON.stringify(broken));
  const { skills, next, streaks, days, daily, own, rules } = drillLog.value;
  expect([Object.keys(skills), next, streaks, days, daily]).toEqual([
    ["fu/ron"],
    { "fu/ron": 1 },
    {},
    null,
    {},
  ]);
  expect([own, rules]).toEqual([true, "tenhou"]);
  for (const kept of ["{", "null", "[]", '"x"'])
    expect((await opened(kept)).drillLog.value.skills, kept).toEqual({});
});
