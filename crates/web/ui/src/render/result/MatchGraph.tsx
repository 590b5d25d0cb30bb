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
  /** The hand of the match, counted from 1. */
  readonly decisive: number | null;
}

/** In pixels: names at lines that end close together. */
const APART = 18;

/** The line of `own` in gold with a ring at the decisive hand, names at the ends; another is lit while its name is pointed at or in focus. */
export function MatchGraph({ names, own, history, decisive }: MatchGraphProps) {
  const lit = useSignal<number | null>(null);
  const tops = useSignal<readonly number[]>([]);
  const light = (seat: number | null) => () => {
    lit.value = seat;
  };
  return (
    <figure class="match-graph" aria-label={t("score-history")} data-testid="match-graph">
      <div class="graph-frame">
        {history !== null && (
          <Lines
            history={history}
            own={own}
            lit={lit.value}
            decisive={decisive}
            ends={(at) => {
              tops.value = spread(at);
            }}
          />
        )}
        {tops.value.map((top, seat) => (
          <button
            key={names[seat]}
            type="button"
            class={`graph-name ${seat === own ? "mine" : ""}`}
            style={{ top: `${top}px` }}
            title={names[seat]}
            onPointerEnter={light(seat)}
            onPointerLeave={light(null)}
            onFocus={light(seat)}
            onBlur={light(null)}
          >
            {names[seat]}
          </button>
        ))}
      </div>
      <Numbers history={history} names={names} />
    </figure>
  );
}

/** In the same order, but none over another: those above give way. */
function spread(ends: readonly number[]): number[] {
  const tops = [...ends];
  let room = Number.POSITIVE_INFINITY;
  for (const seat of ends.map((_, seat) => seat).sort((a, b) => (ends[b] ?? 0) - (ends[a] ?? 0))) {
    room = Math.min(ends[seat] ?? 0, room - APART);
    tops[seat] = room;
  }
  return tops;
}

interface LinesProps extends Pick<MatchGraphProps, "own" | "decisive"> {
  readonly history: ScoreHistory;
  readonly lit: number | null;
  /** Where each line ends, in pixels from the top. */
  readonly ends: (at: readonly number[]) => void;
}

function Lines(props: LinesProps) {
  const { history, own, lit, decisive } = props;
  const room = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ends` does the same each time
  useEffect(() => {
    let end = () => {};
    let gone = false;
    void draw(props, room.current as HTMLElement).then((drawn) => {
      if (gone) drawn();
      else end = drawn;
    });
    return () => {
      gone = true;
      end();
    };
  }, [history, own, lit, decisive]);
  return <div ref={room} aria-hidden="true" />;
}

function draw(
  { history: { rounds, points: lines }, own, lit, decisive, ends }: LinesProps,
  room: HTMLElement,
): Promise<() => void> {
  const picture = ({ colour, axis }: Inks): Picture => {
    const line = (seat: number) => {
      const ink = colour(seat === own ? "--gold" : seat === lit ? "--ink" : "--line-strong");
      const dash = seat === own ? [] : (DASHES[seat] ?? []);
      return { stroke: ink, width: seat === own ? 3 : 2, dash, points: { show: seat === own, fill: ink } };
    };
    const gold = colour("--gold");
    const ring = { show: true, size: 16, width: 2, stroke: gold, fill: "transparent" };
    return {
      scales: { x: { time: false } },
      padding: [8, 8, 0, 0],
      hooks: {
        draw: [
          (drawn) => ends(lines.map((line) => drawn.over.offsetTop + drawn.valToPos(line.at(-1) ?? 0, "y"))),
        ],
      },
      axes: [
        {
          ...axis,
          size: 26,
          space: 28,
          incrs: [1, 2, 4, 8],
          values: (_, ticks) => ticks.map((nth) => rounds[nth - 1]?.short ?? ""),
        },
        { ...axis, size: 58, values: (_, ticks) => ticks.map((tick) => points(tick)) },
      ],
      series: [{}, ...lines.map((_, seat) => line(seat)), { stroke: gold, width: 0, points: ring }],
    };
  };
  const rows = Array.from({ length: rounds.length + 1 }, (_, nth) => nth);
  const marked = rows.map((nth) => (nth === decisive ? (lines[own]?.[nth] ?? null) : null));
  return plot(room, picture, [rows, ...lines.map((line) => [...line]), marked]);
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
