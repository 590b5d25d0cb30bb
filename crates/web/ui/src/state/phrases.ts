import { phrase, ruleText } from "../texts/texts.ts";
import { PRESET_KEYS } from "../wire/generated/presets.ts";
import type { Failure, Preset, Why } from "../wire/generated/wire.ts";
import { faceName, listed, spoken } from "./face.ts";

/** Why something is not possible, with spoken tiles. */
export function whyWords({ rule, tile, message }: Why): string {
  return phrase("why", rule, spoken(message), { tile: tile === undefined ? "" : faceName(tile) });
}

/** Why a request or an answer was refused. */
export function errorWords({ code, message }: Pick<Failure, "code" | "message">): string {
  return phrase("error", code, spoken(message), { message: spoken(message) });
}

/** Why a career does not allow something. */
export function refusalWords(refusal: string, message: string): string {
  return phrase("refusal", refusal, message);
}

/** The title of the rules, or the name the player gave them. */
export function houseName(title: string): string {
  return ruleText(PRESET_KEYS.get(title) ?? "", title);
}

export function houseAbout({ title, about }: Pick<Preset, "title" | "about">): string {
  return ruleText(`${PRESET_KEYS.get(title)}.about`, about);
}

/** A line of a house's menu, one of its choices, or its note: in the house's own words, where it has some. */
export function menuWords(preset: string, key: string, words: string): string {
  return phrase("menu", `${preset}-${key}`, ruleText(`menu-${preset}-${key}`, words));
}

/** Players' words for a rule, by which it is found. */
export function playersWords(part: "options" | "yaku", key: string): string {
  return phrase("also", part === "yaku" ? `yaku-${key}` : key, "");
}

/** The level of a bot: `hard` of `hard/attacker`. */
export function levelOf(bot: string): string {
  return bot.split("/")[0] ?? bot;
}

/** A bot's level, with its style if it has one. */
export function botTitle(bot: string): string {
  return listed(bot.split("/").map(botName));
}

/** A bot's level or style: `hard/attacker` has the name of its last word. */
export function botName(name: string): string {
  const word = name.split("/").at(-1) ?? name;
  return phrase("bot", word, word.charAt(0).toUpperCase() + word.slice(1));
}

export function botAbout(name: string, description: string): string {
  return phrase("bot", `${name.split("/").at(-1)}-about`, description);
}
