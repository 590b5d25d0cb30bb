import { listed } from "../../state/face.ts";
import { houseName } from "../../state/phrases.ts";
import { placeName, points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { MatchSummary } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";
import { dayOf } from "./MatchParts.tsx";

/** A match that is over. */
export function MatchRow({ match }: { match: MatchSummary }) {
  const { match_id, names, place, scores, seat, rules, created, ended } = match;
  const others = names.filter((_, at) => at !== seat);
  const day = dayOf(created);
  const named = (verb: string) => t("verb-match", { verb, match: `${houseName(rules)}, ${day}` });
  return (
    <li data-testid="match" data-match={match_id}>
      <b class="match-place" data-testid="match-place" data-place={place}>
        {place === undefined ? "" : placeName(place)}
      </b>
      <div class="match-standing">
        <p>
          {ended === undefined && <b>{t("with-points", { points: points(scores[seat] ?? 0) })}</b>}
          <span>{houseName(rules)}</span>
          {match.mode === "practice" && <span>{t("match-practice")}</span>}
          {ended !== undefined && <span data-testid="match-ended">{t(`match-ended-${ended}`)}</span>}
        </p>
        <p>
          <time>{day}</time>
          <span>{t("against", { names: listed(others) })}</span>
        </p>
      </div>
      {ended === undefined && <Bars scores={scores} seat={seat} />}
      <div class="match-ways">
        {ended === undefined && (
          <a
            class="quiet"
            href={hrefOf({ page: "match", id: match_id, shows: "standings" })}
            aria-label={named(t("result-of"))}
          >
            {t("result-of")}
          </a>
        )}
        <a class="quiet" href={hrefOf({ page: "replay", id: match_id })} aria-label={named(t("watch"))}>
          {t("watch")}
        </a>
      </div>
    </li>
  );
}

/** Everybody's points, from the most to the fewest. */
function Bars({ scores, seat }: { scores: readonly number[]; seat: number }) {
  const most = Math.max(1, ...scores);
  const order = scores.map((score, at) => ({ score, at })).sort((a, b) => b.score - a.score);
  return (
    <span class="match-bars" aria-hidden="true">
      {order.map(({ score, at }) => (
        <i
          key={at}
          class={at === seat ? "own" : ""}
          style={{ "--part": Math.max(0, score / most).toFixed(2) }}
        />
      ))}
    </span>
  );
}
