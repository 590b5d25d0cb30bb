import { signal } from "@preact/signals";
import type { NewMatch, Preset, StartPage } from "../wire/generated/wire.ts";

/** What is chosen for the next match; it outlives a visit to another page. None before the first choice. */
export const chosen = signal<NewMatch | null>(null);

/** The choice with other rules: they may seat another number, and have a length of their own. */
export function withRules(page: StartPage, choice: NewMatch, name: string): NewMatch {
  const rules = rulesOf(page, name);
  if (rules === undefined) return choice;
  const fallback = page.bots[0]?.name ?? "";
  const opponents = Array.from({ length: rules.players - 1 }, (_, nth) => choice.opponents[nth] ?? fallback);
  return { ...choice, preset: name, length: rules.length, opponents };
}

export function rulesOf(page: StartPage, name: string): Preset | undefined {
  return page.presets.find((preset) => preset.name === name);
}

/** What to choose from the start: the choice made here, if its rules are still there, else that of the last match. */
export function startingChoice(page: StartPage, here: NewMatch | null): NewMatch {
  if (here === null || rulesOf(page, here.preset) === undefined) return page.preselected;
  const { length } = here;
  return { ...withRules(page, here, here.preset), length };
}
