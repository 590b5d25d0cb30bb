import { points, roundLabel } from "../state/seats.ts";
import { houseName } from "../state/told.ts";
import { language, t } from "../texts/texts.ts";
import type { MatchSummary } from "../wire/generated/wire.ts";
import { hrefOf } from "./route.ts";

/** How many finished matches are listed; the others stay in the store. */
const FINISHED_SHOWN = 5;

/** Matches to go on with. */
export function OpenMatches({ matches }: { matches: readonly MatchSummary[] }) {
  return (
    <List title={t("go-on-with")} matches={matches.filter(({ finished }) => !finished)} verb={t("resume")} />
  );
}

/** The last ones played to their end. */
export function FinishedMatches({ matches }: { matches: readonly MatchSummary[] }) {
  const over = matches.filter(({ finished }) => finished).slice(0, FINISHED_SHOWN);
  return <List title={t("played")} matches={over} verb={t("result-of")} />;
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
              <b>{roundOf(match)}</b> · {houseName(match.rules)}
              <time>{new Date(match.created * 1000).toLocaleString(language.value)}</time>
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
                aria-label={t("verb-round", { verb: t("watch"), round: roundOf(match) })}
              >
                {t("watch")}
              </a>
            )}
            <a
              class="action"
              href={hrefOf({ page: "match", id: match.match_id })}
              aria-label={t("verb-round", { verb, round: roundOf(match) })}
            >
              {verb}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function roundOf({ round }: MatchSummary): string {
  return round === undefined ? "" : roundLabel(round);
}
