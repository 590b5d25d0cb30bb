import type { Advised, Created, NewPractice, Tile } from "../wire/generated/wire.ts";
import { json, request } from "./http.ts";

/** Begins a match for practice, or one from an earlier point of another. */
export function createPractice(practice: NewPractice): Promise<Created> {
  return request("/api/practice", json(practice));
}

/** What the adviser says of the player's decision, and of a discard. */
export function fetchAdvice(matchId: string, discard: Tile | null): Promise<Advised> {
  const query = discard === null ? "" : `?discard=${discard}`;
  return request(`/api/matches/${encodeURIComponent(matchId)}/advice${query}`);
}
