import { points } from "../state/seats.ts";
import type { MatchSummary } from "../wire/generated/wire.ts";
import { hrefOf } from "./route.ts";

/** How many finished matches are listed; the others stay in the store. */
const FINISHED_SHOWN = 5;

/** Matches to go on with. */
export function OpenMatches({ matches }: { matches: readonly MatchSummary[] }) {
  return <List title="Go on with" matches={matches.filter(({ finished }) => !finished)} verb="Resume" />;
}

/** The last ones played to their end. */
export function FinishedMatches({ matches }: { matches: readonly MatchSummary[] }) {
  const over = matches.filter(({ finished }) => finished).slice(0, FINISHED_SHOWN);
  return <List title="Played" matches={over} verb="Result" />;
}

function List({ title, matches, verb }: { title: string; matches: readonly MatchSummary[]; verb: string }) {
  if (matches.length === 0) return null;
  return (
    <section class="card matches">
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
            {match.finished && (
              <a
                class="action"
                href={hrefOf({ page: "replay", id: match.match_id })}
                aria-label={`Watch: ${match.round}`}
              >
                Watch
              </a>
            )}
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
    </section>
  );
}
