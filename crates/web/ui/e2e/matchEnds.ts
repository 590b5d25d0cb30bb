// Ends of matches, and their records, for scenes.tsx.
import type { After, MatchEnd, Replay, ReplayStep } from "../src/wire/generated/wire.ts";
import { drawn } from "./ends.ts";
import { midway, NAMES } from "./pieces.ts";

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
