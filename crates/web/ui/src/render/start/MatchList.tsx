import { useSignal } from "@preact/signals";
import { fetchMatches } from "../../api/http.ts";
import { houseName } from "../../state/phrases.ts";
import { points, roundLabel } from "../../state/seats.ts";
import { language, t } from "../../texts/texts.ts";
import type { DamagedMatch, MatchPage, MatchSummary } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { hrefOf } from "../route.ts";

/** How many finished matches are listed initially. */
const FINISHED_SHOWN = 5;

/** The unfinished matches. */
export function OpenMatches({ page }: { page: MatchPage }) {
  return <List title={t("go-on-with")} matches={page.matches} damaged={page.damaged} verb={t("resume")} />;
}

/** The latest finished matches; the others on demand. */
export function FinishedMatches({ page }: { page: MatchPage }) {
  const all = useSignal(page);
  const shown = useSignal(FINISHED_SHOWN);
  const failure = useSignal<string | null>(null);
  const { matches, damaged, next } = all.value;
  const more = () =>
    attempt(failure, async () => {
      if (shown.value >= matches.length && next !== undefined) {
        const part = await fetchMatches(next);
        all.value = {
          ...part,
          matches: [...matches, ...part.matches],
          damaged: [...damaged, ...part.damaged],
        };
      }
      shown.value = all.value.matches.length;
    });
  return (
    <List
      title={t("played")}
      matches={matches.slice(0, shown.value)}
      damaged={damaged}
      verb={t("result-of")}
      failure={failure.value}
      more={shown.value < matches.length || next !== undefined ? more : undefined}
    />
  );
}

interface ListProps {
  title: string;
  matches: readonly MatchSummary[];
  damaged: readonly DamagedMatch[];
  verb: string;
  failure?: string | null;
  /** Shows more of them, if there are more. */
  more?: (() => void) | undefined;
}

function List({ title, matches, damaged, verb, failure, more }: ListProps) {
  if (matches.length === 0 && damaged.length === 0) return null;
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
        {damaged.map(({ match_id, rounds }) => (
          <li key={match_id} data-testid="damaged">
            {t("match-damaged", { id: match_id })}
            {rounds > 0 && (
              <a class="action" href={`/api/matches/${match_id}/record`} download={`${match_id}.jsonl`}>
                {t("save-rounds", { rounds })}
              </a>
            )}
          </li>
        ))}
      </ul>
      {failure && <p role="alert">{failure}</p>}
      {more && (
        <button type="button" class="quiet" data-action="more-matches" onClick={more}>
          {t("more-matches")}
        </button>
      )}
    </section>
  );
}

function roundOf({ round }: MatchSummary): string {
  return round === undefined ? "" : roundLabel(round);
}
