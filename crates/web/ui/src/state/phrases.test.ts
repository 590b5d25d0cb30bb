import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../texts/languages.ts";
import { speak } from "../texts/texts.ts";
import { matches } from "./house.ts";
import { playersWords } from "./phrases.ts";

const core = (file: string) => readFileSync(`../../core/texts/en/${file}.ftl`, "utf8");
const options = new Set([...core("rules").matchAll(/^option-(\w+) =/gm)].map(([, key = ""]) => key));
const yaku = new Set([...core("yaku").matchAll(/^yaku-(\w+) =/gm)].map(([, key = ""]) => key));

function found(query: string): string[] {
  const among = (part: "options" | "yaku", keys: Iterable<string>) =>
    [...keys].filter((key) => matches(query, [playersWords(part, key)]));
  return [...among("options", options), ...among("yaku", yaku)];
}

test.each([
  ["kuitan", "open_tanyao"],
  ["kuitan nashi", "open_tanyao"],
  ["atozuke", "sakizuke"],
  ["atamahane", "multi_ron"],
  ["double ron", "multi_ron"],
  ["sanchahou", "multi_ron"],
  ["aka", "red_fives"],
  ["aka dora", "red_fives"],
  ["sudden death", "extension"],
  ["oka", "oka"],
  ["uma", "uma"],
  ["agariyame", "agari_yame"],
  ["tobi", "bust"],
  ["kuikae", "kuikae"],
  ["kan dora", "kan_dora"],
  ["ura", "ura_dora"],
  ["nagashi", "nagashi_value"],
  ["hand of man", "renhou"],
  ["sekinin", "pao"],
  ["counted yakuman", "kazoe_yakuman"],
  ["kiriage", "kiriage"],
  ["yakitori", "yakitori"],
  ["chombo", "chombo_mode"],
])("%s is a word for %s in every language", async (query, key) => {
  for (const language of LANGUAGES) {
    await speak(language);
    expect(found(query), language).toContain(key);
  }
  await speak("en");
});

test("Japanese players find rules by the ways they write them", async () => {
  await speak("ja");
  for (const [query, key] of Object.entries({ 食いタン: "open_tanyao", 頭跳ね: "multi_ron", ドボン: "bust" }))
    expect(found(query)).toEqual([key]);
  await speak("en");
});

test("players' words are those of rules that there are, the same in every language", () => {
  const keys = LANGUAGES.map((language) =>
    [...readFileSync(`src/texts/${language}/said/synonyms.ftl`, "utf8").matchAll(/^said-also-(\S+) =/gm)].map(
      ([, key = ""]) => key,
    ),
  );
  for (const other of keys) {
    expect(other).toEqual(keys[0]);
    for (const key of other)
      expect(key.startsWith("yaku-") ? yaku.has(key.slice(5)) : options.has(key), key).toBe(true);
  }
});
