import { sitBeside } from "../state/adviser.ts";
import { firstMatch } from "../state/newMatch.ts";
import { change } from "../state/settings.ts";
import { beginPractice, type Created, type NewPractice, type StartPage } from "../wire/generated/wire.ts";
import { withFace } from "./match.ts";

export function createPractice(practice: NewPractice): Promise<Created> {
  return beginPractice("chosen" in practice ? { ...practice, chosen: withFace(practice.chosen) } : practice);
}

/** Of somebody new: practice has an adviser, and nothing is lost. */
export async function createFirstMatch(page: StartPage, name: string): Promise<Created> {
  // Help that stays until it is changed in the settings.
  change("faces", "numbered");
  change("helpers", { discardHints: true });
  const created = await createPractice({ from: "match", chosen: firstMatch(page, name) });
  sitBeside();
  return created;
}
