import { hand, list, type Section, steps, text, tiles } from "../blocks.ts";

export const START: readonly Section[] = [
  {
    heading: "help-start-before-head",
    blocks: [
      text("help-start-warn"),
      text("help-start-defaults"),
      list("help-start-practise", "help-start-profile", "help-start-read"),
      { type: "topics", topics: ["tiles", "hand", "first"] },
    ],
  },
  {
    heading: "help-start-goal-head",
    blocks: [
      text("help-start-shape"),
      hand("complete", "help-start-shape-hand"),
      list("help-start-runs", "help-start-pair", "help-start-yaku"),
    ],
  },
  {
    heading: "help-start-play-head",
    blocks: [
      steps(
        "help-start-closed",
        "help-start-lone",
        "help-start-riichi",
        "help-start-dora",
        "help-start-dealer",
      ),
    ],
  },
  {
    heading: "help-start-win-head",
    blocks: [list("help-start-tsumo", "help-start-ron", "help-start-furiten")],
  },
  {
    heading: "help-start-when-head",
    blocks: [
      list("help-start-call", "help-start-nocall", "help-start-fold"),
      { type: "topics", topics: ["calls", "riichi", "furiten"] },
    ],
  },
];

export const TILES: readonly Section[] = [
  {
    heading: "help-tiles-numbers-head",
    blocks: [
      text("help-tiles-set"),
      hand("full_flush", "help-tiles-all-nine"),
      text("help-tiles-one-three"),
      tiles("help-tiles-one-three-tiles", "123m"),
      text("help-tiles-four-nine"),
      tiles("help-tiles-four-nine-tiles", "456789m"),
    ],
  },
  {
    heading: "help-tiles-suits-head",
    blocks: [
      text("help-tiles-pin"),
      tiles("help-tiles-pin-tiles", "123456789p"),
      text("help-tiles-sou"),
      tiles("help-tiles-sou-tiles", "123456789s"),
      text("help-tiles-reds"),
      tiles("help-tiles-red-tiles", "0m0p0s"),
    ],
  },
  {
    heading: "help-tiles-winds-head",
    blocks: [
      hand("four_winds", "help-tiles-wind-order"),
      text("help-tiles-wind-use"),
      tiles("help-tiles-wind-tiles", "1z", "2z", "3z", "4z"),
    ],
  },
  {
    heading: "help-tiles-dragons-head",
    blocks: [text("help-tiles-dragon-use"), tiles("help-tiles-dragon-tiles", "5z", "6z", "7z")],
  },
  {
    heading: "help-tiles-names-head",
    blocks: [list("help-tiles-simples", "help-tiles-terminals", "help-tiles-honours")],
  },
];

export const HAND: readonly Section[] = [
  {
    heading: "help-hand-four-head",
    blocks: [
      list("help-hand-yaku", "help-hand-han", "help-hand-fu", "help-hand-points"),
      { type: "topics", topics: ["yaku", "fu", "points", "example"] },
    ],
  },
  {
    heading: "help-hand-shape-head",
    blocks: [
      hand("complete", "help-hand-sets"),
      list("help-hand-run", "help-hand-triplet", "help-hand-pair"),
    ],
  },
  {
    heading: "help-hand-special-head",
    blocks: [hand("seven_pairs", "help-hand-seven"), hand("thirteen_orphans", "help-hand-orphans")],
  },
  {
    heading: "help-hand-waits-head",
    blocks: [
      text("help-hand-tenpai"),
      hand("wait_two_sided", "help-hand-two-sided"),
      hand("wait_middle", "help-hand-middle"),
      hand("wait_edge", "help-hand-edge"),
      hand("wait_pairs", "help-hand-pairs"),
      hand("wait_pair", "help-hand-pair-wait"),
    ],
  },
  {
    heading: "help-hand-least-head",
    blocks: [text("help-hand-least-han"), hand("no_yaku", "help-hand-no-yaku")],
  },
];
