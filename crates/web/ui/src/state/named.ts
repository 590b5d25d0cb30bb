import { language } from "../texts/texts.ts";
import type { YakuLine } from "../wire/generated/wire.ts";
import { settings } from "./settings.ts";

/** The name of something in the language of the page. */
export function named({ name, kanji }: { readonly name: string; readonly kanji: string }): string {
  return language.value === "ja" ? kanji : name;
}

/** The name of a yaku: the house's own, or in Japanese its kanji, unless the player has set other names. */
export function yakuName(yaku: Pick<YakuLine, "name" | "english" | "romaji" | "kanji">): string {
  const { names } = settings.value;
  return names === "auto" ? named(yaku) : yaku[names];
}

/** The length of shortened names. */
const SHORT = 10;

/** A player's name as shown at the table. */
export function plateName(name: string): string {
  return settings.value.shortNames ? [...name].slice(0, SHORT).join("") : name;
}
