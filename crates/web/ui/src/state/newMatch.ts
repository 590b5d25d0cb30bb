import { signal } from "@preact/signals";
import { phrase } from "../texts/texts.ts";
import type { MenuLine, NewMatch, Preset, StartPage } from "../wire/generated/wire.ts";

/** What is chosen for the next match; it outlives a visit to another page. None before the first choice. */
export const chosen = signal<NewMatch | null>(null);

/** The choice with other rules: they may seat another number, and have a length and a menu of their own. */
export function withRules(page: StartPage, choice: NewMatch, name: string): NewMatch {
  const rules = rulesOf(page, name);
  if (rules === undefined) return choice;
  const fallback = page.bots[0]?.name ?? "";
  const opponents = Array.from({ length: rules.players - 1 }, (_, nth) => choice.opponents[nth] ?? fallback);
  return { ...choice, preset: name, length: rules.length, opponents, menu: {} };
}

export function rulesOf(page: StartPage, name: string): Preset | undefined {
  return page.presets.find((preset) => preset.name === name);
}

/** What to choose from the start: the choice made here, if its rules are still there, else that of the last match. */
export function startingChoice(page: StartPage, here: NewMatch | null): NewMatch {
  if (here === null || rulesOf(page, here.preset) === undefined) {
    const { name } = page.preselected;
    return { ...page.preselected, name: phrase("name", name, name) };
  }
  const { length, menu } = here;
  return { ...withRules(page, here, here.preset), length, menu };
}

/** What a line of a house's menu is set to. */
export function menuChoice(line: MenuLine, menu: NewMatch["menu"]): string {
  return menu[line.key] ?? usualChoice(line);
}

/** What it is set to by itself. */
export function usualChoice({ choices }: MenuLine): string {
  return choices.find(({ usual }) => usual)?.key ?? "";
}

/** The menu with a line set so; what is usual is not kept. */
export function withMenu(menu: NewMatch["menu"], line: MenuLine, choice: string): NewMatch["menu"] {
  const { [line.key]: _, ...others } = menu;
  return choice === usualChoice(line) ? others : { ...others, [line.key]: choice };
}
