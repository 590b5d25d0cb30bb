import type { Replay, RoundEnd, Winner } from "../wire/generated/wire.ts";
import { placesOf, roundLabel, roundShort } from "./seats.ts";

export interface ScoreHistory {
  /** `points` has one entry more, for the start. */
  readonly rounds: readonly { readonly short: string; readonly label: string; readonly end: RoundEnd }[];
  readonly points: readonly (readonly number[])[];
}

export function scoreHistory({ seats, names }: Pick<Replay, "seats" | "names">): ScoreHistory {
  const steps = seats.find((steps) => steps !== null) ?? [];
  const rounds: ScoreHistory["rounds"][number][] = [];
  const points = names.map((): number[] => []);
  let name = { short: "", label: "" };
  for (const { event } of steps) {
    if (event.type === "dealt") {
      if (rounds.length === 0)
        for (const [seat, line] of points.entries()) line[0] = event.round.scores[seat] ?? 0;
      name = { short: roundShort(event.round), label: roundLabel(event.round) };
    }
    if (event.type === "round_ended") {
      rounds.push({ ...name, end: event.end });
      for (const [seat, line] of points.entries()) line.push(event.end.changes[seat]?.after ?? 0);
    }
  }
  return { rounds, points };
}

/** The hand that decided a player's place. */
export interface Decisive {
  /** The hand of the match, counted from 1. */
  readonly round: number;
  readonly label: string;
  readonly end: RoundEnd;
  /** Who was passed in it, or who passed the player. */
  readonly passed: readonly number[];
  readonly rose: boolean;
  /** The player's win, or the one that was paid for. */
  readonly win: Winner | null;
}

/** The last hand in which the player's place changed, else the one with the largest change of points. */
export function decisive({ rounds, points }: ScoreHistory, seat: number): Decisive | null {
  const places = Array.from({ length: rounds.length + 1 }, (_, nth) =>
    placesOf(points.map((line) => line[nth] ?? 0)),
  );
  const place = (nth: number) => places[nth]?.[seat] ?? 0;
  const size = (nth: number) => Math.abs(rounds[nth]?.end.changes[seat]?.delta ?? 0);
  const changed = rounds.findLastIndex((_, nth) => nth > 0 && place(nth) !== place(nth + 1));
  const largest = rounds.reduce((best, _, nth) => (size(nth) > size(best) ? nth : best), 0);
  const at = changed >= 0 ? changed : largest;
  const round = rounds[at];
  if (round === undefined) return null;
  const { outcome } = round.end;
  const winners = outcome.type === "won" ? outcome.winners : [];
  const rose = place(at + 1) < place(at);
  const passed = points.flatMap((_, other) => {
    const before = (places[at]?.[other] ?? 0) > place(at);
    const after = (places[at + 1]?.[other] ?? 0) > place(at + 1);
    return changed >= 0 && other !== seat && before !== after && after === rose ? [other] : [];
  });
  return {
    round: at + 1,
    label: round.label,
    end: round.end,
    passed,
    rose,
    win: winners.find((winner) => winner.seat === seat) ?? winners[0] ?? null,
  };
}
