import type { After, MatchEnd, Replay, ReplayStep } from "../src/wire/generated/wire.ts";
import { NAMES } from "./pieces.ts";
import { drawn, midway, sample, viewAt } from "./tables.ts";

const { standings: last } = viewAt("over");
if (last === undefined) throw new Error("the match goes on");
export const standings: MatchEnd = last;

/** As in a parlour; the riichi sticks of the last hand, a draw, went to first place. */
export const inPoints: MatchEnd = {
  ...standings,
  unit: "points",
  per_thousand: 1000,
  lines: ["uma"],
  return_points: 25_000,
  leftover_sticks: drawn.sticks,
  standings: [
    { seat: 1, place: 1, points: 30_500, amounts: [35_000], total: 40_500 },
    { seat: 0, place: 2, points: 25_500, amounts: [5000], total: 5500 },
    { seat: 3, place: 3, points: 24_200, amounts: [-15_000], total: -15_800 },
    { seat: 2, place: 4, points: 19_800, amounts: [-25_000], total: -30_200 },
  ],
};

export const firstGame: MatchEnd = { ...standings, games: 2 };

/** Values of some lines by place; a foul costs its player alone. */
const CHIPS = [8000, -2000, -6000, 0];
const YAKITORI = [500, 500, 500, -1500];
const FOULS = [0, 0, -20_000, 0];
const EARLIER = [12_400, -8400, 3000, -7000];

export const settled: MatchEnd = {
  ...standings,
  game: 2,
  games: 2,
  unit: "marks",
  per_thousand: 5,
  lines: ["uma", "oka", "chips", "yakitori", "fouls", "earlier"],
  standings: standings.standings.map((standing, nth) => {
    const more = [CHIPS, YAKITORI, FOULS, EARLIER].map((line) => line[nth] ?? 0);
    const amounts = [...standing.amounts, ...more];
    const total = amounts.reduce((sum, amount) => sum + amount, standing.points - 30_000);
    return { ...standing, amounts, total };
  }),
};

/** The scores of a whole match; its last hand is `lastWin`. */
const CHANGES = [
  { wind: "E", number: 1, honba: 0, deltas: [0, 8000, -8000, 0] },
  { wind: "E", number: 2, honba: 0, deltas: [-1000, 3000, -1000, -1000] },
  { wind: "E", number: 2, honba: 1, deltas: [12_300, 0, 2000, -14_300] },
  { wind: "E", number: 3, honba: 0, deltas: [-2000, -2000, -4000, 8000] },
  { wind: "E", number: 4, honba: 0, deltas: [-3000, -3000, 12_000, -6000] },
  { wind: "S", number: 1, honba: 0, deltas: [-2000, 0, 2000, 0] },
  { wind: "S", number: 2, honba: 0, deltas: [3900, -7800, 0, 3900] },
  { wind: "S", number: 3, honba: 0, deltas: [0, -5200, 0, 5200] },
  { wind: "S", number: 4, honba: 0, deltas: [8000, -8000, 0, 0] },
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

export const played: Pick<Replay, "names" | "seats"> = { names: NAMES, seats: [steps()] };

function steps(): ReplayStep[] {
  let scores = [25_000, 25_000, 25_000, 25_000];
  return CHANGES.flatMap(({ deltas, ...name }): ReplayStep[] => {
    const { after } = nothing;
    const round = { ...midway.round, ...name, dealer: name.number - 1, scores };
    const changes = scores.map((before, seat) => {
      const delta = deltas[seat] ?? 0;
      return { before, delta, after: before + delta };
    });
    scores = changes.map(({ after }) => after);
    const seat = [...deltas].indexOf(Math.max(...deltas) as never);
    const won = sample.outcome.type === "won" ? sample.outcome.winners : [];
    const outcome = { type: "won" as const, winners: won.map((winner) => ({ ...winner, seat })) };
    return [
      { event: { type: "dealt", round }, after },
      { event: { type: "round_ended", end: { ...drawn, outcome, changes } }, after },
    ];
  });
}
