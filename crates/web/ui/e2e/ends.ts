// Ends of hands, for scenes.tsx.
import type { RoundEnd } from "../src/wire/generated/wire.ts";
import { chii, daiminkan, kakan, midway, pon, tiles } from "./pieces.ts";

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

/** A win below every limit. */
export const plainWin: RoundEnd = {
  ...ended,
  outcome: {
    type: "won",
    winners: [
      {
        seat: 1,
        from: 0,
        tile: "4s",
        hand: { concealed: tiles("234567m 345p 3599s"), melds: [] },
        yaku: [
          {
            key: "riichi",
            kanji: "立直",
            name: "Riichi",
            english: "Riichi",
            romaji: "Riichi",
            value: { han: 1 },
          },
        ],
        dora: { dora: 1, ura: 0, red: 0, kita: 0 },
        han: 2,
        fu: 40,
        fu_items: [
          { reason: "win", fu: 20 },
          { reason: "closed_ron", fu: 10 },
          { reason: "kanchan", fu: 2 },
        ],
        limit: null,
        points: 3900,
        liable: null,
      },
    ],
  },
  ura: [],
  chips: [],
  transfers: [
    { from: { type: "seat", seat: 0 }, to: { type: "seat", seat: 1 }, points: 3900, reason: "hand" },
    { from: { type: "pot" }, to: { type: "seat", seat: 1 }, points: 2000, reason: "sticks" },
  ],
  changes: [
    { before: 24_000, delta: -3900, after: 20_100 },
    { before: 30_000, delta: 5900, after: 35_900 },
    { before: 18_300, delta: 0, after: 18_300 },
    { before: 25_700, delta: 0, after: 25_700 },
  ],
};

/** Two yakuman in one hand. */
export const yakumanWin: RoundEnd = {
  ...ended,
  outcome: {
    type: "won",
    winners: [
      {
        seat: 0,
        from: null,
        tile: "2z",
        hand: { concealed: tiles("555666777z 22z 11z"), melds: [] },
        yaku: [
          {
            key: "daisangen",
            kanji: "大三元",
            name: "Big three dragons",
            english: "Big three dragons",
            romaji: "Daisangen",
            value: { yakuman: 1 },
          },
          {
            key: "tsuuiisou",
            kanji: "字一色",
            name: "All honours",
            english: "All honours",
            romaji: "Tsuuiisou",
            value: { yakuman: 1 },
          },
        ],
        dora: { dora: 0, ura: 0, red: 0, kita: 0 },
        han: 0,
        fu: 0,
        fu_items: [],
        limit: { key: "yakuman", name: "double yakuman", kanji: "役満" },
        points: 64_000,
        liable: null,
      },
    ],
  },
  ura: [],
  chips: [],
  transfers: [
    { from: { type: "seat", seat: 1 }, to: { type: "seat", seat: 0 }, points: 32_000, reason: "hand" },
    { from: { type: "seat", seat: 2 }, to: { type: "seat", seat: 0 }, points: 16_000, reason: "hand" },
    { from: { type: "seat", seat: 3 }, to: { type: "seat", seat: 0 }, points: 16_000, reason: "hand" },
  ],
  changes: [
    { before: 24_000, delta: 64_000, after: 88_000 },
    { before: 30_000, delta: -32_000, after: -2000 },
    { before: 18_300, delta: -16_000, after: 2300 },
    { before: 25_700, delta: -16_000, after: 9700 },
  ],
};
