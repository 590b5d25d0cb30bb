import { drill, figures, list, type Section, study, text } from "../blocks.ts";

export const STRATEGY: readonly Section[] = [
  {
    heading: "help-strategy-chapters-head",
    blocks: [
      text("help-strategy-aim"),
      text("help-strategy-about"),
      {
        type: "topics",
        topics: ["building", "shapes", "worth", "declare", "calling", "reading", "defence", "placement"],
      },
    ],
  },
];

//
export const BUILDING: readonly Section[] = [
  {
    heading: "help-building-plan-head",
    blocks: [list("help-building-plan-look", "help-building-plan-change"), study("yaku_in_sight")],
  },
  {
    heading: "help-building-honours-head",
    blocks: [
      list(
        "help-building-honours-pair",
        "help-building-honours-single",
        "help-building-honours-seat",
        "help-building-honours-double",
      ),
      study("value_pair"),
      study("double_wind"),
    ],
  },
  {
    heading: "help-building-flush-head",
    blocks: [text("help-building-flush-one"), study("half_flush")],
  },
  {
    heading: "help-building-lone-head",
    blocks: [
      list("help-building-lone-first", "help-building-lone-order"),
      study("lone_tile"),
      study("useful_tiles"),
      drill("discard"),
    ],
  },
  {
    heading: "help-building-yakuman-head",
    blocks: [list("help-building-yakuman-most", "help-building-yakuman-nagashi"), study("yakuman_start")],
  },
];

//
export const SHAPES: readonly Section[] = [
  {
    heading: "help-shapes-two-head",
    blocks: [list("help-shapes-two-sided", "help-shapes-two-outer"), study("two_sided")],
  },
  {
    heading: "help-shapes-many-head",
    blocks: [text("help-shapes-many-learn"), study("many_sided"), study("triplet_shape"), drill("waits")],
  },
  {
    heading: "help-shapes-count-head",
    blocks: [list("help-shapes-count-seen", "help-shapes-count-dead"), study("count_copies")],
  },
  {
    heading: "help-shapes-runs-head",
    blocks: [list("help-shapes-runs-first", "help-shapes-runs-pairs"), study("runs_first")],
  },
  {
    heading: "help-shapes-pairs-head",
    blocks: [
      list("help-shapes-pairs-five", "help-shapes-pairs-only"),
      study("five_pairs"),
      study("only_pair"),
      drill("discard"),
    ],
  },
];

//
export const WORTH: readonly Section[] = [
  {
    heading: "help-worth-dora-head",
    blocks: [
      list("help-worth-dora-pair", "help-worth-dora-single", "help-worth-dora-wide"),
      study("dora_pair"),
    ],
  },
  {
    heading: "help-worth-better-head",
    blocks: [list("help-worth-better-wait", "help-worth-better-furiten"), study("better_wait")],
  },
  {
    heading: "help-worth-enough-head",
    blocks: [
      list("help-worth-enough-seven", "help-worth-enough-fu"),
      study("six_seven"),
      study("four_five"),
      drill("points"),
      drill("fu"),
    ],
  },
];

//
export const DECLARE: readonly Section[] = [
  {
    heading: "help-declare-good-head",
    blocks: [
      list("help-declare-good-wait", "help-declare-good-yaku", "help-declare-good-compare"),
      study("wide_riichi"),
      study("riichi_yaku"),
      study("pinfu_riichi"),
      figures("riichi_kinds"),
      figures("riichi_left"),
    ],
  },
  {
    heading: "help-declare-silent-head",
    blocks: [
      list("help-declare-silent-bad", "help-declare-silent-open", "help-declare-silent-enough"),
      study("silent_yaku"),
    ],
  },
  {
    heading: "help-declare-price-head",
    blocks: [
      list("help-declare-price-stake", "help-declare-price-locked", "help-declare-price-trap"),
      study("half_ryanpeikou"),
      drill("riichi"),
    ],
  },
];

//
export const CALLING: readonly Section[] = [
  {
    heading: "help-calling-few-head",
    blocks: [
      list("help-calling-few-cost", "help-calling-few-yaku", "help-calling-few-when"),
      study("called_value"),
      figures("calls_won"),
      figures("calls_fed"),
    ],
  },
  {
    heading: "help-calling-what-head",
    blocks: [
      list("help-calling-what-value", "help-calling-what-runs", "help-calling-what-triplets"),
      study("straight_call"),
      study("triplets_call"),
      drill("call"),
    ],
  },
  {
    heading: "help-calling-kan-head",
    blocks: [
      list("help-calling-kan-wait", "help-calling-kan-riichi", "help-calling-kan-add"),
      study("kan_breaks"),
      study("added_kan"),
    ],
  },
];

//
export const READING: readonly Section[] = [
  {
    heading: "help-reading-safe-head",
    blocks: [list("help-reading-safe-own", "help-reading-safe-recent"), study("genbutsu")],
  },
  {
    heading: "help-reading-suji-head",
    blocks: [
      text("help-reading-suji-why"),
      list("help-reading-suji-middle", "help-reading-suji-late", "help-reading-suji-compare"),
      study("suji"),
      study("suji_middle"),
      study("late_suji"),
    ],
  },
  {
    heading: "help-reading-seen-head",
    blocks: [
      text("help-reading-seen-more"),
      list("help-reading-seen-honours", "help-reading-seen-two", "help-reading-seen-wall"),
      study("honours_seen"),
      study("wall"),
    ],
  },
  {
    heading: "help-reading-middle-head",
    blocks: [text("help-reading-middle-edge"), study("edge")],
  },
  {
    heading: "help-reading-classes-head",
    blocks: [text("help-reading-classes-about"), figures("danger"), drill("safety")],
  },
  {
    heading: "help-reading-hands-head",
    blocks: [
      list("help-reading-hands-flush", "help-reading-hands-tanyao", "help-reading-hands-right"),
      study("missing_suit"),
    ],
  },
];

//
export const DEFENCE: readonly Section[] = [
  {
    heading: "help-defence-modes-head",
    blocks: [
      list(
        "help-defence-modes-fold",
        "help-defence-modes-around",
        "help-defence-modes-push",
        "help-defence-modes-safe",
      ),
      study("going_around"),
      drill("push"),
    ],
  },
  {
    heading: "help-defence-riichi-head",
    blocks: [
      list("help-defence-riichi-certain", "help-defence-riichi-pays"),
      study("dealer_costs"),
      figures("price"),
    ],
  },
  {
    heading: "help-defence-fold-head",
    blocks: [
      list("help-defence-fold-when", "help-defence-fold-set", "help-defence-fold-triplet"),
      study("fold_price"),
      { type: "topics", topics: ["reading"] },
      drill("safety"),
    ],
  },
  {
    heading: "help-defence-draw-head",
    blocks: [text("help-defence-draw-tenpai"), study("late_call"), { type: "topics", topics: ["draws"] }],
  },
];

//
export const PLACEMENT: readonly Section[] = [
  {
    heading: "help-placement-last-head",
    blocks: [
      list("help-placement-last-one", "help-placement-last-second", "help-placement-last-direct"),
      study("large_hand"),
      study("direct_hit"),
      drill("riichi", "last_round"),
    ],
  },
  {
    heading: "help-placement-dealer-head",
    blocks: [
      list("help-placement-dealer-quick", "help-placement-dealer-risk"),
      study("quick_deal"),
      { type: "topics", topics: ["points"] },
    ],
  },
];
