import { type ReadonlySignal, signal } from "@preact/signals";
import {
  type DayRun,
  dayOf,
  daysAfter,
  graded,
  type SkillLog,
  type SkillLogs,
  type Streak,
  skillKey,
  streakAfter,
} from "./drills.ts";

/** An answer to the puzzle of a day. */
export interface DailyMark {
  /** The numbers of the choices. */
  readonly picked: readonly number[];
  readonly right: boolean;
}

/** All that is kept of the drills. */
export interface DrillLog {
  readonly skills: SkillLogs;
  /** The number of the next question, by drill, skill and source. */
  readonly next: Readonly<Record<string, number>>;
  /** By drill. */
  readonly streaks: Readonly<Record<string, Streak>>;
  readonly days: DayRun | null;
  /** By day. */
  readonly daily: Readonly<Record<string, DailyMark>>;
  readonly dailyDays: DayRun | null;
  /** Whether the positions are from the player's own matches. */
  readonly own: boolean;
  /** The rules that hands are asked under; `null`: those of a new match. */
  readonly rules: string | null;
}

const PLACE = "jantaku-drills";
const NO_STREAK: Streak = { now: 0, best: 0 };

type Parts = Readonly<Record<string, unknown>>;

function parts(value: unknown): Parts {
  return typeof value === "object" && value !== null ? (value as Parts) : {};
}

/** The entries of a table that hold what they should. */
function only<T>(value: unknown, holds: (one: unknown) => one is T): Record<string, T> {
  const entries = Object.entries(parts(value));
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => holds(entry[1])));
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function isStreak(value: unknown): value is Streak {
  const { now, best } = parts(value);
  return isCount(now) && isCount(best);
}

function isDayRun(value: unknown): value is DayRun {
  const { last, days } = parts(value);
  return typeof last === "string" && /^\d{4}-\d\d-\d\d$/.test(last) && isCount(days);
}

function isMark(value: unknown): value is DailyMark {
  const { picked, right } = parts(value);
  return Array.isArray(picked) && picked.every(isCount) && typeof right === "boolean";
}

const CARD = ["due", "last_review", "stability", "difficulty", "elapsed_days", "scheduled_days"];

/** Whether it is a skill whose card can be scheduled. */
function isSkill(value: unknown): value is SkillLog {
  const { card, asked, right, run } = parts(value);
  const { stability, difficulty, state, reps, lapses, learning_steps, ...rest } = parts(card);
  return (
    isCount(asked) &&
    asked > 0 &&
    isCount(right) &&
    isCount(run) &&
    [state, reps, lapses, learning_steps].every(isCount) &&
    [1, 2, 3].includes(state as number) &&
    CARD.every((name) => Number.isFinite({ stability, difficulty, ...rest }[name])) &&
    (stability as number) > 0 &&
    (difficulty as number) >= 1 &&
    (difficulty as number) <= 10
  );
}

function read(): DrillLog {
  let found: Parts = {};
  try {
    found = parts(JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    // What cannot be read is forgotten.
  }
  return {
    skills: only(found.skills, isSkill),
    next: only(found.next, isCount),
    streaks: only(found.streaks, isStreak),
    days: isDayRun(found.days) ? found.days : null,
    daily: only(found.daily, isMark),
    dailyDays: isDayRun(found.dailyDays) ? found.dailyDays : null,
    own: found.own === true,
    rules: typeof found.rules === "string" ? found.rules : null,
  };
}

const kept = signal<DrillLog>(read());
/** What is kept, to be looked at. */
export const drillLog: ReadonlySignal<DrillLog> = kept;

function keep(changed: Partial<DrillLog>): void {
  kept.value = { ...kept.peek(), ...changed };
  localStorage.setItem(PLACE, JSON.stringify(kept.peek()));
}

export function streakOf(drill: string): Streak {
  return kept.value.streaks[drill] ?? NO_STREAK;
}

/** Which questions are asked: those that bots played, or the player's own. */
export interface Source {
  readonly drill: string;
  readonly skill: string;
  readonly own: boolean;
}

const placeOf = ({ drill, skill, own }: Source) => `${skillKey(drill, skill)}${own ? "/own" : ""}`;

/** The number of the next question. */
export function numberOf(source: Source): number {
  return kept.value.next[placeOf(source)] ?? 0;
}

/** Keeps an answer: the next question is another one. */
export function keepAnswer(source: Source, right: boolean, now: Date): void {
  const { skills, next, streaks, days } = kept.peek();
  const { drill, skill } = source;
  const key = skillKey(drill, skill);
  keep({
    skills: { ...skills, [key]: graded(skills[key], right, now) },
    next: { ...next, [placeOf(source)]: numberOf(source) + 1 },
    streaks: { ...streaks, [drill]: streakAfter(streakOf(drill), right) },
    days: daysAfter(days, dayOf(now)),
  });
}

/** Keeps the answer to the puzzle of a day; only the first one counts. */
export function keepDaily(day: string, mark: DailyMark, now: Date): void {
  const { daily, dailyDays, days } = kept.peek();
  if (Object.hasOwn(daily, day)) return;
  keep({
    daily: { ...daily, [day]: mark },
    dailyDays: daysAfter(dailyDays, day),
    days: daysAfter(days, dayOf(now)),
  });
}

/** Where questions come from from now on. */
export function choose(changed: Partial<Pick<DrillLog, "own" | "rules">>): void {
  keep(changed);
}
