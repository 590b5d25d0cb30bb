import type { Texts } from "../../texts/keys.ts";
import type { Topic } from "./topics.ts";

type Rest<K, Start extends string> = K extends `${Start}${infer R}` ? R : never;

export type StudyKey = Rest<keyof Texts, "help-study-">;

export type FigureTable = Rest<keyof Texts, "help-figures-">;

export type DrillKey = Rest<keyof Texts, "drill-name-">;

export type AdviceRule = Rest<keyof Texts, "advice-rule-">;

export type Place = readonly [topic: Topic, at: string];

export const CHAPTER_OF: Readonly<Record<AdviceRule, Place>> = {
  win: ["defence", "modes"],
  isolated_first: ["building", "lone"],
  least_useful: ["building", "lone"],
  widest: ["shapes", "count"],
  two_sided: ["shapes", "two"],
  overlapping_shape: ["shapes", "many"],
  runs_over_triplets: ["shapes", "runs"],
  five_pairs: ["shapes", "pairs"],
  count_copies: ["shapes", "count"],
  outer_wait: ["shapes", "two"],
  wide_wait: ["shapes", "many"],
  dora_raises: ["worth", "dora"],
  better_wait: ["worth", "better"],
  single_honours: ["building", "honours"],
  keep_seat_wind: ["building", "honours"],
  keep_value_pair: ["building", "honours"],
  double_wind: ["building", "honours"],
  honour_two_seen: ["reading", "seen"],
  late_honour: ["reading", "seen"],
  keep_dora: ["worth", "dora"],
  single_dora_stays: ["worth", "dora"],
  single_dora_goes: ["worth", "dora"],
  value_pon: ["calling", "what"],
  dealer_pon: ["placement", "dealer"],
  call_on: ["calling", "few"],
  call_with_dora: ["calling", "few"],
  call_for_flush: ["building", "flush"],
  call_for_tenpai: ["defence", "draw"],
  dealer_tenpai: ["placement", "dealer"],
  call_for_runs: ["calling", "what"],
  call_for_triplets: ["calling", "what"],
  open_kan: ["calling", "what"],
  no_yaku_call: ["calling", "few"],
  no_nearer: ["calling", "few"],
  skip_against_riichi: ["calling", "few"],
  few_calls: ["calling", "few"],
  only_pair: ["shapes", "pairs"],
  delay_kan: ["calling", "kan"],
  no_kan_into_riichi: ["calling", "kan"],
  add_to_pon: ["calling", "kan"],
  good_riichi: ["declare", "good"],
  riichi_for_yaku: ["declare", "good"],
  plain_riichi: ["declare", "good"],
  late_riichi: ["declare", "good"],
  furiten_riichi: ["declare", "good"],
  riichi_discard: ["declare", "good"],
  no_defence: ["declare", "price"],
  dama_bad_wait: ["declare", "silent"],
  dama_open: ["declare", "silent"],
  enough_han: ["worth", "enough"],
  stay_tenpai: ["declare", "silent"],
  ryanpeikou_trap: ["declare", "price"],
  pinfu_riichi: ["declare", "good"],
  fold: ["defence", "fold"],
  cautious: ["defence", "modes"],
  full_attack: ["defence", "modes"],
  push_near: ["defence", "modes"],
  least_danger: ["reading", "classes"],
  safe_tiles: ["reading", "safe"],
  riichi_is_tenpai: ["defence", "riichi"],
  dealer_costs: ["defence", "riichi"],
  no_pair_wait: ["reading", "seen"],
  break_triplet: ["defence", "fold"],
  break_set: ["defence", "fold"],
  watch_right: ["reading", "hands"],
  flush_suspected: ["reading", "hands"],
  tanyao_suspected: ["reading", "hands"],
  dealer_quick: ["placement", "dealer"],
  last_place: ["placement", "last"],
  second_place: ["placement", "last"],
  yakuman_start: ["building", "yakuman"],
  no_yakuman: ["building", "yakuman"],
  plan_yaku: ["building", "plan"],
  plan_dead: ["building", "plan"],
  honitsu_plan: ["building", "flush"],
};

/** `undefined` for a rule of a later version. */
export function chapterOf(rule: string): Place | undefined {
  return Object.hasOwn(CHAPTER_OF, rule) ? CHAPTER_OF[rule as AdviceRule] : undefined;
}
