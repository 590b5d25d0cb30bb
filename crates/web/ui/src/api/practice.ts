import type {
  Advised,
  Created,
  LookBack,
  NewPractice,
  PastDiscard,
  Tile,
  YakuInReach,
} from "../wire/generated/wire.ts";
import { json, request, withFace } from "./http.ts";

/** Begins a match for practice, or one from an earlier point of another. */
export function createPractice(practice: NewPractice): Promise<Created> {
  const faced = "chosen" in practice ? { ...practice, chosen: withFace(practice.chosen) } : practice;
  return request("/api/practice", json(faced));
}

/** What the adviser says of the player's decision, and of a discard. */
export function fetchAdvice(matchId: string, discard: Tile | null): Promise<Advised> {
  const query = discard === null ? "" : `?discard=${discard}`;
  return request(`/api/matches/${encodeURIComponent(matchId)}/advice${query}`);
}

/** A look back at the player's last hand. */
export function fetchReview(matchId: string): Promise<LookBack> {
  return request(`/api/matches/${encodeURIComponent(matchId)}/review`);
}

/** The yaku within reach of the player's hand. */
export function fetchReach(matchId: string): Promise<YakuInReach> {
  return request(`/api/matches/${encodeURIComponent(matchId)}/reach`);
}

/** Why the discard at a step of a replay was good or bad, by what that seat knew. */
export function fetchPastDiscard(matchId: string, seat: number, step: number): Promise<PastDiscard> {
  return request(`/api/matches/${encodeURIComponent(matchId)}/why?seat=${seat}&step=${step}`);
}
