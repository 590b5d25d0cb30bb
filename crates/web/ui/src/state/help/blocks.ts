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

/** Its values, if any, are facts of the house. */
export type ArticleKey = { [K in Key]: Texts[K] extends keyof Facts | null ? K : never }[Key];

export function articleWords(key: ArticleKey, facts: Facts): string {
  return t(key, facts);
}

export type HandKey = keyof typeof hands;

export function handOf(key: HandKey): readonly Tile[] {
  return tilesOf(hands[key]) ?? [];
}

export type Block =
  | { readonly type: "text"; readonly key: ArticleKey }
  | { readonly type: "list"; readonly keys: readonly ArticleKey[]; readonly ordered?: boolean }
  | { readonly type: "hand"; readonly hand: HandKey; readonly key: ArticleKey }
  | { readonly type: "tiles"; readonly groups: readonly string[]; readonly key: ArticleKey }
  | { readonly type: "dora"; readonly pairs: readonly (readonly [Tile, Tile])[] }
  | { readonly type: "melds"; readonly melds: readonly Meld[] }
  /** `count` is how many a player has of each. */
  | { readonly type: "sticks"; readonly sticks: readonly (readonly [value: Stick, count: number])[] }
  /** The same in every language: names of licences. */
  | { readonly type: "names"; readonly names: string }
  | { readonly type: "page"; readonly page: "ceremony" | "score" }
  /** A claim with an example and a near miss, computed by the server. */
  | { readonly type: "study"; readonly study: StudyKey }
  /** Measured in matches of bots. */
  | { readonly type: "figures"; readonly table: FigureTable }
  | { readonly type: "drill"; readonly drill: DrillKey; readonly skill?: string }
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
