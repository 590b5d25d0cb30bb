import { rankOf } from "../../state/rank.ts";
import { placeOf } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { Winner } from "../../wire/generated/wire.ts";

interface WinCallsProps {
  readonly winners: readonly Winner[];
  readonly below: number;
  readonly names: readonly string[];
}

/** Shown at the winners' sides, while the hands turn over. */
export function WinCalls({ winners, below, names }: WinCallsProps) {
  return (
    <div class="win-calls" aria-hidden="true">
      {winners.map((winner, nth) => {
        const { seat, from } = winner;
        const place = placeOf(seat, below, names.length);
        return (
          <span
            key={seat}
            class={`win-call win-call-${place}`}
            data-rank={rankOf(winner)}
            data-testid="win-call"
            style={{ "--nth": nth }}
          >
            <i class="win-rays" />
            <i class="win-band" />
            <b>{from === null ? t("call-tsumo") : t("call-ron")}</b>
            <small>{names[seat]}</small>
          </span>
        );
      })}
    </div>
  );
}
