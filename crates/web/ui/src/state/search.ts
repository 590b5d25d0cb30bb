import type { Preset } from "../wire/generated/wire.ts";
import { houseName } from "./phrases.ts";

/**
 * What the server is asked to find, a line for each of the words: the player's own, and the titles of the rules that are called
 * so in the language of the page. The server knows only the titles.
 */
export function searchLines(words: string, presets: readonly Preset[]): string {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return "";
  const titles = presets
    .map(({ title }) => title)
    .filter((title) => houseName(title).toLowerCase().includes(wanted))
    .filter((title) => !title.toLowerCase().includes(wanted));
  return [words.trim(), ...titles].join("\n");
}
