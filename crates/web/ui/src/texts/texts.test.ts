// @vitest-environment happy-dom

import { readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { afterEach, expect, test } from "vitest";
import { change, FIELDS, settings } from "../state/settings.ts";
import { firstOf, LANGUAGES, type Language, language, phrase, speak, speakAsSet, t } from "./texts.ts";

const FILES = import.meta.glob<string>("./*/**/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*", "!./keys.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const KEYS = "src/texts/keys.ts";

type Entry = FluentResource["body"][number];
type Pattern = NonNullable<Entry["value"]>;

/** The variables of a text, those of every variant. */
function variables(pattern: Pattern): string[] {
  if (typeof pattern === "string") return [];
  const names = pattern.flatMap((part): string[] => {
    if (typeof part === "string") return [];
    if (part.type === "var") return [part.name];
    if (part.type !== "select") return [];
    return [...variables([part.selector]), ...part.variants.flatMap(({ value }) => variables(value))];
  });
  return [...new Set(names)].sort();
}

/** The texts of a language with their variables: those of all its files, or of one. */
function textsOf(language: Language, file?: string): Map<string, string[]> {
  const own = Object.entries(FILES).filter(([path]) =>
    file === undefined ? new RegExp(`^\\./${language}/[^/]*$`).test(path) : path === `./${language}/${file}`,
  );
  const entries = own.flatMap(([, text]) => new FluentResource(text).body);
  const keys = entries.map(({ id }) => id);
  expect(
    keys.filter((key, nth) => keys.indexOf(key) !== nth),
    "defined twice",
  ).toEqual([]);
  // Fluent silently leaves out what it cannot parse.
  const written = own.flatMap(([, text]) => text.match(/^[\w-]+(?= =)/gm) ?? []);
  expect(keys, language).toEqual(written);
  return new Map(entries.map(({ id, value }) => [id, value === null ? [] : variables(value)]));
}

/** What keys.ts has to say. */
function keysFile(texts: Map<string, string[]>): string {
  const lines = [...texts].map(([key, names]) => {
    const values = names.length === 0 ? "null" : names.map((name) => `"${name}"`).join(" | ");
    return `  ${key.includes("-") ? `"${key}"` : key}: ${values};\n`;
  });
  return `// Made from the English texts by texts.test.ts, with JANTAKU_WRITE_TEXTS=1; not to be edited.

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

test("the compiler knows every text", () => {
  const file = keysFile(textsOf("en"));
  const known = readFileSync(KEYS, "utf8");
  if (process.env.JANTAKU_WRITE_TEXTS) writeFileSync(KEYS, file);
  expect(known).toBe(file);
});

test("no text is without use", () => {
  const code = Object.values(SOURCES).join("\n");
  // `wind-${wind}` uses all that begin and end so.
  const made = [...code.matchAll(/`([\w-]*)\$\{[^`]*?\}([\w-]*)`/g)].filter(([, start]) => start !== "");
  const used = (key: string) =>
    code.includes(`"${key}"`) ||
    made.some(([, start = "", end = ""]) => key.startsWith(start) && key.endsWith(end));
  expect([...textsOf("en").keys()].filter((key) => !used(key))).toEqual([]);
});

test("a text in each language, with its values", async () => {
  expect(t("leftover-sticks", { count: 1 })).toBe("1 riichi stick was left on the table.");
  expect(t("leftover-sticks", { count: 2 })).toBe("2 riichi sticks were left on the table.");
  await speak("ja");
  expect(t("leftover-sticks", { count: 2 })).toBe("供託リーチ棒2本が残りました。");
  expect(t("suited", { rank: t("rank-0"), suit: t("suit-p") })).toBe("赤五筒");
});

test("the first language is the browser's first that there is", () => {
  expect(firstOf(["de-AT", "ja-JP", "en"])).toBe("ja");
  expect(firstOf(["EN-gb", "ja"])).toBe("en");
  expect(firstOf(["fr"])).toBe("en");
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

test("what the server refuses has the same texts in every language", () => {
  const english = textsOf("en", "said/refusals.ftl");
  for (const other of LANGUAGES.filter((language) => language !== "en"))
    expect(Object.fromEntries(textsOf(other, "said/refusals.ftl")), other).toEqual(
      Object.fromEntries(english),
    );
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
