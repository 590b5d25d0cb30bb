// Ends of hands and matches, for scenes.tsx.
import type { After, MatchEnd, Replay, ReplayStep, RoundEnd } from "../src/wire/generated/wire.ts";
import { chii, daiminkan, kakan, midway, NAMES, pon, tiles } from "./pieces.ts";

export const ended: RoundEnd = {
  outcome: {
    type: "won",
    winners: [
      {
        seat: 0,
        from: 3,
        tile: "7m",
        hand: { concealed: tiles("2233567m 0p5p 77s"), melds: [{ type: "ankan", tiles: tiles("6666z") }] },
        yaku: [
          {
            key: "riichi",
            kanji: "立直",
            name: "Riichi",
            english: "Riichi",
            romaji: "Riichi",
            value: { han: 1 },
          },
          {
            key: "ippatsu",
            kanji: "一発",
            name: "Ippatsu",
            english: "Ippatsu",
            romaji: "Ippatsu",
            value: { han: 1 },
          },
          {
            key: "hatsu",
            kanji: "發",
            name: "Green dragon",
            english: "Green dragon",
            romaji: "Hatsu",
            value: { han: 1 },
          },
        ],
        dora: { dora: 2, ura: 1, red: 1, kita: 0 },
        han: 7,
        fu: 70,
        fu_items: [
          { reason: "win", fu: 20 },
          { reason: "closed_ron", fu: 10 },
          { reason: "closed_kan", kind: "6z", fu: 32 },
        ],
        limit: { key: "haneman", name: "haneman", kanji: "跳満" },
        points: 12_000,
        liable: null,
      },
      {
        seat: 2,
        from: 3,
        tile: "7m",
        hand: { concealed: tiles("56m 22z"), melds: [pon, chii, kakan] },
        yaku: [
          {
            key: "hatsu",
            kanji: "發",
            name: "Green dragon",
            english: "Green dragon",
            romaji: "Hatsu",
            value: { han: 1 },
          },
        ],
        dora: { dora: 0, ura: 0, red: 1, kita: 0 },
        han: 2,
        fu: 30,
        fu_items: [
          { reason: "win", fu: 20 },
          { reason: "open_triplet", kind: "6z", fu: 4 },
        ],
        limit: null,
        points: 2000,
        liable: null,
      },
    ],
  },
  dora: midway.dora,
  ura: [
    { indicator: "1m", dora: "2m" },
    { indicator: "5z", dora: "6z" },
  ],
  transfers: [
    { from: { type: "seat", seat: 3 }, to: { type: "seat", seat: 0 }, points: 12_000, reason: "hand" },
    { from: { type: "seat", seat: 3 }, to: { type: "seat", seat: 0 }, points: 300, reason: "honba" },
    { from: { type: "pot" }, to: { type: "seat", seat: 0 }, points: 2000, reason: "sticks" },
    { from: { type: "seat", seat: 3 }, to: { type: "seat", seat: 2 }, points: 2000, reason: "hand" },
  ],
  changes: [
    { before: 24_000, delta: 14_300, after: 38_300 },
    { before: 30_000, delta: 0, after: 30_000 },
    { before: 18_300, delta: 2000, after: 20_300 },
    { before: 25_700, delta: -14_300, after: 11_400 },
  ],
  sticks: 0,
  chips: [3, 0, 1, -4],
};

export const drawn: RoundEnd = {
  ...ended,
  chips: [],
  outcome: {
    type: "exhaustive",
    tenpai: [
      { concealed: tiles("234m 340678p 55s 11z"), melds: [] },
      null,
      { concealed: tiles("5p"), melds: [pon, kakan, daiminkan, chii] },
      null,
    ],
    noten: [null, null, null, null],
    nagashi: [],
  },
  ura: [],
  transfers: [
    { from: { type: "seat", seat: 1 }, to: { type: "seat", seat: 0 }, points: 1500, reason: "noten" },
    { from: { type: "seat", seat: 3 }, to: { type: "seat", seat: 2 }, points: 1500, reason: "noten" },
  ],
  changes: [
    { before: 24_000, delta: 1500, after: 25_500 },
    { before: 30_000, delta: -1500, after: 28_500 },
    { before: 18_300, delta: 1500, after: 19_800 },
    { before: 25_700, delta: -1500, after: 24_200 },
  ],
};

export const standings: MatchEnd = {
  reason: "last_hand",
  game: 1,
  games: 1,
  unit: "thousands",
  per_thousand: 1,
  lines: ["uma", "oka"],
  standings: [
    { seat: 0, place: 1, points: 41_200, amounts: [20_000, 20_000], total: 51_200 },
    { seat: 2, place: 2, points: 28_000, amounts: [10_000, 0], total: 8000 },
    { seat: 3, place: 3, points: 20_800, amounts: [-10_000, 0], total: -19_200 },
    { seat: 1, place: 4, points: 10_000, amounts: [-20_000, 0], total: -40_000 },
  ],
  leftover_sticks: 0,
};

