import { afterEach, expect, test } from "vitest";
import { LANGUAGES } from "../../texts/languages.ts";
import { language, speak, withTexts } from "../../texts/texts.ts";
import { BOOK } from "../fixtures/help.ts";
import hands from "../helpHands.json" with { type: "json" };
import { FIELDS, settings } from "../settings.ts";
import { articleWords, factsOf, type HandKey, handOf, keysOf } from "./blocks.ts";
import { byWorth } from "./byWorth.ts";
import { kana, readingOf } from "./glossary.ts";
import { ARTICLES, placeOf } from "./topics.ts";
import { openWorth, scoreWords, yakuWorth } from "./words.ts";

await withTexts("help");
afterEach(async () => {
  settings.value = FIELDS.initial;
  await speak("en");
});

const yaku = (key: string) => {
  const found = BOOK.yaku.find((one) => one.key === key);
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
};

test("what a yaku gives, closed and open", () => {
  expect(yakuWorth(yaku("riichi"))).toBe("1 han, closed only");
  expect(yakuWorth(yaku("tanyao"))).toBe("1 han");
  expect(yakuWorth(yaku("honitsu"))).toBe("3 han, 2 han open");
  expect(yakuWorth(yaku("kokushi"))).toBe("yakuman");
  expect(yakuWorth(yaku("daisuushii"))).toBe("double yakuman");
  expect(["riichi", "honitsu", "kokushi"].map((key) => openWorth(yaku(key)))).toEqual(["–", "2", ""]);
});

test("what an example is worth", () => {
  const score = (key: string) => {
    const { hand } = yaku(key);
    return hand === null ? "" : scoreWords(hand, BOOK);
  };
  expect(score("kokushi")).toBe("yakuman, 32,000 points");
  expect(score("kokushi13")).toBe("double yakuman, 64,000 points");
  expect(score("riichi")).toMatch(/^1 han, 40 fu, 1,300 points$/);
});

test("the yaku by their worth, the least first", () => {
  const groups = byWorth(BOOK.yaku);
  expect(groups.map(([heading]) => heading)).toEqual([
    "1 han",
    "2 han",
    "3 han",
    "yakuman",
    "double yakuman",
  ]);
  expect(groups.flatMap(([, yaku]) => yaku)).toHaveLength(BOOK.yaku.length);
});

test("Latin letters are read as katakana", () => {
  expect(kana("Sanshoku doujun")).toBe("サンショクドウジュン");
  expect(kana("Ippatsu")).toBe("イッパツ");
  expect(kana("Chankan")).toBe("チャンカン");
  expect(kana("Kokushi musou")).toBe("コクシムソウ");
  expect(BOOK.yaku.map(readingOf).filter((read) => !/^[ァ-ー]+$/.test(read))).toEqual([]);
});

test("every hand of an article has thirteen or fourteen tiles, four of a kind at most, and is shown", () => {
  const shown = Object.values(ARTICLES)
    .flat()
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === "hand" ? [block.hand] : [])));
  for (const key of Object.keys(hands) as HandKey[]) {
    const tiles = handOf(key);
    expect([13, 14], key).toContain(tiles.length);
    for (const tile of tiles) expect(tiles.filter((one) => one === tile).length, key).toBeLessThanOrEqual(4);
    expect(shown, key).toContain(key);
  }
});

test("every article is there in each language, with the figures of the house", async () => {
  for (const spoken of LANGUAGES) {
    await speak(spoken);
    for (const [topic, sections] of Object.entries(ARTICLES)) {
      const places = sections.map(placeOf);
      expect(new Set(places).size, topic).toBe(places.length);
      for (const key of sections.flatMap(({ blocks }) => blocks.flatMap(keysOf)))
        expect(articleWords(key, factsOf(BOOK)), `${language.value}: ${key}`).not.toMatch(/\{|undefined/);
    }
  }
  await speak("en");
  const sanma = {
    ...BOOK,
    players: 3,
    facts: { ...BOOK.facts, noten: 0, start_points: 35_000, red_fives: 0 },
  };
  expect(articleWords("help-calls-chii", factsOf(sanma))).toContain("no chii");
  expect(articleWords("help-draws-noten", factsOf(sanma))).toContain("no payment");
  const without = { ...BOOK, facts: { ...BOOK.facts, nagashi: false } };
  expect(articleWords("help-draws-nagashi", factsOf(BOOK))).toContain("Nagashi mangan: ");
  expect(articleWords("help-draws-nagashi", factsOf(without))).toContain("earns nothing");
  const closed = {
    ...BOOK,
    facts: { ...BOOK.facts, nagashi_unclaimed: false, nagashi_hand: "closed_no_ankan" },
  } as const;
  expect(articleWords("help-draws-nagashi", factsOf(BOOK))).toMatch(/honours, none of them called\.$/);
  expect(articleWords("help-draws-nagashi", factsOf(closed))).toMatch(
    /honours, and whose hand is closed and has no closed kan\.$/,
  );
  expect(articleWords("help-course-start", factsOf(sanma))).toContain("35,000");
  //
  expect(articleWords("help-fu-about", factsOf(BOOK))).toContain("has 20");
  const counted = { ...BOOK, facts: { ...BOOK.facts, free_pinfu: false } };
  expect(articleWords("help-fu-about", factsOf(counted))).toContain("has 30");
  expect(articleWords("help-tiles-reds", factsOf(sanma))).toContain("no red fives");
});
