import { type CardInput, createEmptyCard, fsrs, type Grade, Rating, State } from "ts-fsrs";
import type { DrillEntry } from "../wire/generated/wire.ts";

/** As stored: the card's dates are milliseconds. */
export interface SkillLog {
  readonly card: CardInput & { readonly due: number; readonly last_review: number };
  readonly asked: number;
  readonly right: number;
  readonly run: number;
}

export type SkillLogs = Readonly<Record<string, SkillLog>>;

/** Right answers in a row: now, and the most. */
export interface Streak {
  readonly now: number;
  readonly best: number;
}

/** Days in a row with an answer; `last` is a day such as `2026-11-25`. */
export interface DayRun {
  readonly last: string;
  readonly days: number;
}

export const skillKey = (drill: string, skill: string): string => `${drill}/${skill}`;

const scheduler = fsrs({ enable_fuzz: false });

/** After this many right answers in a row, one counts as easy. */
const EASY_AFTER = 3;
const DAY = 86_400_000;

function ratingOf(right: boolean, run: number): Grade {
  if (!right) return Rating.Again;
  return run >= EASY_AFTER ? Rating.Easy : Rating.Good;
}

export function graded(before: SkillLog | undefined, right: boolean, now: Date): SkillLog {
  const run = before?.run ?? 0;
  const { card } = scheduler.next(before?.card ?? createEmptyCard(now), now, ratingOf(right, run));
  return {
    card: { ...card, due: card.due.getTime(), last_review: now.getTime() },
    asked: (before?.asked ?? 0) + 1,
    right: (before?.right ?? 0) + (right ? 1 : 0),
    run: right ? run + 1 : 0,
  };
}

const HARDEST = 5;
/** A prior: as if this many had been answered already. */
const BEFORE = { asked: 3, right: 1 };

/** From 1 to 5, harder with more right answers. */
export function levelFor(log: SkillLog | undefined): number {
  const { asked, right } = log ?? { asked: 0, right: 0 };
  const share = (right + BEFORE.right) / (asked + BEFORE.asked);
  return Math.round(1 + (HARDEST - 1) * share);
}

/** From 0 to 1; parts of a day count. */
export function retrievability({ card }: SkillLog, now: Date): number {
  const days = Math.max(0, now.getTime() - card.last_review) / DAY;
  return card.state === State.New ? 0 : scheduler.forgetting_curve(days, card.stability);
}

/** From 0 to 1: what is still known, times how often it was right. */
export function strengthOf(log: SkillLog, now: Date): number {
  return (retrievability(log, now) * log.right) / log.asked;
}

/** Nobody knows beforehand which skills occur in the player's own matches. */
export function askable(drill: DrillEntry, own: boolean): DrillEntry {
  return { ...drill, skills: drill.skills.filter(({ questions }) => own || questions !== 0) };
}

/** The first one on a tie. */
function least<T>(of: readonly T[], number: (one: T) => number): T | undefined {
  return of.reduce<T | undefined>(
    (best, one) => (best === undefined || number(one) < number(best) ? one : best),
    undefined,
  );
}

/** The due skill most likely forgotten; else the first new one; else the weakest, but not `last` if there is another. */
export function nextSkill(
  { key: drill, skills }: DrillEntry,
  logs: SkillLogs,
  last: string | null,
  now: Date,
): string | undefined {
  const all = skills.map(({ key }) => ({ key, log: logs[skillKey(drill, key)] }));
  const begun = all.flatMap(({ key, log }) => (log === undefined ? [] : [{ key, log }]));
  const due = begun.filter(({ log }) => log.card.due <= now.getTime());
  const forgotten = least(due, ({ log }) => retrievability(log, now));
  if (forgotten !== undefined) return forgotten.key;
  const fresh = all.find(({ log }) => log === undefined);
  if (fresh !== undefined) return fresh.key;
  const others = begun.filter(({ key }) => key !== last);
  return least(others.length > 0 ? others : begun, ({ log }) => strengthOf(log, now))?.key;
}

export interface Spot {
  readonly drill: string;
  readonly skill: string;
  readonly log: SkillLog;
  readonly strength: number;
}

export function weakSpots(drills: readonly DrillEntry[], logs: SkillLogs, now: Date): readonly Spot[] {
  const spots = drills.flatMap(({ key: drill, skills }) =>
    skills.flatMap(({ key: skill }): Spot[] => {
      const log = logs[skillKey(drill, skill)];
      return log === undefined ? [] : [{ drill, skill, log, strength: strengthOf(log, now) }];
    }),
  );
  return spots.sort((a, b) => a.strength - b.strength);
}

export function streakAfter({ now, best }: Streak, right: boolean): Streak {
  const next = right ? now + 1 : 0;
  return { now: next, best: Math.max(best, next) };
}

const padded = (number: number) => `${number}`.padStart(2, "0");

/** In the player's time zone, as `2026-11-25`. */
export function dayOf(now: Date): string {
  return `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`;
}

/** At noon, no change of clocks matters. */
export function dayBefore(day: string): string {
  return dayOf(new Date(new Date(`${day}T12:00:00`).getTime() - DAY));
}

export function daysAfter(run: DayRun | null, today: string): DayRun {
  if (run?.last === today) return run;
  return { last: today, days: run?.last === dayBefore(today) ? run.days + 1 : 1 };
}

/** Today may still be to come. */
export function daysUntil(run: DayRun | null, today: string): number {
  return run !== null && (run.last === today || run.last === dayBefore(today)) ? run.days : 0;
}

export function isRight(right: readonly number[], picked: readonly number[]): boolean {
  return right.length === picked.length && right.every((nth) => picked.includes(nth));
}
