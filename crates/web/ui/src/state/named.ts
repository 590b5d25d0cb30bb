import { language } from "../texts/texts.ts";
import type { YakuLine } from "../wire/generated/wire.ts";
import { settings } from "./settings.ts";

/** A thing of the game with its Japanese name, in the language of the page. */
export function named({ name, kanji }: { readonly name: string; readonly kanji: string }): string {
  return language.value === "ja" ? kanji : name;
}

/** A yaku by the names that are wanted: the house's own, or in Japanese its kanji, unless the player wants others. */
export function yakuName(yaku: Pick<YakuLine, "name" | "english" | "romaji" | "kanji">): string {
  const { names } = settings.value;
  return names === "auto" ? named(yaku) : yaku[names];
}

/** How many characters of a player's name are shown where names are to be short. */
const SHORT = 10;

/** A player's name as it stands at the table. */
export function plateName(name: string): string {
  return settings.value.shortNames ? [...name].slice(0, SHORT).join("") : name;
}
