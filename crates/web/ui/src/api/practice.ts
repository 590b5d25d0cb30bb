import type { Created, NewPractice } from "../wire/generated/wire.ts";
import { json, request } from "./http.ts";

/** Begins a match for practice, or one from an earlier point of another. */
export function createPractice(practice: NewPractice): Promise<Created> {
  return request("/api/practice", json(practice));
}
