import { useEffect, useRef } from "preact/hooks";
import type { ScoreHistory } from "../../state/scoreHistory.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import { type Inks, type Picture, plot } from "../parts/plot.ts";
import { useFetched } from "../parts/useFetched.ts";
import "../../style/graph.css";

/** So that lines differ not only in colour. */
const DASHES: readonly number[][] = [[], [8, 4], [2, 4], [12, 4, 2, 4]];

interface MatchGraphProps {
  readonly names: readonly string[];
  readonly history: () => Promise<ScoreHistory>;
}

export function MatchGraph({ names, history }: MatchGraphProps) {
  const { value: loaded, failure } = useFetched(history);
  return (
    <figure class="match-graph" aria-label={t("score-history")} data-testid="match-graph">
      <figcaption>
        {t("score-history")}
        <span class="graph-names" aria-hidden="true">
          {names.map((name, seat) => (
            <span key={name} class="graph-name">
              <svg viewBox="0 0 30 4" aria-hidden="true">
                <path
                  d="M0 2h30"
                  style={{ stroke: `var(--seat-${seat})` }}
                  stroke-dasharray={DASHES[seat]?.join(" ")}
                />
              </svg>
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <div class="graph-frame">
        {failure.value}
        {loaded.value !== null && <Lines history={loaded.value} />}
      </div>
      <Numbers history={loaded.value} names={names} />
    </figure>
  );
}

function Lines({ history }: { history: ScoreHistory }) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end = () => {};
    let gone = false;
    void draw(history, room.current as HTMLElement).then((drawn) => {
      if (gone) drawn();
      else end = drawn;
    });
    return () => {
      gone = true;
      end();
    };
  }, [history]);
  return <div ref={room} aria-hidden="true" />;
}

function draw({ rounds, points: lines }: ScoreHistory, room: HTMLElement): Promise<() => void> {
  const picture = ({ colour, axis }: Inks): Picture => ({
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
    series: [
      {},
      ...lines.map((_, seat) => ({
        stroke: colour(`--seat-${seat}`),
        width: 2.5,
        dash: DASHES[seat] ?? [],
        points: { show: true, size: 5, fill: colour(`--seat-${seat}`) },
      })),
    ],
  });
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
