import { useLayoutEffect, useRef } from "preact/hooks";
import { outcomeTitle } from "../../state/narrate.ts";
import type { Hand } from "../../state/replay.ts";
import { roundLabel, signed } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import { Likeness } from "../parts/portrait/Likeness.tsx";
import type { Playback } from "./usePlayback.ts";

/** Every hand with who won it and how much; pressing one goes to its deal. */
export function HandList({ playback }: { playback: Playback }) {
  const { hands, hand, folded } = playback;
  const here = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another hand begins
  useLayoutEffect(() => here.current?.scrollIntoView({ block: "nearest" }), [hand.value]);
  return (
    <ol class="hand-list" aria-label={t("replay-hands")} data-testid="replay-hands">
      {hands.map((one, nth) => (
        <li key={nth}>
          <button
            type="button"
            data-hand={nth}
            aria-current={one === hand.value ? "step" : undefined}
            {...(one === hand.value && { ref: here })}
            onClick={() => playback.jump(one.first)}
          >
            <b>{roundLabel(one.name)}</b>
            {one.end !== null && <Ending end={one.end} names={folded.replay.names} />}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Ending({ end, names }: { end: NonNullable<Hand["end"]>; names: readonly string[] }) {
  const { outcome, changes } = end;
  const winners = outcome.type === "won" ? outcome.winners : [];
  return (
    <>
      <span class="hand-winners" aria-hidden="true">
        {winners.map(({ seat }) => (
          <span key={seat}>
            <Likeness seat={seat} /> {signed(changes[seat]?.delta ?? 0)}
          </span>
        ))}
      </span>
      <small>{outcomeTitle(end, names, null)}</small>
    </>
  );
}
