import type { Sitting } from "../../../api/session.ts";
import { both, faceName, listed } from "../../../state/face.ts";
import { plateName } from "../../../state/named.ts";
import { t } from "../../../texts/texts.ts";
import type { SafetyGrade, SafetyMark, TileSafety } from "../../../wire/generated/wire.ts";
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

/** What is the same against several players is said once. */
export function SafetyLines({ session, safety }: { session: Sitting; safety: TileSafety }) {
  const { welcome } = session.model.value;
  if (welcome === null || safeAgainstAll(safety)) return null;
  const { against } = safety;
  const words = [...new Set(against.map(markWords))];
  return words.map((said) => {
    const seats = against.filter((mark) => markWords(mark) === said).map(({ seat }) => seat);
    const all = against.length > 1 && seats.length === against.length;
    const names = both(seats.map((seat) => plateName(welcome.names[seat] ?? "")));
    return (
      <p key={said} data-seats={seats.join(" ")}>
        <b>{all ? t("safety-against-all") : t("safety-against", { names })}</b> {said}
      </p>
    );
  });
}

const safeAgainstAll = ({ against }: TileSafety) =>
  against.length > 1 && against.every(({ class: name }) => name === "genbutsu");

export function gradeName(grade: SafetyGrade): string {
  return t(`safety-grade-${grade}`);
}

/** `risky, one copy is not in sight`. */
export function safetyWords(safety: TileSafety): string {
  const { left, grade } = safety;
  return listed([
    safeAgainstAll(safety) ? t("safety-all") : gradeName(grade),
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
