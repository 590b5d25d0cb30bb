import type { ScoreAnswer } from "../wire/generated/wire.ts";
import { request } from "./http.ts";

/** The score of the hand that the query states, step by step. */
export function fetchScore(query: URLSearchParams): Promise<ScoreAnswer> {
  return request(`/api/score?${query}`);
}
