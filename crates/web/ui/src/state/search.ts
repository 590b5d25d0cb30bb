import type { Preset } from "../wire/generated/wire.ts";
import { houseName } from "./phrases.ts";

/** A line for each word: the player's own, and the titles of rules with this name in the page's language; the server knows only titles. */
export function searchLines(words: string, presets: readonly Preset[]): string {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return "";
  const titles = presets
    .map(({ title }) => title)
    .filter((title) => houseName(title).toLowerCase().includes(wanted))
    .filter((title) => !title.toLowerCase().includes(wanted));
  return [words.trim(), ...titles].join("\n");
}
