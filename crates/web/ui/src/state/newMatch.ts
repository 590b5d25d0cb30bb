import { signal } from "@preact/signals";
import { phrase } from "../texts/texts.ts";
import type { MenuLine, NewMatch, Preset, StartPage } from "../wire/generated/wire.ts";

/** The choices for the next match, kept while other pages are visited. `null` before the first choice. */
export const chosen = signal<NewMatch | null>(null);

/** The choices adapted to other rules, which may differ in players, lengths and menu. */
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

/** The initial choices: the kept ones if their rules still exist, otherwise those of the last match. */
export function startingChoice(page: StartPage, here: NewMatch | null): NewMatch {
  if (here === null || rulesOf(page, here.preset) === undefined) {
    const { name } = page.preselected;
    return { ...page.preselected, name: phrase("name", name, name) };
  }
  const { length, menu } = here;
  return { ...withRules(page, here, here.preset), length, menu };
}

/** The choice in a line of a house's menu. */
export function menuChoice(line: MenuLine, menu: NewMatch["menu"]): string {
  return menu[line.key] ?? usualChoice(line);
}

/** The default choice. */
export function usualChoice({ choices }: MenuLine): string {
  return choices.find(({ usual }) => usual)?.key ?? "";
}

/** The menu with one line changed. Defaults are left out. */
export function withMenu(menu: NewMatch["menu"], line: MenuLine, choice: string): NewMatch["menu"] {
  const { [line.key]: _, ...others } = menu;
  return choice === usualChoice(line) ? others : { ...others, [line.key]: choice };
}
