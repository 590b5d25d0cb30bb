import type { Preset, StartPage } from "../src/wire/generated/wire.ts";
import { NAMES, welcome } from "./pieces.ts";

const rules: Preset = {
  name: "",
  title: "",
  about: "",
  group: "modern",
  players: 4,
  length: "east_south",
  lengths: ["east", "east_south"],
  winds: ["E", "S"],
  summary: welcome.summary,
  words: "common",
  menu: [],
};

/** As many as there are, with their longest names. */
const MODERN = [
  "Tenhou, three players",
  "Mahjong Soul",
  "Mahjong Soul, three players",
  "M.League",
  "JPML A",
  "World Riichi Championship",
  "European Mahjong Association",
];
const DESCRIBED = ["Pretty Girls", "TOUZAI", "Shanghai", "Pool of Dreams"];
const ABOUT = "A sentence about what is special in these rules, of twelve words.";

export const startPage: StartPage = {
  version: 4,
  presets: [
    { ...rules, name: "tenhou", title: "Tenhou", about: "Open tanyao, red fives." },
    {
      ...rules,
      name: "yakuza",
      title: "Yakuza",
      about: ABOUT,
      group: "described",
      length: "east",
      winds: ["E"],
      words: "yakuza",
    },
    ...MODERN.map((title) => ({ ...rules, name: title, title, about: ABOUT })),
    ...DESCRIBED.map((title) => ({
      ...rules,
      name: title,
      title,
      about: ABOUT,
      group: "described" as const,
    })),
    { ...rules, name: "Thursday club", title: "Thursday club", group: "own" },
  ],
  broken: [{ name: "Old club", faults: [{ options: [], line: null, message: "there is no option `kui`" }] }],
  bots: [
    { name: "normal", description: "Builds its hand, calls for a yaku and folds to riichi." },
    { name: "wild", description: "Takes every win and riichi, else plays half at random." },
    { name: "random", description: "Any legal move." },
  ],
  preselected: {
    preset: "tenhou",
    length: "east",
    opponents: ["normal", "normal", "normal"],
    pace: "normal",
    name: "Player",
    menu: {},
  },
  first: {
    preset: "tenhou",
    length: "east",
    opponents: ["easy", "easy", "easy"],
    pace: "normal",
    name: "You",
    menu: {},
  },
  open: {
    damaged: [],
    matches: [
      {
        match_id: "a1",
        mode: "free",
        rules: "Tenhou",
        names: NAMES,
        seat: 0,
        created: 1_790_000_000,
        round: { game: 1, wind: "E", number: 2, honba: 1 },
        scores: [24_000, 31_000, 18_300, 25_700],
        finished: false,
      },
    ],
  },
  finished: {
    damaged: [],
    matches: [
      {
        match_id: "b2",
        mode: "free",
        rules: "Yakuza",
        names: NAMES,
        seat: 0,
        created: 1_789_000_000,
        round: { game: 1, wind: "E", number: 4, honba: 0 },
        scores: [24_000, 31_000, 18_300, 26_700],
        finished: true,
        place: 3,
      },
    ],
  },
};
