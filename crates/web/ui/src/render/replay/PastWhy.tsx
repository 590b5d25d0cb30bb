import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { RequestError } from "../../api/http.ts";
import { t, withTexts } from "../../texts/texts.ts";
import { type Explanation, fetchPastDiscard } from "../../wire/generated/wire.ts";
import { useEscape } from "../input/useEscape.ts";
import { Why } from "../table/Why.tsx";
import type { Playback } from "./usePlayback.ts";

function useOwn({ folded, at, seat }: Playback): boolean {
  const event = folded.tables[seat.value]?.[at.value]?.latest;
  return event?.type === "discarded" && event.seat === seat.value;
}

export function PastWhyButton({ playback }: { playback: Playback }) {
  const own = useOwn(playback);
  const { explained } = playback;
  return (
    <button
      type="button"
      class="glyph"
      title={`${t("replay-why-title")} (J)`}
      aria-label={t("replay-why")}
      aria-expanded={own && explained.value}
      aria-keyshortcuts="J"
      aria-disabled={!own}
      data-action="past-why"
      onClick={() => {
        if (own) explained.value = !explained.value;
      }}
    >
      !?
    </button>
  );
}

/** Uses only what the seat knew then. */
export function PastWhy({ playback, matchId }: { playback: Playback; matchId: string }) {
  const { at, seat, explained } = playback;
  const open = useOwn(playback) && explained.value;
  useEscape(open, () => {
    explained.value = false;
  });
  return open ? <Panel key={`${seat.value} ${at.value}`} playback={playback} matchId={matchId} /> : null;
}

function Panel({ playback, matchId }: { playback: Playback; matchId: string }) {
  const { folded, at, seat } = playback;
  const answer = useSignal<Explanation | "none" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    const fetch = async () => {
      try {
        const past = fetchPastDiscard(matchId, { seat: seat.peek(), step: at.peek() });
        const [{ why }] = await Promise.all([past, withTexts("advice")]);
        answer.value = why ?? "none";
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        answer.value = "none";
      }
    };
    void fetch();
  }, []);
  if (answer.value === null) return null;
  return (
    <div class="adviser" role="group" aria-label={t("replay-why")} data-testid="past-why">
      {answer.value === "none" ? (
        <p>{t("replay-why-none")}</p>
      ) : (
        <Why why={answer.value} names={folded.replay.names} />
      )}
    </div>
  );
}
