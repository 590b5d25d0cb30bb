import { points } from "../state/seats.ts";
import type { MatchSummary } from "../wire/generated/wire.ts";
import { hrefOf } from "./route.ts";

/** How many finished matches are listed; the others stay in the store. */
const FINISHED_SHOWN = 5;

/** Matches to go on with, and the last ones played to their end. */
export function MatchList({ matches }: { matches: readonly MatchSummary[] }) {
  const open = matches.filter(({ finished }) => !finished);
  const over = matches.filter(({ finished }) => finished).slice(0, FINISHED_SHOWN);
  if (matches.length === 0) return null;
  return (
    <section class="card matches">
      {open.length > 0 && <List title="Go on with" matches={open} verb="Resume" />}
      {over.length > 0 && <List title="Played" matches={over} verb="Result" />}
    </section>
  );
}

function List({ title, matches, verb }: { title: string; matches: readonly MatchSummary[]; verb: string }) {
  return (
    <>
      <h2>{title}</h2>
      <ul class="match-list">
        {matches.map((match) => (
          <li key={match.match_id} data-testid="match" data-match={match.match_id}>
            <div>
              <b>{match.round}</b> · {match.rules}
              <time>{new Date(match.created * 1000).toLocaleString()}</time>
              <div class="match-scores">
                {match.names.map((name, seat) => (
                  <span key={seat} class={seat === match.seat ? "own-score" : ""}>
                    {name} {points(match.scores[seat] ?? 0)}
                  </span>
                ))}
              </div>
            </div>
            <a
              class="action"
              href={hrefOf({ page: "match", id: match.match_id })}
              aria-label={`${verb}: ${match.round}`}
            >
              {verb}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
