import { FILES, RULE_FILES } from "./read.fixture.ts";
import type { Traits } from "./sources.ts";

const ACUTE = "\u0301";

/** Keeps placeables and what comes before the text. */
function accented(line: string): string {
  const [before = ""] = /^(?:-?[\w-]+ =|\s+\.\w+ =|\s*\*?\[\w+\]|#.*)?/.exec(line) ?? [];
  const text = line.slice(before.length);
  return (
    before + text.replace(/\{[^}]*(?:\}|$)|[aeiou]/gi, (part) => (part.length > 1 ? part : part + ACUTE))
  );
}

export const plain = (text: string): string => text.replaceAll(ACUTE, "");

/** The English files of the made-up language, which are in its own folders. */
const madeUp = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.includes("/en/"))
      .map(([path, text]) => [path.replace("/en/", "/xx/"), text.split("\n").map(accented).join("\n")]),
  );

export const MADE_UP_TRAITS: Traits = { name: plain("Énglísh"), kanji: false, english: false };
export const MADE_UP = madeUp(FILES);
export const MADE_UP_RULES = madeUp(RULE_FILES);
