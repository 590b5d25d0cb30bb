import { list, type Section, text } from "../blocks.ts";

export const BACKGROUND: readonly Section[] = [
  {
    heading: "help-background-origin-head",
    blocks: [text("help-background-china"), text("help-background-japan")],
  },
  {
    heading: "help-background-places-head",
    blocks: [
      list("help-background-tokyo", "help-background-ari", "help-background-omen", "help-background-west"),
    ],
  },
];

export const REAL: readonly Section[] = [
  {
    heading: "help-real-needs-head",
    blocks: [
      list(
        "help-real-table",
        "help-real-tiles",
        "help-real-sticks",
        "help-real-dice",
        "help-real-marker",
        "help-real-paper",
        "help-real-calculator",
      ),
      text("help-real-replace"),
    ],
  },
  {
    heading: "help-real-sticks-head",
    blocks: [
      {
        type: "sticks",
        sticks: [
          [10_000, 1],
          [5000, 2],
          [1000, 4],
          [100, 10],
        ],
      },
      text("help-real-sum"),
      { type: "page", page: "ceremony" },
    ],
  },
  {
    heading: "help-real-place-head",
    blocks: [text("help-real-east")],
  },
  {
    heading: "help-real-decide-head",
    blocks: [text("help-real-two"), { type: "topics", topics: ["fouls", "house", "sheet"] }],
  },
];

export const FOULS: readonly Section[] = [
  {
    heading: "help-fouls-here-head",
    blocks: [text("help-fouls-prevented")],
  },
  {
    heading: "help-fouls-chombo-head",
    blocks: [
      list(
        "help-fouls-false-win",
        "help-fouls-furiten-ron",
        "help-fouls-noten-riichi",
        "help-fouls-riichi-kan",
        "help-fouls-passed-win",
        "help-fouls-count",
        "help-fouls-wall",
      ),
    ],
  },
  {
    heading: "help-fouls-price-head",
    blocks: [list("help-fouls-mangan", "help-fouls-returns", "help-fouls-tournament")],
  },
];

export const ABOUT: readonly Section[] = [
  {
    heading: "help-about-program-head",
    blocks: [text("help-about-what"), text("help-about-computed")],
  },
  {
    heading: "help-about-licence-head",
    blocks: [
      text("help-about-free"),
      { type: "names", names: "MIT · Apache-2.0" },
      text("help-about-faces"),
      { type: "names", names: "FluffyStuff, riichi-mahjong-tiles (CC0 1.0)" },
      text("help-about-rules"),
    ],
  },
];

export const OPERATION: readonly Section[] = [
  {
    heading: "help-operation-mouse-head",
    blocks: [list("help-operation-mouse", "help-operation-touch", "help-operation-buttons")],
  },
  {
    heading: "help-operation-card-head",
    blocks: [text("help-operation-card"), text("help-operation-search")],
  },
];
