import {
  type DayRun,
  dayOf,
  daysAfter,
  graded,
  type SkillLog,
  type Streak,
  skillKey,
  streakAfter,
} from "./drills.ts";
import { flag, group, maybe, partsOf, table, type ValueOf } from "./fields.ts";
import { json, kept } from "./kept.ts";

export interface DailyMark {
  readonly picked: readonly number[];
  readonly right: boolean;
}

const NO_STREAK: Streak = { now: 0, best: 0 };

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function isStreak(value: unknown): value is Streak {
  const { now, best } = partsOf(value);
  return isCount(now) && isCount(best);
}

function isDayRun(value: unknown): value is DayRun {
  const { last, days } = partsOf(value);
  return typeof last === "string" && /^\d{4}-\d\d-\d\d$/.test(last) && isCount(days);
}

function isMark(value: unknown): value is DailyMark {
  const { picked, right } = partsOf(value);
  return Array.isArray(picked) && picked.every(isCount) && typeof right === "boolean";
}

const CARD = ["due", "last_review", "stability", "difficulty", "elapsed_days", "scheduled_days"];

function isSkill(value: unknown): value is SkillLog {
  const { card, asked, right, run } = partsOf(value);
  const { stability, difficulty, state, reps, lapses, learning_steps, ...rest } = partsOf(card);
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

const isText = (value: unknown): value is string => typeof value === "string";

const LOG = group({
  skills: table(isSkill),
  /** By drill, skill and source. */
  next: table(isCount),
  streaks: table(isStreak),
  days: maybe(isDayRun),
  daily: table(isMark),
  dailyDays: maybe(isDayRun),
  /** Positions from the player's own matches. */
  own: flag(false),
  /** `null`: the rules of a new match. */
  rules: maybe(isText),
});

export type DrillLog = ValueOf<typeof LOG>;

const log = kept("jantaku-drills", json(LOG.read), LOG.initial);
export const drillLog: Readonly<typeof log> = log;

function keep(changed: Partial<DrillLog>): void {
  log.value = { ...log.peek(), ...changed };
}

export function streakOf(drill: string): Streak {
  return log.value.streaks[drill] ?? NO_STREAK;
}

export interface Source {
  readonly drill: string;
  readonly skill: string;
  readonly own: boolean;
}

const placeOf = ({ drill, skill, own }: Source) => `${skillKey(drill, skill)}${own ? "/own" : ""}`;

export function numberOf(source: Source): number {
  return log.value.next[placeOf(source)] ?? 0;
}

export function keepAnswer(source: Source, right: boolean, now: Date): void {
  const { skills, next, streaks, days } = log.peek();
  const { drill, skill } = source;
  const key = skillKey(drill, skill);
  keep({
    skills: { ...skills, [key]: graded(skills[key], right, now) },
    next: { ...next, [placeOf(source)]: numberOf(source) + 1 },
    streaks: { ...streaks, [drill]: streakAfter(streakOf(drill), right) },
    days: daysAfter(days, dayOf(now)),
  });
}

/** Only the first answer counts. */
export function keepDaily(day: string, mark: DailyMark, now: Date): void {
  const { daily, dailyDays, days } = log.peek();
  if (Object.hasOwn(daily, day)) return;
  keep({
    daily: { ...daily, [day]: mark },
    dailyDays: daysAfter(dailyDays, day),
    days: daysAfter(days, dayOf(now)),
  });
}

export function choose(changed: Partial<Pick<DrillLog, "own" | "rules">>): void {
  keep(changed);
}
