import { hand, list, type Section, steps, text } from "../blocks.ts";

export const CALLS: readonly Section[] = [
  {
    heading: "help-calls-kinds-head",
    blocks: [
      list("help-calls-chii", "help-calls-pon", "help-calls-kan"),
      {
        type: "melds",
        melds: [
          { type: "chii", called: "4m", own: ["3m", "5m"], from: "left" },
          { type: "pon", called: "6z", own: ["6z", "6z"], from: "across" },
        ],
      },
      text("help-calls-sideways"),
    ],
  },
  {
    heading: "help-calls-kans-head",
    blocks: [
      {
        type: "melds",
        melds: [
          { type: "ankan", tiles: ["9p", "9p", "9p", "9p"] },
          { type: "daiminkan", called: "2s", own: ["2s", "2s", "2s"], from: "right" },
          { type: "kakan", called: "5z", own: ["5z", "5z"], added: "5z", from: "across" },
        ],
      },
      list("help-calls-ankan", "help-calls-daiminkan", "help-calls-kakan", "help-calls-kandora"),
    ],
  },
  {
    heading: "help-calls-order-head",
    blocks: [steps("help-calls-ron-first", "help-calls-pon-second", "help-calls-last-tile")],
  },
  {
    heading: "help-calls-price-head",
    blocks: [list("help-calls-open", "help-calls-less", "help-calls-tanyao", "help-calls-swap")],
  },
  {
    heading: "help-calls-why-head",
    blocks: [list("help-calls-value", "help-calls-plan", "help-calls-late")],
  },
];

export const RIICHI: readonly Section[] = [
  {
    heading: "help-riichi-conditions-head",
    blocks: [list("help-riichi-closed", "help-riichi-tenpai", "help-riichi-stake", "help-riichi-wall")],
  },
  {
    heading: "help-riichi-after-head",
    blocks: [
      list(
        "help-riichi-han",
        "help-riichi-ippatsu",
        "help-riichi-ura",
        "help-riichi-locked",
        "help-riichi-furiten",
      ),
    ],
  },
  {
    heading: "help-riichi-stick-head",
    blocks: [text("help-riichi-stick-paid"), text("help-riichi-double")],
  },
  {
    heading: "help-riichi-when-head",
    blocks: [list("help-riichi-good", "help-riichi-bad")],
  },
];

export const FURITEN: readonly Section[] = [
  {
    heading: "help-furiten-rule-head",
    blocks: [text("help-furiten-no-ron"), hand("wait_two_sided", "help-furiten-example")],
  },
  {
    heading: "help-furiten-kinds-head",
    blocks: [list("help-furiten-own", "help-furiten-turn", "help-furiten-riichi")],
  },
  {
    heading: "help-furiten-use-head",
    blocks: [text("help-furiten-safe")],
  },
];

export const DRAWS: readonly Section[] = [
  {
    heading: "help-draws-exhaustive-head",
    blocks: [text("help-draws-wall-out"), text("help-draws-noten"), text("help-draws-nagashi")],
  },
  {
    heading: "help-draws-abortive-head",
    blocks: [
      text("help-draws-which"),
      list(
        "help-draws-nine",
        "help-draws-winds",
        "help-draws-four-riichi",
        "help-draws-four-kans",
        "help-draws-three-rons",
      ),
    ],
  },
  {
    heading: "help-draws-repeats-head",
    blocks: [text("help-draws-honba"), text("help-draws-sticks")],
  },
];

export const COURSE: readonly Section[] = [
  {
    heading: "help-course-seats-head",
    blocks: [text("help-course-east"), text("help-course-wall")],
  },
  {
    heading: "help-course-rounds-head",
    blocks: [list("help-course-keeps", "help-course-passes", "help-course-length")],
  },
  {
    heading: "help-course-points-head",
    blocks: [
      list("help-course-start", "help-course-end", "help-course-result"),
      { type: "topics", topics: ["house", "draws"] },
    ],
  },
];
