import { list, type Section, text } from "../blocks.ts";

export const FAQ: readonly Section[] = [
  {
    heading: "help-faq-no-win-head",
    blocks: [
      list(
        "help-faq-win-yaku",
        "help-faq-win-open",
        "help-faq-win-wind",
        "help-faq-win-pairs",
        "help-faq-win-two",
      ),
      text("help-faq-win-ask"),
    ],
  },
  {
    heading: "help-faq-no-riichi-head",
    blocks: [
      list(
        "help-faq-riichi-open",
        "help-faq-riichi-noten",
        "help-faq-riichi-points",
        "help-faq-riichi-wall",
        "help-faq-riichi-furiten",
        "help-faq-riichi-hidden",
      ),
    ],
  },
  {
    heading: "help-faq-no-ron-head",
    blocks: [
      list("help-faq-ron-furiten", "help-faq-ron-yaku", "help-faq-ron-bump"),
      { type: "topics", topics: ["furiten"] },
    ],
  },
  {
    heading: "help-faq-no-kan-head",
    blocks: [
      list(
        "help-faq-kan-riichi",
        "help-faq-kan-last",
        "help-faq-kan-call",
        "help-faq-kan-four",
        "help-faq-kan-hidden",
      ),
    ],
  },
  {
    heading: "help-faq-when-kan-head",
    blocks: [list("help-faq-kan-good", "help-faq-kan-bad", "help-faq-kan-runs")],
  },
  {
    heading: "help-faq-counters-head",
    blocks: [
      list(
        "help-faq-counter-hand",
        "help-faq-counter-sticks",
        "help-faq-counter-honba",
        "help-faq-counter-left",
      ),
    ],
  },
  {
    heading: "help-faq-dora-head",
    blocks: [
      text("help-faq-dora-next"),
      {
        type: "dora",
        pairs: [
          ["3s", "4s"],
          ["9m", "1m"],
          ["4z", "1z"],
          ["5z", "6z"],
          ["7z", "5z"],
        ],
      },
      text("help-faq-dora-three"),
      text("help-faq-dora-none"),
    ],
  },
  {
    heading: "help-faq-other-games-head",
    blocks: [{ type: "topics", topics: ["different"] }],
  },
];

export const DIFFERENT: readonly Section[] = [
  {
    heading: "help-different-score-head",
    blocks: [list("help-different-only-winner", "help-different-one-pays", "help-different-draw-pays")],
  },
  {
    heading: "help-different-hand-head",
    blocks: [list("help-different-yaku-list", "help-different-no-limit", "help-different-no-flowers")],
  },
  {
    heading: "help-different-special-head",
    blocks: [
      list(
        "help-different-has-dora",
        "help-different-has-riichi",
        "help-different-has-furiten",
        "help-different-two-rounds",
      ),
    ],
  },
];
