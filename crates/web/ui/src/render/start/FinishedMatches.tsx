import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { listed } from "../../state/face.ts";
import { houseName } from "../../state/phrases.ts";
import { searchLines } from "../../state/search.ts";
import { placeName, points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import { fetchMatches, type MatchSummary, type StartPage } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { hrefOf } from "../route.ts";
import { Damaged, dayOf } from "./MatchParts.tsx";

/** In milliseconds without typing. */
const REST = 200;

export function FinishedMatches({ page }: { page: StartPage }) {
  const words = useSignal("");
  const shown = useSignal(page.finished);
  const failure = useSignal<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { matches, damaged, next } = shown.value;
  const ask = (after?: string) =>
    attempt(failure, async () => {
      const nth = ++asked.current;
      const part = await fetchMatches({
        search: searchLines(words.value, page.presets),
        ...(after !== undefined && { after }),
      });
      // Only the last answer counts.
      if (nth !== asked.current) return;
      shown.value =
        after === undefined
          ? part
          : {
              ...part,
              matches: [...matches, ...part.matches],
              damaged: [...damaged, ...part.damaged],
            };
    });
  const seek = (typed: string) => {
    words.value = typed;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(), REST);
  };
  if (page.finished.matches.length === 0 && page.finished.damaged.length === 0) return null;
  const none = matches.length === 0 && damaged.length === 0;
  return (
    <section class="card matches" data-testid="finished">
      <header class="matches-head">
        <h2>{t("played")}</h2>
        <input
          class="field-box"
          type="search"
          name="search"
          maxLength={60}
          autocomplete="off"
          aria-label={t("find-match")}
          placeholder={t("find-match")}
          value={words.value}
          onInput={({ currentTarget }) => seek(currentTarget.value)}
        />
      </header>
      <p class="matches-none" role="status">
        {none && t("no-match-found")}
      </p>
      <ul class="match-list">
        {matches.map((match) => (
          <Finished key={match.match_id} match={match} />
        ))}
        {damaged.map((match) => (
          <Damaged key={match.match_id} match={match} />
        ))}
      </ul>
      {failure.value !== null && <p role="alert">{failure.value}</p>}
      {next !== undefined && (
        <button type="button" class="quiet" data-action="more-matches" onClick={() => void ask(next)}>
          {t("more-matches")}
        </button>
      )}
    </section>
  );
}

function Finished({ match }: { match: MatchSummary }) {
  const { match_id, names, place, scores, seat, rules, created, ended } = match;
  const others = names.filter((_, at) => at !== seat);
  const day = dayOf(created);
  const named = (verb: string) => t("verb-match", { verb, match: `${houseName(rules)}, ${day}` });
  return (
    <li data-testid="match" data-match={match_id}>
      <b class={`match-place ${place === 1 ? "first" : ""}`} data-testid="match-place">
        {place === undefined ? "" : placeName(place)}
      </b>
      <div class="match-standing">
        <p>
          {ended === undefined && <b>{t("with-points", { points: points(scores[seat] ?? 0) })} · </b>}
          {houseName(rules)}
          {match.mode === "practice" && ` · ${t("match-practice")}`}
        </p>
        {ended !== undefined && <p data-testid="match-ended">{t(`match-ended-${ended}`)}</p>}
        <p class="match-scores">
          <time>{day}</time>
          <span>{t("against", { names: listed(others) })}</span>
        </p>
      </div>
      <div class="match-ways">
        <a class="action" href={hrefOf({ page: "replay", id: match_id })} aria-label={named(t("watch"))}>
          {t("watch")}
        </a>
        {ended === undefined && (
          <a class="action" href={hrefOf({ page: "match", id: match_id })} aria-label={named(t("result-of"))}>
            {t("result-of")}
          </a>
        )}
      </div>
    </li>
  );
}
