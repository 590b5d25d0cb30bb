import type { FigureLine, MeasuredFigure, StatisticsPage, StatisticsQuery } from "../wire/generated/wire.ts";
import { points, signed } from "./seats.ts";

/** Fewer cases say nothing yet. */
export const ENOUGH = 20;

/** Days are written like 2026-01-31. */
export const FILTERS = ["mode", "rules", "opponent", "since", "until"] as const;
export type Filter = (typeof FILTERS)[number];
export type Filters = Readonly<Partial<Record<Filter, string>>>;

/** What a figure counts, the hands with one value of a group, or those with both. */
export interface Behind {
  readonly figure?: string;
  readonly group?: string;
  readonly value?: string;
}

const BEHIND = ["figure", "group", "value"] as const;

export function filtersOf(query: string): Filters {
  return chosen(query, FILTERS);
}

export function behindOf(query: string): Behind {
  return chosen(query, BEHIND);
}

function chosen<K extends string>(query: string, keys: readonly K[]): Partial<Record<K, string>> {
  const stated = new URLSearchParams(query);
  const found = keys.map((key) => [key, stated.get(key) ?? ""] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== "")) as Partial<Record<K, string>>;
}

export function queryOf(filters: Filters, behind: Behind = {}): string {
  const all = { ...behind, ...filters } as Readonly<Record<string, string | undefined>>;
  const stated = Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]);
  return new URLSearchParams(stated).toString();
}

/** Days are the player's own, so the server gets seconds. */
export function askedOf(query: string): StatisticsQuery {
  const { since, until, ...filters } = filtersOf(query);
  const first = since === undefined ? Number.NaN : startOf(since, 0);
  const last = until === undefined ? Number.NaN : startOf(until, 1) - 1;
  return {
    ...behindOf(query),
    ...filters,
    ...(first >= 0 && { since: `${first}` }),
    ...(last >= 0 && { until: `${last}` }),
  };
}

/** In seconds since 1970, in the player's time zone. */
function startOf(day: string, later: number): number {
  const [year = Number.NaN, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).getTime() / 1000;
}

/** Periods to choose; the others are stated by their days. */
export const PERIODS = ["month", "year", "last-year"] as const;
export type Period = (typeof PERIODS)[number];

export function daysOf(period: Period, today = new Date()): Pick<Filters, "since" | "until"> {
  const year = today.getFullYear();
  if (period === "month") return { since: dayText(new Date(year, today.getMonth(), today.getDate() - 29)) };
  if (period === "year") return { since: `${year}-01-01` };
  return { since: `${year - 1}-01-01`, until: `${year - 1}-12-31` };
}

function dayText(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => `${part}`.padStart(2, "0")).join("-");
}

/** A day as it is typed, with any sign between its numbers; `null` if there is no such day. */
export function typedDay(text: string): string | null {
  const found = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\D?\s*$/.exec(text);
  if (found === null) return null;
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number];
  const day = new Date(year, month - 1, date);
  return day.getMonth() === month - 1 && day.getDate() === date ? dayText(day) : null;
}

export function figureOf({ of_matches, of_hands }: StatisticsPage, key: string): FigureLine | undefined {
  return [...of_matches, ...of_hands].find((line) => line.key === key && line.measured.count > 0);
}

/** Where it lies by 95 %: twice its error to both sides, or the interval of a share without one. */
export function rangeOf({ share, measured }: FigureLine): readonly [low: number, high: number] | null {
  const { value, error, interval } = measured;
  if (value === null || !error) return interval;
  const ends = [value - 1.96 * error, value + 1.96 * error] as const;
  return share ? [Math.max(ends[0], 0), Math.min(ends[1], 1)] : ends;
}

export function percent(share: number): string {
  return `${inHundred(share, share)}%`;
}

/** As exact as `as`. */
function inHundred(share: number, as: number): string {
  return (100 * share).toFixed(as > 0 && as < 0.01 ? 2 : 1);
}

/** Small numbers; other means are points. */
const SMALL: ReadonlySet<string> = new Set(["place", "riichi_turn"]);
const SIGNED: ReadonlySet<string> = new Set(["hand_points", "riichi_points", "call_points", "total"]);

/** A dash if nothing was counted. */
export function shownValue({ key, share, measured }: FigureLine): string {
  const { value } = measured;
  if (value === null) return "–";
  if (share) return percent(value);
  if (SMALL.has(key)) return value.toFixed(2);
  return SIGNED.has(key) ? signed(Math.round(value)) : points(Math.round(value));
}

/** The standard error; for what always or never happened, the ends of its interval. */
export function shownError({ key, share, measured }: FigureLine): string | null {
  const { sum, count, error, interval } = measured;
  if (share && interval !== null && (error === null || sum === 0 || sum === count))
    return `${inHundred(interval[0], interval[1])}–${percent(interval[1])}`;
  if (error === null || (sum === 0 && error === 0)) return null;
  if (share) return `±${percent(error)}`;
  return `±${SMALL.has(key) ? error.toFixed(2) : points(Math.round(error))}`;
}

export function listedIn({
  share,
  measured: { sum, count },
}: Pick<FigureLine, "share" | "measured">): number {
  return share ? sum : count;
}

export function shareOf(measured: MeasuredFigure): FigureLine {
  return { key: "share", share: true, measured };
}
