import { signal } from "@preact/signals";
import { t } from "../texts/texts.ts";
import type { Length, MenuLine, NewMatch, Preset, StartPage } from "../wire/generated/wire.ts";
import { botName, menuWords } from "./phrases.ts";
import { isUnnamed, keptName } from "./playerName.ts";
import { lengthOf } from "./ruleLines.ts";

/**
 * Kept while other pages are visited; `null` before a choice. May have more opponents than the rules seat: rules with more seats
 * show them again.
 */
export const chosen = signal<NewMatch | null>(null);

export function chosenPace(): NewMatch["pace"] {
  return chosen.value?.pace ?? "normal";
}

export const formOpen = signal(false);

/** Other rules may differ in players, lengths and menu. */
export function withRules(page: StartPage, choice: NewMatch, name: string): NewMatch {
  const rules = rulesOf(page, name);
  if (rules === undefined) return choice;
  return fitting(rules, { ...choice, preset: name, length: rules.length, menu: {} });
}

export function rulesOf(page: StartPage, name: string): Preset | undefined {
  return page.presets.find((preset) => preset.name === name);
}

/** The kept choices if their rules still exist, else those of the last match; no name is an empty one. */
export function startingChoice(page: StartPage, here: NewMatch | null): NewMatch {
  const { name } = page.preselected;
  const last = { ...page.preselected, name: isUnnamed(name) ? "" : name };
  const choice = here === null || rulesOf(page, here.preset) === undefined ? last : here;
  const rules = rulesOf(page, choice.preset);
  return rules === undefined ? choice : fitting(rules, choice);
}

/** The first match of somebody new, under the name that is filled in. */
export function firstMatch(page: StartPage, name: string): NewMatch {
  return { ...page.first, name: keptName(name) };
}

/** The request to the server: as many opponents as the rules seat, and a name or what stands for none. */
export function ready(page: StartPage, choice: NewMatch): NewMatch {
  const seats = (rulesOf(page, choice.preset)?.players ?? choice.opponents.length + 1) - 1;
  return { ...choice, opponents: choice.opponents.slice(0, seats), name: keptName(choice.name) };
}

/** Drops what these rules lack, and fills each seat. */
function fitting(rules: Preset, choice: NewMatch): NewMatch {
  const lines = new Set(rules.menu.map(({ key }) => key));
  const last = choice.opponents.at(-1) ?? "";
  const missing = Math.max(0, rules.players - 1 - choice.opponents.length);
  return {
    ...choice,
    length: rules.lengths.includes(choice.length) ? choice.length : rules.length,
    opponents: [...choice.opponents, ...Array<string>(missing).fill(last)],
    menu: Object.fromEntries(Object.entries(choice.menu).filter(([key]) => lines.has(key))),
  };
}

/** `East only`, or the winds of unusual rules. */
export function lengthWords({ length: own, winds }: Preset, length: Length): string {
  return own === length ? lengthOf(winds) : t(`length-${length}`);
}

export function opponentWords(page: StartPage, choice: NewMatch): string {
  const { opponents } = ready(page, choice);
  const [first = ""] = opponents;
  return opponents.every((bot) => bot === first)
    ? t("opponents-alike", { count: opponents.length, bot: botName(first) })
    : t("opponents-mixed", { bots: opponents.map(botName).join("/") });
}

/** Rules for so many players: of the same house, if it has some. */
export function seating({ presets }: StartPage, { title }: Preset, players: number): string {
  const [house = ""] = title.split(",");
  const fits = presets.filter((preset) => preset.players === players);
  return (fits.find((preset) => preset.title.startsWith(house)) ?? fits[0])?.name ?? "";
}

/** The house's own name if its menu has lengths. */
export function lengthIn(rules: Preset, { length, menu }: NewMatch): string {
  const line = rules.menu.find(({ key }) => key === "length");
  if (line === undefined) return lengthWords(rules, length);
  const choice = menuChoice(line, menu);
  if (line.is_box)
    return choice === "on" ? menuWords(rules.name, line.key, line.title) : lengthWords(rules, rules.length);
  const { title = "" } = line.choices.find(({ key }) => key === choice) ?? {};
  return menuWords(rules.name, `${line.key}-${choice}`, title);
}

export function menuChoice(line: MenuLine, menu: NewMatch["menu"]): string {
  return menu[line.key] ?? usualChoice(line);
}

export function usualChoice({ choices }: MenuLine): string {
  return choices.find(({ usual }) => usual)?.key ?? "";
}

/** Defaults are left out. */
export function withMenu(menu: NewMatch["menu"], line: MenuLine, choice: string): NewMatch["menu"] {
  const { [line.key]: _, ...others } = menu;
  return choice === usualChoice(line) ? others : { ...others, [line.key]: choice };
}
