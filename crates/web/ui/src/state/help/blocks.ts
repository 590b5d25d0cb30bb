import type { Texts } from "../../texts/keys.ts";
import type { Key, PlainKey } from "../../texts/texts.ts";
import { t } from "../../texts/texts.ts";
import type { HelpBook, Meld, Tile } from "../../wire/generated/wire.ts";
import hands from "../helpHands.json" with { type: "json" };
import { tilesOf } from "../notation.ts";
import { points } from "../seats.ts";
import type { Stick } from "../sticks.ts";
import type { DrillKey, FigureTable, StudyKey } from "./strategy.ts";
import type { Topic } from "./topics.ts";

/** What the texts of the articles say of a house, by the names of their values. */
export function factsOf({ players, facts }: HelpBook) {
  return {
    players,
    start: points(facts.start_points),
    stake: points(facts.riichi_stake),
    honba: points(facts.honba),
    noten: points(facts.noten),
    pays: facts.noten > 0 ? "yes" : "no",
    twohan: facts.two_han_from,
    tanyao: facts.open_tanyao ? "yes" : "no",
    reds: facts.red_fives,
    ura: facts.ura ? "yes" : "no",
    kandora: facts.kan_dora ? "yes" : "no",
    nagashi: facts.nagashi ? "yes" : "no",
    nagashiunclaimed: facts.nagashi_unclaimed ? "yes" : "no",
    nagashihand: facts.nagashi_hand,
    freepinfu: facts.free_pinfu ? "yes" : "no",
  } as const;
}
export type Facts = ReturnType<typeof factsOf>;

/** A text whose values, if it has any, are facts of the house. */
export type ArticleKey = { [K in Key]: Texts[K] extends keyof Facts | null ? K : never }[Key];

/** The words of an article in a house. */
export function articleWords(key: ArticleKey, facts: Facts): string {
  return t(key, facts);
}

export type HandKey = keyof typeof hands;

/** The tiles of a hand that an article shows. */
export function handOf(key: HandKey): readonly Tile[] {
  return tilesOf(hands[key]) ?? [];
}

/** A part of an article. */
export type Block =
  | { readonly type: "text"; readonly key: ArticleKey }
  | { readonly type: "list"; readonly keys: readonly ArticleKey[]; readonly ordered?: boolean }
  | { readonly type: "hand"; readonly hand: HandKey; readonly key: ArticleKey }
  /** Tiles that are no hand, in groups. */
  | { readonly type: "tiles"; readonly groups: readonly string[]; readonly key: ArticleKey }
  /** Indicators, each with the dora it points to. */
  | { readonly type: "dora"; readonly pairs: readonly (readonly [Tile, Tile])[] }
  | { readonly type: "melds"; readonly melds: readonly Meld[] }
  /** Point sticks with how many a player has of each. */
  | { readonly type: "sticks"; readonly sticks: readonly (readonly [value: Stick, count: number])[] }
  /** Words that are the same in every language: names of licences. */
  | { readonly type: "names"; readonly names: string }
  /** A link to a page that is no help by itself. */
  | { readonly type: "page"; readonly page: "ceremony" | "score" }
  /** A claim with an example of it and one that just misses it, of those that the server computes. */
  | { readonly type: "study"; readonly study: StudyKey }
  /** What matches of bots showed. */
  | { readonly type: "figures"; readonly table: FigureTable }
  /** A link to a drill, or to one skill of it. */
  | { readonly type: "drill"; readonly drill: DrillKey; readonly skill?: string }
  /** A link to other topics. */
  | { readonly type: "topics"; readonly topics: readonly Topic[] };

export interface Section {
  readonly heading: PlainKey;
  readonly blocks: readonly Block[];
}

export const text = (key: ArticleKey): Block => ({ type: "text", key });
export const list = (...keys: readonly ArticleKey[]): Block => ({ type: "list", keys });
export const steps = (...keys: readonly ArticleKey[]): Block => ({ type: "list", keys, ordered: true });
export const study = (study: StudyKey): Block => ({ type: "study", study });
export const figures = (table: FigureTable): Block => ({ type: "figures", table });
export const drill = (drill: DrillKey, skill?: string): Block => ({
  type: "drill",
  drill,
  ...(skill !== undefined && { skill }),
});
export const hand = (hand: HandKey, key: ArticleKey): Block => ({ type: "hand", hand, key });
export const tiles = (key: ArticleKey, ...groups: readonly string[]): Block => ({
  type: "tiles",
  groups,
  key,
});

/** The texts of a block, to be searched. */
export function keysOf(block: Block): readonly ArticleKey[] {
  switch (block.type) {
    case "text":
    case "hand":
    case "tiles":
      return [block.key];
    case "list":
      return block.keys;
    case "study":
      return [`help-study-${block.study}`];
    case "figures":
      return [`help-figures-${block.table}`];
    default:
      return [];
  }
}
