import { settings } from "../state/settings.ts";
import { beginMatch, type Created, type NewMatch, recordFile } from "../wire/generated/wire.ts";
import { answer } from "./http.ts";

export function createMatch(match: NewMatch): Promise<Created> {
  return beginMatch(withFace(match));
}

/** The match with the user's face, as it is shown to whoever sees the match later, and in every browser. */
export function withFace(match: NewMatch): NewMatch {
  const { face: _, ...faceless } = match;
  const { portrait } = settings.peek();
  return portrait === "name" ? faceless : { ...faceless, face: portrait };
}

/** The record of a finished match. */
export async function fetchRecord(matchId: string): Promise<string> {
  return (await answer(recordFile(matchId))).text();
}
