import { useEffect, useRef } from "preact/hooks";
import { points, signed } from "../state/seats.ts";
import type { MatchEnd } from "../wire/generated/wire.ts";
import { hrefOf } from "./route.ts";

const REASONS: Readonly<Record<string, string>> = {
  last_hand: "The last hand is played.",
  goal: "The goal is reached.",
  bust: "A player is out of points.",
  agari_yame: "The last dealer won and leads.",
  tenpai_yame: "The last dealer was tenpai and leads.",
};

const PLACES = ["1st", "2nd", "3rd", "4th"];

interface StandingsProps {
  readonly end: MatchEnd;
  /** The user's own seat; none in a replay. */
  readonly own: number | null;
  readonly names: readonly string[];
  /** The match, where it is one of the user's. */
  readonly matchId: string | null;
  readonly back: () => void;
  /** Another match; not after a replay. */
  readonly again?: () => void;
}

/** The places at the end of a match, and how points become the result. */
export function Standings({ end, own, names, matchId, back, again }: StandingsProps) {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const told = (amount: number) => signed((amount * end.per_thousand) / 1000);
  const mine = end.standings.find(({ seat }) => seat === own);
  return (
    <div class="overlay">
      <section class="sheet standings" role="dialog" aria-label="Final standings" data-testid="standings">
        <header class="sheet-head">
          <h2>{mine ? `You finish ${PLACES[mine.place - 1]}` : "Final standings"}</h2>
          <p>{REASONS[end.reason] ?? ""}</p>
        </header>
        <div class="sheet-body">
          <table class="changes">
            <thead>
              <tr>
                {["Place", "Player", "Points", ...end.lines, `Result, ${end.unit}`].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {end.standings.map((standing) => (
                <tr
                  key={standing.seat}
                  class={standing.seat === own ? "own-row" : ""}
                  data-testid="standing"
                  data-seat={standing.seat}
                  data-place={standing.place}
                >
                  <td>{PLACES[standing.place - 1]}</td>
                  <th scope="row">{names[standing.seat]}</th>
                  <td data-testid={`final-${standing.seat}`}>{points(standing.points)}</td>
                  {standing.amounts.map((amount, nth) => (
                    <td key={nth}>{told(amount)}</td>
                  ))}
                  <td class="total" data-testid={`total-${standing.seat}`}>
                    {told(standing.total)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {end.leftover_sticks > 0 && (
            <p class="liable">{end.leftover_sticks} riichi stick(s) stayed on the table.</p>
          )}
        </div>
        <footer class="sheet-foot">
          {matchId !== null && (
            <a class="quiet" href={`/api/matches/${matchId}/record`} download={`${matchId}.jsonl`}>
              Save the record
            </a>
          )}
          {again !== undefined && matchId !== null && (
            <a class="quiet" href={hrefOf({ page: "replay", id: matchId })}>
              Watch again
            </a>
          )}
          <button
            type="button"
            class={`action ${again === undefined ? "main" : ""}`}
            ref={again === undefined ? main : null}
            data-action="back"
            onClick={back}
          >
            Back to start
          </button>
          {again !== undefined && (
            <button type="button" class="action main" ref={main} data-action="again" onClick={again}>
              New match
            </button>
          )}
        </footer>
      </section>
    </div>
  );
}
