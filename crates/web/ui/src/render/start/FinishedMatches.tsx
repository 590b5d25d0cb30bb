import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { searchLines } from "../../state/search.ts";
import { t } from "../../texts/texts.ts";
import { fetchMatches, type StartPage } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { Damaged } from "./MatchParts.tsx";
import { MatchRow } from "./MatchRow.tsx";

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
  const none = matches.length === 0 && damaged.length === 0;
  return (
    <section class="card matches" data-testid="finished">
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
      <p class="matches-none" role="status">
        {none && t("no-match-found")}
      </p>
      <ul class="match-list">
        {matches.map((match) => (
          <MatchRow key={match.match_id} match={match} />
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
