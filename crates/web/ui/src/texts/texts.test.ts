// @vitest-environment happy-dom

import { readFileSync, writeFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { change, FIELDS, settings } from "../state/settings.ts";
import { firstOf, LANGUAGES, traitsOf } from "./languages.ts";
import { FILES, RULE_FILES, ruleTexts, textsOf } from "./read.fixture.ts";
import { language, type PlainKey, phrase, speak, speakAsSet, t, textOf } from "./texts.ts";

const SOURCES = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*", "!./keys.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const KEYS = "src/texts/keys.ts";

function keysFile(texts: Map<string, string[]>): string {
  const lines = [...texts].map(([key, names]) => {
    const values = names.length === 0 ? "null" : names.map((name) => `"${name}"`).join(" | ");
    return `  ${key.includes("-") ? `"${key}"` : key}: ${values};\n`;
  });
  const folders = Object.keys(FILES).map((path) => /^\.\/en\/(\w+)\//.exec(path)?.[1] ?? "");
  const parts = [...new Set(folders)].filter((folder) => !["", "said", "words"].includes(folder)).sort();
  return `// Made from the English texts by texts.test.ts; not to be edited: cargo xtask write makes it anew.

/** What only some pages show; it is loaded with the first of these pages. */
export type Part =${parts.map((part) => `\n  | "${part}"`).join("")};

/** Every text, with the names of its values. */
export interface Texts {
${lines.join("")}}
`;
}

afterEach(async () => {
  settings.value = FIELDS.initial;
  await speak("en");
});

test("every language has every text, with the same values", () => {
  const english = textsOf("en");
  for (const other of LANGUAGES.filter((language) => language !== "en"))
    expect(Object.fromEntries(textsOf(other)), other).toEqual(Object.fromEntries(english));
});

test("every language of the page says what rules and yaku are called, those that read kanji but the names of yaku", () => {
  const english = [...ruleTexts("en").keys()];
  for (const other of LANGUAGES.filter((language) => language !== "en")) {
    const keys = traitsOf(other).kanji ? english.filter((key) => !/^yaku-[^.]*$/.test(key)) : english;
    expect([...ruleTexts(other).keys()].toSorted(), other).toEqual(keys.toSorted());
  }
});

function terms(path: RegExp): Map<string, string> {
  const files = Object.entries(FILES).filter(([name]) => path.test(name));
  return new Map(
    files.flatMap(([, text]) =>
      [...text.matchAll(/^-([\w-]+) = (.*)$/gm)].map(([, key = "", word = ""]) => [key, word]),
    ),
  );
}

test("a house has other words for words that texts have, and every such word is used", () => {
  const usual = terms(/^\.\/en\/words\.ftl$/);
  const houses = Object.keys(FILES).filter((path) => path.startsWith("./en/words/"));
  expect(houses.length).toBe(5);
  const own = houses.flatMap((path) => [...terms(new RegExp(`^${path}$`))]);
  expect(own.filter(([key, word]) => !usual.has(key) || usual.get(key) === word)).toEqual([]);
  const text = Object.values(FILES).join("\n");
  const idle = [...usual.keys()].filter(
    (key) => !new RegExp(`(\\{ |CAP\\()-${key}\\b(?!-)`).test(text) || !own.some(([other]) => other === key),
  );
  expect(idle).toEqual([]);
});

test("the compiler knows every text", () => {
  const file = keysFile(textsOf("en"));
  if (process.env.JANTAKU_WRITE) writeFileSync(KEYS, file);
  expect(readFileSync(KEYS, "utf8"), "`cargo xtask write` writes keys.ts anew").toBe(file);
});

test("no text is without use", () => {
  const code = Object.values(SOURCES).join("\n");
  // `wind-${wind}` uses all keys with this beginning and end.
  const ofData = [...code.matchAll(/textOf\(\s*"([\w-]+)"/g)].map(([, start]) => [start, `${start}-`, ""]);
  const templates = [...code.matchAll(/`([\w-]*)\$\{[^`]*?\}([\w-]*)`/g)].filter(([, start]) => start !== "");
  const made = [...ofData, ...templates];
  const used = (key: string) =>
    code.includes(`"${key}"`) ||
    made.some(([, start = "", end = ""]) => key.startsWith(start) && key.endsWith(end));
  expect([...textsOf("en").keys()].filter((key) => !used(key))).toEqual([]);
});

function settingKeys(path: string, field: object): string[] {
  if ("fields" in field)
    return Object.entries(field.fields as object).flatMap(([key, part]) =>
      settingKeys(`${path}-${key}`, part),
    );
  const values = "values" in field ? (field.values as readonly string[]) : [];
  return [path, ...values.map((value) => `${path}-${value}`)];
}

test("every setting and every value of one has a text", () => {
  const { portrait, language, ...fields } = FIELDS.fields;
  expect(portrait, "has faces to choose from").toBeDefined();
  expect(language.values, "are called by their own names").toEqual(["auto", ...LANGUAGES]);
  const keys = Object.entries(fields).flatMap(([key, field]) => settingKeys(`set-${key}`, field));
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.filter((key) => !textsOf("en").has(key))).toEqual([]);
});

test("the compiler knows every key that is made, and none is forced upon it", () => {
  const cast = /\bt\(\s*(`[^`]*\$\{[^`}]* as [^`]*`|(`[^`]*`|[\w.]+) as\b)| as (PlainKey|Key)\b/;
  const forced = Object.entries(SOURCES).filter(([, code]) => cast.test(code));
  expect(forced.map(([path]) => path)).toEqual([]);
});

test("a text that is missing is reported, and something can be read in its place", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(t("mode-of_a_later_version" as PlainKey)).toBe("mode of a later version");
  expect(textOf("figure", "later_figure")).toBe("later figure");
  expect(reported.mock.calls.flat()).toEqual([
    "there is no text mode-of_a_later_version",
    "there is no text figure-later_figure",
  ]);
  reported.mockRestore();
});

test("a text in each language, with its values", async () => {
  expect(t("leftover-lost", { count: 1 })).toBe("Nobody gets the last riichi stick.");
  expect(t("leftover-lost", { count: 2 })).toBe("Nobody gets the last 2 riichi sticks.");
  await speak("ja");
  expect(t("leftover-lost", { count: 2 })).toBe("供託リーチ棒2本は誰のものにもなりません。");
  expect(t("suited", { rank: t("rank-0"), suit: t("suit-p") })).toBe("赤五筒");
});

test("the first language is the browser's first that there is", () => {
  expect(firstOf(["qaa-AT", "ja-JP", "en"])).toBe("ja");
  expect(firstOf(["EN-gb", "ja"])).toBe("en");
  expect(firstOf(["qaa"])).toBe("en");
});

test("of two languages asked for at once the last one is spoken", async () => {
  await Promise.all([speak("ja"), speak("en")]);
  expect(language.value).toBe("en");
  await Promise.all([speak("en"), speak("ja")]);
  expect(language.value).toBe("ja");
});

test("the page and its language follow the settings", async () => {
  await speakAsSet();
  expect(document.documentElement.lang).toBe("en");
  change("language", "ja");
  await expect.poll(() => language.value).toBe("ja");
  expect(document.documentElement.lang).toBe("ja");
  expect(t("you")).toBe("あなた");
});

/** The crates have the English sentences. */
function refusals(crate: string): string[] {
  const texts = readFileSync(`../../${crate}/texts/en/refusals.ftl`, "utf8");
  return [...texts.matchAll(/^(\w+) = /gm)].map(([, key = ""]) => key);
}

test("what is refused has one sentence in every language, in English the server's, and so has why a hand is aborted", () => {
  const english = textsOf("en", "said/refusals.ftl");
  // A table sends these by code alone.
  for (const code of ["kept_out", "no_such_seat", "match_over"])
    expect(english.delete(`said-error-${code}`)).toBe(true);
  const every = [...refusals("server"), ...refusals("career")];
  expect(every.length).toBeGreaterThan(70);
  for (const other of LANGUAGES.filter((language) => language !== "en")) {
    const texts = textsOf(other, "said/refusals.ftl");
    const keys = [...texts.keys(), ...textsOf(other, "career/said/refusals.ftl").keys()];
    const said = keys
      .filter((key) => !english.has(key))
      .map((key) => key.replace(/^said-(error|refusal)-/, ""));
    expect(said.sort(), other).toEqual(every.toSorted());
    for (const [key, values] of english) expect(texts.get(key), `${other} ${key}`).toEqual(values);
    // The server sends the Japanese names.
    if (!traitsOf(other).kanji)
      expect(textsOf(other, "said/aborts.ftl"), other).toEqual(textsOf("en", "said/aborts.ftl"));
  }
});

test("every rule that bars something has a text, and an unknown one the server's sentence", async () => {
  const source = readFileSync("../../wire/src/convert/action.rs", "utf8");
  const rules = [...source.matchAll(/IllegalReason::\w+.*=> \("(\w+)"/g)].map(([, rule = ""]) => rule);
  expect(rules.length).toBeGreaterThan(20);
  const barred = (rule: string) => phrase("why", rule, "the server's words", { tile: "5" });
  for (const language of LANGUAGES) {
    await speak(language);
    expect(rules.filter((rule) => barred(rule) === "the server's words")).toEqual([]);
    expect(barred("of_another_version")).toBe("the server's words");
  }
});

/** Read outside the page: the command line, the bots. */
const ELSEWHERE = [
  ...["help", "messages"].map((file) => `../../cli/texts/en/${file}.ftl`),
  "../../cli/src/score_output.rs",
  "../../server/src/tables/shown.rs",
  "../../bots/src/search/style.rs",
];

/** Without comments, and without the keys of a Fluent file. */
function words(file: string): string {
  const lines = file.split("\n").filter((line) => !/^\s*(#|\/\/)/.test(line));
  return lines.map((line) => line.replace(/^[\w.-]+ =/, "")).join("\n");
}

/** Words that no player of Tenhou or Mahjong Soul would say, each met on an earlier page. */
const ODD = [
  "Go on with",
  "Their pace",
  "The rules in short",
  "Change the rules",
  "Open a record",
  "Knows what to play for and when to fold",
  "errs often",
  "Learns the game",
  "forgets that others wait",
  "Thinks as the expert does",
  "errs in every fourth choice",
  "by the places it may lead to",
  "by what the others show",
  "Errs seldom",
  "Tries out what it finds best",
  "worlds that could be the true one",
  "now sensible, now not",
  "Does anything that is allowed",
  "uma +20000",
  "Several rons",
  "two are paid, three abort the hand",
  "being on top",
  "what differs from Tenhou",
  "Your turn: choose a discard",
  "Claim the",
  "The others may claim",
  "choose the tile to declare it with",
  "Discards from above",
  "thrown as drawn",
  "Points of all",
  "Against you",
  "Why not?",
  "of a tile for the run one is left",
  "takes the hand further from a win",
  "a head, or with a third a set",
  "only its like can join it",
  "{ $shanten } away",
  "Another tab plays this seat",
  "{ $count } riichi sticks on",
  ": ron on you",
  "You: tsumo",
  "{ $count } open",
  "honba { $honba }",
  '"a win"',
  "for noten",
  "The last hand is played",
  "Result, thousands",
  "won and leads",
  "Everything as at first",
  "System's",
  "Browser's",
  "The house's",
  "Backs of the tiles",
  "A finger discards by",
  "drawing the tile up",
  "What has to be decided",
  "lies at the right",
  "Win by itself",
  "Offer no calls",
  "Names of players in ten characters",
  "The button of riichi",
  "Riichi can be asked for",
  "lay a north aside",
  "when asked again",
  "Nothing is called so",
  "Yame needs goal\n",
  "Two han from",
  "Floating at",
  "also what `jantaku` alone does",
  "Whether a rule file holds",
  "every fault is named",
  "Tells on standard error",
  "What walls and chances come from",
  "as many as there are processors",
  "where they and the rules part",
  "told in marks",
  "feeder",
  "laid aside",
  "set aside",
  "its dealer repeats",
  "hands shown by choice",
  " faults",
  "of characters",
  "of circles",
  "of dots",
  "of bamboo",
  "手番：捨て牌を選択",
  "不聴",
  "振聴",
  "聴牌をや",
];

/** Odd only as the whole text. */
const ODD_ALONE = ["Played", "Go on", "Sort", "Win", "You: tsumo", "Fed", "Feeder"];

test("no text has a word that players do not use", () => {
  // Search words may be anything, and one option names kanji beside its English.
  const page = Object.entries(FILES).filter(([path]) => !path.includes("synonyms"));
  const others = ELSEWHERE.map((path) => [path, readFileSync(path, "utf8")] as const);
  const found = [...page, ...Object.entries(RULE_FILES), ...others].flatMap(([path, file]) => {
    const text = words(file);
    const alone = new Set(text.split("\n").map((line) => line.trim()));
    return [...ODD.filter((odd) => text.includes(odd)), ...ODD_ALONE.filter((odd) => alone.has(odd))].map(
      (odd) => `${path}: ${odd}`,
    );
  });
  expect(found).toEqual([]);
});

test("Japanese texts have riichi in katakana and full-width colons", () => {
  const files = [...Object.entries(FILES), ...Object.entries(RULE_FILES)];
  const japanese = files.filter(([path]) => /\/ja\/(?!.*synonyms)/.test(path));
  const odd = japanese.flatMap(([path, file]) =>
    (words(file).match(/(?<!四家)立直|[^\d\s\w"}]:/g) ?? []).map((found) => `${path}: ${found}`),
  );
  expect(odd).toEqual([]);
});

test("of one thing the noun is singular", () => {
  expect(t("wall-left", { count: 1, dead: 0 })).toBe("1 tile left in the wall");
  expect(t("sticks-count", { count: 1 })).toBe("1 riichi stick on the table");
  expect(t("hand-closed", { name: "Ben", count: 1 })).toBe("Ben’s hand: 1 tile");
  expect(t("wrong-count", { count: 1 })).toBe("1 error");
  expect(t("hint-after", { shanten: 1, kinds: 1, tiles: 1 })).toBe("1 from tenpai · 1 kind, 1 tile");
});
