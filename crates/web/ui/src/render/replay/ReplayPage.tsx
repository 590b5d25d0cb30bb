import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { RequestError } from "../../api/http.ts";
import { type FoldedReplay, foldReplay } from "../../state/replay.ts";
import { fetchReplay } from "../../wire/generated/wire.ts";
import { useTitle } from "../parts/useTitle.ts";
import { goTo } from "../route.ts";
import { OpenRecord } from "./OpenRecord.tsx";
import { ReplayTable } from "./ReplayTable.tsx";
import "../../style/page.css";
import { t } from "../../texts/texts.ts";

interface ReplayPageProps {
  readonly id?: string | undefined;
  /** The number, counted from 1. */
  readonly round?: number | undefined;
}

export function ReplayPage({ id, round }: ReplayPageProps) {
  useTitle(t("replay"));
  const shown = useSignal<FoldedReplay | null>(null);
  const failure = useSignal<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each match
  useEffect(() => {
    if (id === undefined) return;
    fetchReplay(id).then(
      (replay) => {
        shown.value = foldReplay(replay);
      },
      (error) => {
        if (!(error instanceof RequestError)) throw error;
        failure.value = error.message;
      },
    );
  }, [id]);
  if (shown.value !== null)
    return (
      <ReplayTable folded={shown.value} matchId={id ?? null} round={round === undefined ? null : round - 1} />
    );
  return (
    <main class="start">
      <header class="start-head">
        <h1>{t("replay")}</h1>
        <p>
          <button type="button" class="quiet" data-action="back" onClick={() => goTo({ page: "start" })}>
            ← {t("back-to-start")}
          </button>
        </p>
      </header>
      {failure.value !== null && (
        <p class="start-failure" role="alert">
          {failure.value}
        </p>
      )}
      {id === undefined && (
        <OpenRecord
          opened={(replay) => {
            shown.value = foldReplay(replay);
          }}
        />
      )}
    </main>
  );
}
