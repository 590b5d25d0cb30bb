import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { askedOf, behindOf, filtersOf, queryOf } from "../../state/statistics.ts";
import { figureName, valueName } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import { fetchHands, type StatisticsList } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { hrefOf } from "../route.ts";
import { HandEntry } from "./HandEntry.tsx";
import { Reading } from "./Reading.tsx";

export function HandList({ query }: { query: string }) {
  const shown = useSignal<StatisticsList | null>(null);
  const failure = useSignal<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = (after?: string) =>
    attempt(failure, async () => {
      const part = await fetchHands({ ...askedOf(query), ...(after !== undefined && { after }) });
      const before = after === undefined ? [] : (shown.peek()?.entries ?? []);
      shown.value = { ...part, entries: [...before, ...part.entries] };
    });
  const list = shown.value;
  const pending = list?.pending ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: until all matches are read
  useEffect(() => {
    if (list === null || pending > 0) void ask();
  }, [list]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="card hand-list" data-testid="hand-list" data-total={list?.total}>
      <p class="in-line">
        <a class="quiet" href={hrefOf({ page: "statistics", query: queryOf(filtersOf(query)) })}>
          ← {t("all-figures")}
        </a>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(query, list?.yaku)}
        {list !== null && pending === 0 && <small> {t("entries", { count: list.total })}</small>}
      </h2>
      {failure.value !== null && <p role="alert">{failure.value}</p>}
      {pending > 0 && <Reading pending={pending} />}
      <ol class="entries">
        {list?.entries.map((entry) => (
          <HandEntry key={keyOf(entry)} entry={entry} />
        ))}
      </ol>
      {list?.next !== undefined && (
        <button type="button" class="quiet" data-action="more-hands" onClick={() => void ask(list.next)}>
          {t("more-matches")}
        </button>
      )}
    </section>
  );
}

function keyOf({ match_id, listed }: StatisticsList["entries"][number]): string {
  return listed.type === "hand" ? `${match_id}-${listed.round}` : match_id;
}

/** The name of a yaku comes with its hands. */
function titleOf(query: string, yaku: StatisticsList["yaku"]): string {
  const { figure, group, value } = behindOf(query);
  const words = figure === undefined ? [] : [figureName(figure)];
  if (group === undefined || value === undefined) return words.join("");
  const named =
    group === "yaku" && yaku === undefined ? "…" : valueName(group, { value, ...(yaku && { yaku }) });
  return [named, ...words].join(" · ");
}
