import { t } from "../../texts/texts.ts";
import type { Playback } from "./usePlayback.ts";

/** The hand from its deal to its end; the arrow keys are those of the page. */
export function Scrubber({ playback }: { playback: Playback }) {
  const { at, hand } = playback;
  const { first, last, marks } = hand.value;
  const step = at.value - first;
  return (
    <div class="scrubber">
      <input
        type="range"
        aria-label={t("replay-steps")}
        aria-valuetext={t("replay-step", { step: step + 1, steps: last - first + 1 })}
        data-testid="scrubber"
        min={0}
        max={last - first}
        value={step}
        onInput={({ currentTarget }) => playback.jump(first + currentTarget.valueAsNumber)}
      />
      {marks.map(({ at, kind }) => (
        <i key={at} data-mark={kind} style={{ "--at": (at - first) / Math.max(last - first, 1) }} />
      ))}
    </div>
  );
}
