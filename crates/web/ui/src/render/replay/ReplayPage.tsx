import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { RequestError } from "../../api/http.ts";
import { type FoldedReplay, foldReplay } from "../../state/replay.ts";
import { fetchReplay } from "../../wire/generated/wire.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useTitle } from "../parts/useTitle.ts";
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
      <PageHead title={t("replay")} />
      <Trouble why={failure.value} />
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
