import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ScoreHistory } from "../../state/scoreHistory.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import { type Inks, type Picture, plot } from "../parts/plot.ts";
import "../../style/graph.css";

/** So that grey lines differ. */
const DASHES: readonly number[][] = [[], [8, 4], [2, 4], [12, 4, 2, 4]];

interface MatchGraphProps {
  readonly names: readonly string[];
  /** The player's line, or the winner's. */
  readonly own: number;
  /** `null` until it is loaded. */
  readonly history: ScoreHistory | null;
}

/** The line of `own` in gold; another while its name is pointed at or in focus. */
export function MatchGraph({ names, own, history }: MatchGraphProps) {
  const lit = useSignal<number | null>(null);
  const light = (seat: number | null) => () => {
    lit.value = seat;
  };
  return (
    <figure class="match-graph" aria-label={t("score-history")} data-testid="match-graph">
      <figcaption class="graph-names">
        {names.map((name, seat) => (
          <button
            key={name}
            type="button"
            class={`graph-name ${seat === own ? "mine" : ""}`}
            onPointerEnter={light(seat)}
            onPointerLeave={light(null)}
            onFocus={light(seat)}
            onBlur={light(null)}
          >
            <svg viewBox="0 0 30 4" aria-hidden="true">
              <path d="M0 2h30" stroke-dasharray={seat === own ? undefined : DASHES[seat]?.join(" ")} />
            </svg>
            {name}
          </button>
        ))}
      </figcaption>
      <div class="graph-frame">
        {history !== null && <Lines history={history} own={own} lit={lit.value} />}
      </div>
      <Numbers history={history} names={names} />
    </figure>
  );
}

interface LinesProps {
  readonly history: ScoreHistory;
  readonly own: number;
  readonly lit: number | null;
}

function Lines({ history, own, lit }: LinesProps) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end = () => {};
    let gone = false;
    void draw(history, own, lit, room.current as HTMLElement).then((drawn) => {
      if (gone) drawn();
      else end = drawn;
    });
    return () => {
      gone = true;
      end();
    };
  }, [history, own, lit]);
  return <div ref={room} aria-hidden="true" />;
}

function draw(
  { rounds, points: lines }: ScoreHistory,
  own: number,
  lit: number | null,
  room: HTMLElement,
): Promise<() => void> {
  const picture = ({ colour, axis }: Inks): Picture => {
    const line = (seat: number) => {
      const ink = colour(seat === own ? "--gold" : seat === lit ? "--ink" : "--line-strong");
      const dash = seat === own ? [] : (DASHES[seat] ?? []);
      return { stroke: ink, width: seat === own ? 3 : 2, dash, points: { show: seat === own, fill: ink } };
    };
    return {
      scales: { x: { time: false } },
      axes: [
        {
          ...axis,
          size: 26,
          incrs: [1, 2, 4, 8],
          values: (_, ticks) => ticks.map((nth) => rounds[nth - 1]?.short ?? ""),
        },
        { ...axis, size: 62, values: (_, ticks) => ticks.map((tick) => points(tick)) },
      ],
      series: [{}, ...lines.map((_, seat) => line(seat))],
    };
  };
  const rows = Array.from({ length: rounds.length + 1 }, (_, nth) => nth);
  return plot(room, picture, [rows, ...lines.map((line) => [...line])]);
}

/** Rendered before its numbers arrive, so that the sheet does not shift. */
function Numbers({ history, names }: { history: ScoreHistory | null; names: readonly string[] }) {
  return (
    <details class="graph-numbers">
      <summary>{t("score-history-numbers")}</summary>
      <table class="changes">
        <thead>
          <tr>
            <th scope="col">{t("column-round")}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history?.points[0]?.map((_, nth) => (
            <tr key={nth}>
              <th scope="row">{history.rounds[nth - 1]?.label ?? t("score-history-start")}</th>
              {history.points.map((line, seat) => (
                <td key={seat}>{points(line[nth] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
