// @vitest-environment happy-dom

import { beforeAll, expect, test, vi } from "vitest";
import type { Part } from "./keys.ts";
import { MADE_UP, MADE_UP_RULES, MADE_UP_TRAITS, plain } from "./madeUp.fixture.ts";
import { FILES, ruleTexts, textsOf } from "./read.fixture.ts";
import type { PlainKey } from "./texts.ts";

// The page with one more folder of texts.
beforeAll(() => {
  vi.resetModules();
  vi.doMock("./sources.ts", async (original) => {
    const { TRAITS, TEXTS, RULES } = await original<typeof import("./sources.ts")>();
    const loaded = (files: Record<string, string>) =>
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, async () => text]));
    return {
      TRAITS: { ...TRAITS, "./xx/language.ts": MADE_UP_TRAITS },
      TEXTS: { ...TEXTS, ...loaded(MADE_UP) },
      RULES: { ...RULES, ...loaded(MADE_UP_RULES) },
    };
  });
});

const parts = [...new Set(Object.keys(FILES).map((path) => path.split("/")[2] ?? ""))].filter(
  (folder) => !/\.ftl$|^said$|^words$/.test(folder),
) as Part[];

test("a folder is a language: it is offered by its name, and browsers that ask for it get it", async () => {
  const { LANGUAGES, firstOf, traitsOf } = await import("./languages.ts");
  const { FIELDS } = await import("../state/settings.ts");
  expect(LANGUAGES).toEqual(expect.arrayContaining(["en", "ja", "xx"]));
  expect(FIELDS.fields.language.values).toEqual(["auto", ...LANGUAGES]);
  expect([firstOf(["xx-YY", "ja"]), traitsOf("xx").name]).toEqual(["xx", MADE_UP_TRAITS.name]);
});

test("every text of every page is in the language, and what it is short of is found", async () => {
  const english = textsOf("en");
  expect(parts.length).toBeGreaterThan(10);
  expect(textsOf("xx", undefined, MADE_UP)).toEqual(english);
  const { "./xx/help/play.ftl": _, ...short } = MADE_UP;
  expect(textsOf("xx", undefined, short)).not.toEqual(english);

  const { language, speak, t, withTexts } = await import("./texts.ts");
  await withTexts(...parts);
  const all = async (wanted: string) => {
    await speak(wanted);
    expect(language.value).toBe(wanted);
    return [...english].map(([key, names]) => {
      const values = Object.fromEntries(names.map((name) => [name, 2]));
      return (t as (key: PlainKey, values: object) => string)(key as PlainKey, values);
    });
  };
  const [ours, theirs] = [await all("en"), await all("xx")];
  expect(theirs.map(plain)).toEqual(ours);
  const alike = ours.filter((text, nth) => /[aeiou]/i.test(text) && text === theirs[nth]);
  expect(alike, "is only made of values").toEqual([]);
});

test("what rules and yaku are called is in the language, too", async () => {
  const { ruleText, speak } = await import("./texts.ts");
  const english = ruleTexts("en");
  expect(english.size).toBeGreaterThan(800);
  await speak("xx");
  for (const [key, text] of english) expect(plain(ruleText(key, "")), key).toBe(text);
});
