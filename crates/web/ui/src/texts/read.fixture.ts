import { FluentResource } from "@fluent/bundle";
import { expect } from "vitest";
import type { Language } from "./languages.ts";

/** The texts of files by path. */
export const FILES = import.meta.glob<string>("./*/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The files that say what rules and yaku are called. */
export const RULE_FILES = import.meta.glob<string>("../../../../core/texts/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Entry = FluentResource["body"][number];
type Pattern = NonNullable<Entry["value"]>;

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

export function textsOf(language: Language, file?: string, files = FILES): Map<string, string[]> {
  const own = Object.entries(files).filter(([path]) =>
    file === undefined
      ? new RegExp(`^\\./${language}/((?!said/|words/)\\w+/)?[^/]*$`).test(path)
      : path === `./${language}/${file}`,
  );
  const entries = own.flatMap(([, text]) => new FluentResource(text).body);
  const keys = entries.map(({ id }) => id);
  expect(
    keys.filter((key, nth) => keys.indexOf(key) !== nth),
    "defined twice",
  ).toEqual([]);
  // Fluent silently skips what it cannot parse.
  const written = own.flatMap(([, text]) => text.match(/^[\w-]+(?= =)/gm) ?? []);
  expect(keys, language).toEqual(written);
  // Each language has its own terms.
  const texts = entries.filter(({ id }) => !id.startsWith("-"));
  return new Map(texts.map(({ id, value }) => [id, value === null ? [] : variables(value)]));
}

/** What rules and yaku are called in a language, by the keys that the page has for it. Texts with values are the command line's. */
export function ruleTexts(language: Language): Map<string, string> {
  const files = Object.entries(RULE_FILES).filter(([path]) => path.includes(`/${language}/`));
  const entries = files.flatMap(([, text]) => new FluentResource(text).body);
  const texts = entries.flatMap(({ id, value, attributes }) => [
    [id, value] as const,
    ...Object.entries(attributes).map(([name, text]) => [`${id}.${name}`, text] as const),
  ]);
  return new Map(texts.flatMap(([key, text]) => (typeof text === "string" ? [[key, text] as const] : [])));
}
