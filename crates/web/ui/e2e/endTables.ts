// The tables at which the hands of ends.ts end.
import { river, table, tiles } from "./pieces.ts";

const over = { type: "over" } as const;
const own = (concealed: string, drawn?: "9s" | "2z") => ({
  concealed: tiles(concealed),
  ...(drawn && { drawn }),
  waits: [],
});

/** The calls of the player across in `wonTable` and `drawnTable`. */
const across = [
  { type: "pon" as const, called: "7z" as const, own: tiles("77z"), from: "across" as const },
  { type: "chii" as const, called: "0s" as const, own: tiles("46s"), from: "left" as const },
  { type: "chii" as const, called: "2p" as const, own: tiles("34p"), from: "left" as const },
];
const quad = [{ type: "ankan" as const, tiles: tiles("6666z") }];
const first = { scores: [25_000, 30_000, 18_300, 25_700] };

/** Two win on the discard of the player at the left. */
export const wonTable = table({
  round: first,
  live_left: 30,
  dora: "4p9s",
  seats: [
    { river: river("72z 9p 21z 1p 1s 45z 1p", 9, { 0: 2 }), riichi: "ippatsu", melds: quad },
    { river: river("247z 0s 1m 2p 1m 3z 9m 1z", undefined, { 3: 2, 5: 2 }) },
    { river: river("5114z 19s 3z 9m 32z 8m"), melds: across },
    { river: river("5z 9m 45z 9m 1p 3z 1s 19p 7m") },
  ],
  phase: over,
  own: own("23456m 05p 678s"),
});

/** The same hands, but the winning tile never came. */
export const drawnTable = table({
  round: first,
  live_left: 0,
  dora: "4p9s",
  seats: [
    {
      river: river("7327z 9s 9p 5z 9p 1s 2p 1m 1s 992m 7s 8p 3s", 9, { 0: 2 }),
      riichi: "riichi",
      melds: quad,
    },
    { river: river("4z 9m 5z 0s 12p 451z 2s 29p 1s 8m 27s 77p", undefined, { 3: 2, 5: 2 }) },
    { river: river("2z 9m 13z 1m 1z 1p 2z 1p 1s 81m 8s 2p 8s 2m 8p 2s"), melds: across },
    { river: river("313z 1m 5424z 8m 9p 2s 81p 2338m 3p") },
  ],
  phase: over,
  own: own("23456m 05p 678s"),
});

/** The dealer wins on the own discard. */
export const plainTable = table({
  live_left: 35,
  seats: [
    { river: river("46z 1s 3z 9m 54z 9m 4s") },
    { river: river("7316z 19p 9m 42z", 6), riichi: "riichi" },
    { river: river("1562z 1s 41z 1p 3z", undefined, { 1: 3 }) },
    {
      river: river("3z 1p 1z 11m 67z 1p 1s"),
      melds: [{ type: "pon", called: "5z", own: ["5z", "5z"], from: "left" }],
    },
  ],
  phase: over,
  own: own("68m 346p 678s 2277z 9m"),
});

/** East 4, everybody as at first: an own self-draw right after riichi. */
export const sampleTable = table({
  round: { number: 4, dealer: 3, honba: 0, sticks: 0, scores: [25_000, 25_000, 25_000, 25_000] },
  live_left: 32,
  seats: [
    { river: river("66427z 9p 9m 1z 1s", 8), riichi: "ippatsu", concealed: 14 },
    { river: river("3565z 1m 19p 77z") },
    { river: river("75z 9s 26z 9m 12z 9p") },
    { river: river("32435z 11p 11z 9m") },
  ],
  phase: over,
  own: own("1133m 5577p 22s 44z 9s", "9s"),
});

const rich = { honba: 0, sticks: 0, scores: [24_000, 33_000, 18_300, 24_700] };

export const yakumanTable = table({
  round: rich,
  live_left: 31,
  seats: [
    {
      river: river("44z 19s 3z 9m 1s 9p 9s"),
      melds: [{ type: "pon", called: "5z", own: ["5z", "5z"], from: "left" }],
      concealed: 11,
    },
    { river: river("42133z 1m 6z 1s 1p 1m") },
    { river: river("4z 1p 1s 5z 9s 9m 992p 8m") },
    { river: river("351z 19m 7z 9m 129p", undefined, { 1: 0 }) },
  ],
  phase: over,
  own: own("666777z 22z 11z", "2z"),
});

/** A counted yakuman off the dealer. */
export const kazoeTable = table({
  round: rich,
  live_left: 33,
  dora: "8m",
  seats: [
    { river: river("143z 9m 5z 11m 77z", 7), riichi: "riichi" },
    { river: river("66z 1p 1s 35z 9s 23z 7m") },
    { river: river("356446212z") },
    { river: river("75427z 1s 1z 1p 9s") },
  ],
  phase: over,
  own: own("22334455667m 99m"),
});

/** Three win on the discard of the player at the left. */
export const tripleTable = table({
  round: first,
  live_left: 29,
  seats: [
    { river: river("244z 3s 663z 9s 1p 9s", 8, { 0: 2, 3: 1 }), riichi: "riichi" },
    {
      river: river("756z 9m 1z 1m 1s 1p 9s 4z 2p"),
      melds: [
        { type: "pon", called: "8s", own: ["8s", "8s"], from: "right" },
        { type: "chii", called: "3s", own: ["2s", "4s"], from: "left" },
      ],
    },
    {
      river: river("27z 8s 1535z 1s 63z 8p 1s", undefined, { 2: 1 }),
      melds: [{ type: "pon", called: "2z", own: ["2z", "2z"], from: "across" }],
    },
    { river: river("31z 9m 47z 1p 157z 9m 6p") },
  ],
  phase: over,
  own: own("234m 567s 789s 99p 45p"),
});

/** The last hand of a match; the player at the right deals in. */
export const lastTable = table({
  round: { wind: "S", number: 4, dealer: 3, honba: 0, sticks: 0, scores: [33_200, 18_000, 28_000, 20_800] },
  live_left: 32,
  seats: [
    { river: river("164425z 9m 21z 1s", 7), riichi: "riichi" },
    { river: river("743435z 9m 1p 1s 7p", undefined, { 0: 2 }) },
    {
      river: river("66z 1p 27z 9p 1m 1z 9p"),
      melds: [{ type: "pon", called: "7z", own: ["7z", "7z"], from: "left" }],
    },
    { river: river("3565z 19m 9s 231z") },
  ],
  phase: over,
  own: own("340m 234s 678s 88p 56p"),
});

/** The same with the player as the dealer, in the last seat. */
export const stoppingTable = table({
  round: { wind: "S", number: 4, dealer: 3, honba: 0, sticks: 0, scores: [22_000, 24_000, 28_000, 26_000] },
  live_left: 29,
  seats: [
    { river: river("174425z 9m 21z 1s 1p", undefined, { 1: 2 }) },
    { river: river("643435z 9m 1p 1s 7p") },
    {
      river: river("36627z 9p 1m 1z 9p 1z"),
      melds: [{ type: "pon", called: "7z", own: ["7z", "7z"], from: "across" }],
    },
    { river: river("65z 1p 5z 19m 9s 23z 9s 9m", 7), riichi: "riichi" },
  ],
  phase: over,
  own: own("340m 234s 678s 88p 56p"),
});
