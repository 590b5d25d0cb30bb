import { useSignal } from "@preact/signals";
import { createPractice } from "../../api/practice.ts";
import { t } from "../../texts/texts.ts";
import { attempt } from "../parts/attempt.ts";
import { goTo } from "../route.ts";
import type { Playback } from "./usePlayback.ts";

/** At the end there is nothing left to play. */
export function PlayFromHere({ playback, matchId }: { playback: Playback; matchId: string }) {
  const { folded, at } = playback;
  const failure = useSignal<string | null>(null);
  const begin = () =>
    attempt(failure, async () => {
      const { match_id } = await createPractice({ from: "record", match_id: matchId, event: at.peek() });
      goTo({ page: "match", id: match_id });
    });
  return (
    <>
      <button
        type="button"
        class="action"
        data-action="play-from-here"
        title={t("play-from-here-title")}
        disabled={at.value >= folded.length - 2}
        onClick={begin}
      >
        {t("play-from-here")}
      </button>
      {failure.value !== null && <p role="alert">{failure.value}</p>}
    </>
  );
}
