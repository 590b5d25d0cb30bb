import { afterEach, expect, test } from "vitest";
import { speak, withTexts } from "../../texts/texts.ts";
import { BOOK, CATALOGUE } from "../fixtures/help.ts";
import { FIELDS, settings } from "../settings.ts";
import { found, placesIn } from "./find.ts";

await withTexts("help");
afterEach(async () => {
  settings.value = FIELDS.initial;
  await speak("en");
});

const first = (words: string, count = 3) =>
  found(words, placesIn(BOOK, CATALOGUE))
    .slice(0, count)
    .map(({ topic, at }) => `${topic}/${at}`);

test("a yaku is found by romaji, kanji, reading, English and a house's own name", () => {
  for (const name of [
    "iipeikou",
    "一盃口",
    "イーペーコー",
    "pure double run",
    "pure double chow",
    "identical sequences",
  ])
    expect(first(name, 1), name).toEqual(["yaku/iipeikou"]);
  expect(first("little four winds", 1)).toEqual(["yakuman/shousuushii"]);
  expect(first("big four winds", 1)).toEqual(["double/daisuushii"]);
});

test("words are found in the glossary, in headings and in paragraphs", async () => {
  expect(first("pung")).toContain("glossary/koutsu");
  expect(first("why can’t I ron", 1)).toEqual(["faq/no-ron"]);
  expect(first("calculator", 1)).toEqual(["real/needs"]);
  expect(first("omen")).toEqual(["background/places"]);
  expect(first("no such word anywhere")).toEqual([]);
  await speak("ja");
  expect(first("フリテン")).toContain("furiten/null");
  expect(first("計算機", 1)).toEqual(["real/needs"]);
});

/** the ways of play by their names, and what tradition says of the middle. */
test("the chapters on strategy are found by the words players use", async () => {
  const topics = (words: string) =>
    new Set(found(words, placesIn(BOOK, CATALOGUE)).map(({ topic }) => topic));
  expect(topics("strategy")).toContain("strategy");
  expect(topics("defence")).toContain("defence");
  expect(topics("suji")).toContain("reading");
  for (const name of ["betaori", "mawashi", "full attack", "anpai"])
    expect(first(name, 9), name).toContain("defence/modes");
  expect(first("twice as dangerous", 1)).toEqual(["reading/middle"]);
  await speak("ja");
  expect(topics("守り")).toContain("defence");
  expect(topics("スジ")).toContain("reading");
  expect(topics("戦術")).toContain("strategy");
  for (const name of ["ベタオリ", "回し打ち", "全ツッパ", "安牌"])
    expect(first(name, 9), name).toContain("defence/modes");
});

test("every place has an address of its own", () => {
  const all = placesIn(BOOK, CATALOGUE).map(({ topic, at }) => `${topic}/${at}`);
  expect(all.filter((place, nth) => all.indexOf(place) !== nth)).toEqual([]);
});
