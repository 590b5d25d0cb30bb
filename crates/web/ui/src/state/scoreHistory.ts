import type { Replay } from "../wire/generated/wire.ts";
import { roundLabel, roundShort } from "./seats.ts";

export interface ScoreHistory {
  /** `points` has one entry more, for the start. */
  readonly rounds: readonly { readonly short: string; readonly label: string }[];
  readonly points: readonly (readonly number[])[];
}

export function scoreHistory({ seats, names }: Pick<Replay, "seats" | "names">): ScoreHistory {
  const steps = seats.find((steps) => steps !== null) ?? [];
  const rounds: { short: string; label: string }[] = [];
  const points = names.map((): number[] => []);
  for (const { event } of steps) {
    if (event.type === "dealt") {
      if (rounds.length === 0)
        for (const [seat, line] of points.entries()) line.push(event.round.scores[seat] ?? 0);
      rounds.push({ short: roundShort(event.round), label: roundLabel(event.round) });
    }
    if (event.type === "round_ended")
      for (const [seat, line] of points.entries()) line.push(event.end.changes[seat]?.after ?? 0);
  }
  return { rounds, points };
}
