import { useSignal } from "@preact/signals";
import type { Sitting } from "../../../api/session.ts";
import { both, faceName, listed } from "../../../state/face.ts";
import { safetyOf } from "../../../state/safety.ts";
import { placeOf } from "../../../state/seats.ts";
import { t } from "../../../texts/texts.ts";
import type { SafetyGrade, SafetyMark, Side, TileSafety } from "../../../wire/generated/wire.ts";
import { useEscape } from "../../input/useEscape.ts";
import { useHelpers } from "../../parts/kind.ts";
import "../../../style/safety.css";

/** The id for `aria-describedby`. */
export const SAFETY_NOTE = "safety-note";

/** As in Japanese danger tables; each grade has a shape. */
const SHAPES: Readonly<Record<SafetyGrade, preact.ComponentChild>> = {
  safe: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <circle cx="10" cy="10" r="2.4" />
    </>
  ),
  nearly_safe: <circle cx="10" cy="10" r="5.5" />,
  fairly_safe: <path d="M10 4.2 15.8 14.6H4.2z" />,
  risky: <path class="filled" d="M10 4.2 15.8 14.6H4.2z" />,
  dangerous: <path d="M5 5l10 10M15 5 5 15" />,
};

export function SafetySign({ grade }: { grade: SafetyGrade }) {
  return (
    <svg class="safety-sign" data-grade={grade} viewBox="0 0 20 20" aria-hidden="true">
      <circle class="ground" cx="10" cy="10" r="9.2" />
      {SHAPES[grade]}
    </svg>
  );
}

export function SafetyLegend() {
  return (
    <ul class="safety-legend" aria-label={t("safety-legend")} data-testid="safety-legend">
      {(Object.keys(SHAPES) as SafetyGrade[]).map((grade) => (
        <li key={grade}>
          <SafetySign grade={grade} /> {gradeName(grade)}
        </li>
      ))}
    </ul>
  );
}

function LegendButton() {
  const open = useSignal(false);
  const label = t("safety-legend");
  useEscape(open.value, () => {
    open.value = false;
  });
  return (
    <>
      <button
        type="button"
        class="legend-button"
        title={label}
        aria-label={label}
        aria-expanded={open.value}
        data-action="safety-legend"
        onClick={() => {
          open.value = !open.value;
        }}
      >
        ?
      </button>
      {open.value && <SafetyLegend />}
    </>
  );
}

export function SafetyNote({ session }: { session: Sitting }) {
  const { view, prompt, welcome } = session.model.value;
  const { slot } = session.choosing.value;
  const raised = slot === null ? undefined : session.hand.value[slot];
  const helpers = useHelpers();
  const safety = helpers.safety && raised !== undefined ? safetyOf(prompt, raised.tile) : undefined;
  if (safety === undefined || view === null || welcome === null) return null;
  const { grade, against } = safety;
  const side = (seat: number) => placeOf(seat, welcome.seat, view.seats.length) as Side;
  return (
    <div class="safety-note" id={SAFETY_NOTE} data-testid="safety">
      <p class="safety-head">
        <SafetySign grade={grade} />
        <b>{headWords(safety)}</b>
      </p>
      {against.map((mark) => (
        <p key={mark.seat} data-seat={mark.seat}>
          <b>{t("safety-against", { side: side(mark.seat) })}</b> {markWords(mark)}
        </p>
      ))}
      <LegendButton />
    </div>
  );
}

export function gradeName(grade: SafetyGrade): string {
  return t(`safety-grade-${grade}`);
}

/** `5-pin: risky, one copy is not in sight`. */
function headWords({ tile, left, grade }: TileSafety): string {
  return listed([
    t("safety-of", { tile: faceName(tile), grade: gradeName(grade) }),
    ...(left <= 1 ? [t("safety-left", { count: left })] : []),
  ]);
}

/** `suji of 5-pin, a 2 or 8`. */
export function markWords({ class: name, suji, wall }: SafetyMark): string {
  const unreached = name === "suji_terminal" && suji.length === 0;
  return listed([
    ...(suji.length > 0 ? [t("safety-suji", { tiles: both(suji.map(faceName)) })] : []),
    unreached ? t("safety-no-run") : t(`safety-class-${name}`),
    ...(wall === undefined ? [] : [t(`safety-wall-${wall}`)]),
  ]);
}