/** After the first of two games. */
export const firstGame: MatchEnd = { ...standings, games: 2 };

/** With every line a settlement can have. */
export const settled: MatchEnd = {
  ...standings,
  game: 2,
  games: 2,
  unit: "marks",
  per_thousand: 5,
  lines: ["uma", "oka", "chips", "yakitori", "fouls", "earlier"],
  standings: standings.standings.map((standing, nth) => ({
    ...standing,
    amounts: [...standing.amounts, [8000, -2000, -6000, 0][nth] ?? 0, 500, nth === 2 ? -20_000 : 0, 12_400],
  })),
};

/** The sheet that one house prints as its example. */
export const sample: RoundEnd = {
  ...ended,
  outcome: {
    type: "won",
    winners: [
      {
        seat: 0,
        from: null,
        tile: "9s",
        hand: { concealed: tiles("1133m 5577p 22s 44z 9s"), melds: [] },
        yaku: [
          {
            key: "riichi",
            kanji: "立直",
            name: "Riichi",
            english: "Riichi",
            romaji: "Riichi",
            value: { han: 1 },
          },
          {
            key: "ippatsu",
            kanji: "一発",
            name: "Ippatsu",
            english: "Ippatsu",
            romaji: "Ippatsu",
            value: { han: 1 },
          },
          {
            key: "menzen_tsumo",
            kanji: "門前清自摸和",
            name: "Tsumo",
            english: "Self-draw",
            romaji: "Menzen tsumo",
            value: { han: 1 },
          },
          {
            key: "chiitoitsu",
            kanji: "七対子",
            name: "Seven pairs",
            english: "Seven pairs",
            romaji: "Chiitoitsu",
            value: { han: 2 },
          },
        ],
        dora: { dora: 2, ura: 0, red: 0, kita: 0 },
        han: 7,
        fu: 25,
        fu_items: [{ reason: "chiitoitsu", fu: 25 }],
        limit: { key: "haneman", name: "haneman", kanji: "跳満" },
        points: 12_000,
        liable: null,
      },
    ],
  },
  chips: [],
  transfers: [
    { from: { type: "seat", seat: 1 }, to: { type: "seat", seat: 0 }, points: 3000, reason: "hand" },
    { from: { type: "seat", seat: 2 }, to: { type: "seat", seat: 0 }, points: 3000, reason: "hand" },
    { from: { type: "seat", seat: 3 }, to: { type: "seat", seat: 0 }, points: 6000, reason: "hand" },
    { from: { type: "pot" }, to: { type: "seat", seat: 0 }, points: 1000, reason: "sticks" },
  ],
  changes: [
    { before: 24_000, delta: 13_000, after: 37_000 },
    { before: 25_000, delta: -3000, after: 22_000 },
    { before: 25_000, delta: -3000, after: 22_000 },
    { before: 25_000, delta: -6000, after: 19_000 },
  ],
};

/** The scores of a whole match, as a replay has them. */
const CHANGES = [
  [1500, -1500, 1500, -1500],
  [-2000, 0, 0, 2000],
  [14_300, 0, 2000, -16_300],
  [-1000, -8000, 12_000, -3000],
  [3900, -1300, -1300, -1300],
  [-700, -400, -400, 1500],
  [0, -5200, 0, 5200],
  [8000, 0, -4000, -4000],
] as const;

const nothing: { after: After } = {
  after: {
    phase: { type: "over" },
    live_left: 0,
    sticks: 0,
    scores: [],
    concealed: [],
    riichi: [],
    own: { concealed: [], waits: [] },
  },
};

/** The replay of a match, with nothing in it but deals and ends. */
export const played: Pick<Replay, "names" | "seats"> = { names: NAMES, seats: [steps()] };

function steps(): ReplayStep[] {
  let scores = [25_000, 25_000, 25_000, 25_000];
  return CHANGES.flatMap((deltas, nth): ReplayStep[] => {
    const { after } = nothing;
    const wind = nth < 4 ? "E" : "S";
    const round = { ...midway.round, wind, number: (nth % 4) + 1, honba: 0, scores } as const;
    const changes = scores.map((before, seat) => {
      const delta = deltas[seat] ?? 0;
      return { before, delta, after: before + delta };
    });
    scores = changes.map(({ after }) => after);
    return [
      { event: { type: "dealt", round }, after },
      { event: { type: "round_ended", end: { ...drawn, changes } }, after },
    ];
  });
}
