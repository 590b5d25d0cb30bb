import { t, textOf } from "../../texts/texts.ts";
import type { Catalogue, HelpBook } from "../../wire/generated/wire.ts";
import { matches } from "../house.ts";
import { yakuName } from "../named.ts";
import { playersWords } from "../phrases.ts";
import { TERMS } from "./articles/terms.ts";
import { articleWords, factsOf, keysOf } from "./blocks.ts";
import { otherNames, readingOf } from "./glossary.ts";
import { ARTICLES, placeOf, TOPICS, type Topic } from "./topics.ts";
import { meaningOf, yakumanOf } from "./words.ts";

export interface Place {
  readonly topic: Topic;
  /** `null`: the whole topic. */
  readonly at: string | null;
  readonly title: string;
  readonly words: string;
  readonly also: readonly string[];
}

export function placesIn(book: HelpBook, catalogue: Catalogue): readonly Place[] {
  const facts = factsOf(book);
  const topics = TOPICS.map((topic) => ({
    topic,
    at: null,
    title: t(`help-topic-${topic}`),
    words: "",
    // The standard words, where the house has others.
    also: [topic],
  }));
  const sections = TOPICS.flatMap((topic) =>
    (ARTICLES[topic] ?? []).map((section) => ({
      topic,
      at: placeOf(section),
      title: t(section.heading),
      words: section.blocks
        .flatMap(keysOf)
        .map((key) => articleWords(key, facts))
        .join(" "),
      also: [],
    })),
  );
  const yaku = book.yaku.map((one) => ({
    topic: yakuTopic(one),
    at: one.key,
    title: yakuName(one),
    words: meaningOf(one),
    also: [
      one.name ?? one.english,
      one.kanji,
      one.romaji,
      readingOf(one),
      one.key,
      ...otherNames(one, catalogue),
      playersWords("yaku", one.key),
    ],
  }));
  const terms = TERMS.flatMap(([, terms]) =>
    terms.map(({ key, kanji, kana, romaji, english }) => ({
      topic: "glossary" as const,
      at: key,
      title: `${romaji} ${kanji}`,
      words: textOf("help-term", key),
      also: [kana, ...english],
    })),
  );
  return [...yaku, ...terms, ...topics, ...sections];
}

export function yakuTopic(yaku: Parameters<typeof yakumanOf>[0]): "yaku" | "yakuman" | "double" {
  const count = yakumanOf(yaku);
  return count === 0 ? "yaku" : count === 1 ? "yakuman" : "double";
}

/** Every word of the search must match; titles come first. */
export function found(query: string, places: readonly Place[]): readonly Place[] {
  const named = places.filter(({ title, also }) => matches(query, [title, ...also]));
  const told = places.filter(
    (place) => !named.includes(place) && matches(query, [place.title, place.words, ...place.also]),
  );
  return [...named, ...told];
}
