import { type CardInput, createEmptyCard, fsrs, type Grade, Rating, State } from "ts-fsrs";
import type { DrillEntry } from "../wire/generated/wire.ts";

/** How well a skill is known, as it is kept: the card's dates are milliseconds. */
export interface SkillLog {
  readonly card: CardInput & { readonly due: number; readonly last_review: number };
  readonly asked: number;
  readonly right: number;
  /** Right answers in a row, up to now. */
  readonly run: number;
}

export type SkillLogs = Readonly<Record<string, SkillLog>>;

/** Right answers in a row: now, and the most there were. */
export interface Streak {
  readonly now: number;
  readonly best: number;
}

/** Days in a row with an answer, the last of them `last`, as `2026-11-25`. */
export interface DayRun {
  readonly last: string;
  readonly days: number;
}

export const skillKey = (drill: string, skill: string): string => `${drill}/${skill}`;

const scheduler = fsrs({ enable_fuzz: false });

/** After so many right answers in a row the next one was easy. */
const EASY_AFTER = 3;
const DAY = 86_400_000;

function ratingOf(right: boolean, run: number): Grade {
  if (!right) return Rating.Again;
  return run >= EASY_AFTER ? Rating.Easy : Rating.Good;
}

/** The skill after an answer. */
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
/** As if so many answers had been given before the first one, and one of them been right. */
const BEFORE = { asked: 3, right: 1 };

/** How hard the next question of a skill should be, from 1 to 5: the more answers are right, the harder. */
export function levelFor(log: SkillLog | undefined): number {
  const { asked, right } = log ?? { asked: 0, right: 0 };
  const share = (right + BEFORE.right) / (asked + BEFORE.asked);
  return Math.round(1 + (HARDEST - 1) * share);
}

/** How likely the skill is still known, from 0 to 1. Parts of a day count, too. */
export function retrievability({ card }: SkillLog, now: Date): number {
  const days = Math.max(0, now.getTime() - card.last_review) / DAY;
  return card.state === State.New ? 0 : scheduler.forgetting_curve(days, card.stability);
}

/** How strong the player is in a skill, from 0 to 1: what is still known, as often as it was right. */
export function strengthOf(log: SkillLog, now: Date): number {
  return (retrievability(log, now) * log.right) / log.asked;
}

/** A drill with the skills that something can be asked of; what a player's own matches hold is not known before. */
export function askable(drill: DrillEntry, own: boolean): DrillEntry {
  return { ...drill, skills: drill.skills.filter(({ questions }) => own || questions !== 0) };
}

/** The first of those with the least number. */
function least<T>(of: readonly T[], number: (one: T) => number): T | undefined {
  return of.reduce<T | undefined>(
    (best, one) => (best === undefined || number(one) < number(best) ? one : best),
    undefined,
  );
}

/**
 * The skill to ask next: of those that are due the one most likely forgotten; else the first one not begun; else the
 * weakest, but not the one just asked, `last`, if there is another.
 */
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

/** The skills that were begun, the weakest first. */
export function weakSpots(drills: readonly DrillEntry[], logs: SkillLogs, now: Date): readonly Spot[] {
  const spots = drills.flatMap(({ key: drill, skills }) =>
    skills.flatMap(({ key: skill }): Spot[] => {
      const log = logs[skillKey(drill, skill)];
      return log === undefined ? [] : [{ drill, skill, log, strength: strengthOf(log, now) }];
    }),
  );
  return spots.sort((a, b) => a.strength - b.strength);
}

/** The streak after an answer. */
export function streakAfter({ now, best }: Streak, right: boolean): Streak {
  const next = right ? now + 1 : 0;
  return { now: next, best: Math.max(best, next) };
}

const padded = (number: number) => `${number}`.padStart(2, "0");

/** The day where the player is, as `2026-11-25`. */
export function dayOf(now: Date): string {
  return `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`;
}

/** The day before a day. At noon no change of clocks matters. */
export function dayBefore(day: string): string {
  return dayOf(new Date(new Date(`${day}T12:00:00`).getTime() - DAY));
}

/** The days in a row after an answer today. */
export function daysAfter(run: DayRun | null, today: string): DayRun {
  if (run?.last === today) return run;
  return { last: today, days: run?.last === dayBefore(today) ? run.days + 1 : 1 };
}

/** How many days in a row there are up to today; today may still be to come. */
export function daysUntil(run: DayRun | null, today: string): number {
  return run !== null && (run.last === today || run.last === dayBefore(today)) ? run.days : 0;
}

/** Whether the choices picked are those that are right. */
export function isRight(right: readonly number[], picked: readonly number[]): boolean {
  return right.length === picked.length && right.every((nth) => picked.includes(nth));
}
