import { settings } from "../state/settings.ts";
import { beginMatch, type Created, type NewMatch, recordFile } from "../wire/generated/wire.ts";
import { answer } from "./http.ts";

export function createMatch(match: NewMatch): Promise<Created> {
  return beginMatch(withFace(match));
}

/** The face is kept with the match, for viewers and other browsers. */
export function withFace(match: NewMatch): NewMatch {
  const { face: _, ...faceless } = match;
  const { portrait } = settings.peek();
  return portrait === "name" ? faceless : { ...faceless, face: portrait };
}

export async function fetchRecord(matchId: string): Promise<string> {
  return (await answer(recordFile(matchId))).text();
}
