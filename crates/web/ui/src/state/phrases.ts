import { phrase, ruleText } from "../texts/texts.ts";
import { PRESET_KEYS } from "../wire/generated/presets.ts";
import type { Failure, Preset, Why } from "../wire/generated/wire.ts";
import { faceName, listed, spoken } from "./face.ts";

export function whyWords({ rule, tile, message }: Why): string {
  return phrase("why", rule, spoken(message), { tile: tile === undefined ? "" : faceName(tile) });
}

export function errorWords({ code, message }: Pick<Failure, "code" | "message">): string {
  return phrase("error", code, spoken(message), { message: spoken(message) });
}

export function refusalWords(refusal: string, message: string): string {
  return phrase("refusal", refusal, message);
}

/** A name that the player gave stays as it is. */
export function houseName(title: string): string {
  return ruleText(PRESET_KEYS.get(title) ?? "", title);
}

export function houseAbout({ title, about }: Pick<Preset, "title" | "about">): string {
  return ruleText(`${PRESET_KEYS.get(title)}.about`, about);
}

/** Uses the house's own words, if it has some. */
export function menuWords(preset: string, key: string, words: string): string {
  return phrase("menu", `${preset}-${key}`, ruleText(`menu-${preset}-${key}`, words));
}

/** Words by which the search finds a rule. */
export function playersWords(part: "options" | "yaku", key: string): string {
  return phrase("also", part === "yaku" ? `yaku-${key}` : key, "");
}

/** For example `hard` of `hard/attacker`. */
export function levelOf(bot: string): string {
  return bot.split("/")[0] ?? bot;
}

export function botTitle(bot: string): string {
  return listed(bot.split("/").map(botName));
}

/** `hard/attacker` is named after its last word. */
export function botName(name: string): string {
  const word = name.split("/").at(-1) ?? name;
  return phrase("bot", word, word.charAt(0).toUpperCase() + word.slice(1));
}

export function botAbout(name: string, description: string): string {
  return phrase("bot", `${name.split("/").at(-1)}-about`, description);
}
