import type { DailyPuzzle, DrillList, DrillQuestion } from "../wire/generated/wire.ts";
import { request } from "./http.ts";

/** The drills in their order. */
export function fetchDrills(): Promise<DrillList> {
  return request("/api/drills");
}

interface Asked {
  readonly drill: string;
  readonly skill: string;
  /** Which question; after the last one comes the first. */
  readonly n: number;
  /** How hard it should be, from 1 to 5. */
  readonly level: number;
  /** The rules of a hand without a table. */
  readonly rules: string | null;
  /** Whether it is from the player's own matches. */
  readonly own: boolean;
}

/** A question with its solution. */
export function fetchQuestion({ drill, skill, n, level, rules, own }: Asked): Promise<DrillQuestion> {
  const query = new URLSearchParams({ drill, skill, n: `${n}`, level: `${level}` });
  if (rules !== null) query.set("rules", rules);
  if (own) query.set("from", "own");
  return request(`/api/drills/question?${query}`);
}

/** The puzzle of a day. */
export function fetchDaily(date: string): Promise<DailyPuzzle> {
  return request(`/api/drills/daily?${new URLSearchParams({ date })}`);
}
