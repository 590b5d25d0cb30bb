import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { points as amount, placeName, signed } from "../../state/seats.ts";
import { settings } from "../../state/settings.ts";
import { t } from "../../texts/texts.ts";
import type { PointsAfter } from "../../wire/generated/wire.ts";
import { type Inks, type Picture, plot } from "../parts/plot.ts";
import { hrefOf } from "../route.ts";
import { dayOf } from "../start/MatchParts.tsx";
import "../../style/graph.css";

const LISTED = 100;
const DOTTED = 60;

/** Points after each match, as a graph, in a sentence and as numbers. */
export function OverTime({ points }: { points: readonly PointsAfter[] }) {
  const last = points.at(-1);
  if (last === undefined) return null;
  const sums = points.map(({ sum }) => sum);
  const words = {
    count: points.length,
    sum: signed(last.sum),
    most: signed(Math.max(...sums)),
    least: signed(Math.min(...sums)),
  };
  return (
    <section class="card" data-testid="over-time">
      <h2>{t("over-time")}</h2>
      <p class="about">{t("over-time-about", words)}</p>
      <div class="graph-frame">
        <Line points={points} />
      </div>
      <Numbers points={points} />
    </section>
  );
}

/** Drawn again in the colours of another theme. */
function Line({ points }: { points: readonly PointsAfter[] }) {
  const room = useRef<HTMLDivElement>(null);
  const scheme = useScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes the colours
  useEffect(() => {
    let end = () => {};
    let gone = false;
    void plot(room.current as HTMLElement, picture, [
      [0, ...points.map((_, nth) => nth + 1)],
      [0, ...points.map(({ sum }) => sum)],
    ]).then((drawn) => {
      if (gone) drawn();
      else end = drawn;
    });
    return () => {
      gone = true;
      end();
    };
  }, [points, scheme]);
  return <div ref={room} aria-hidden="true" />;
}

function picture({ colour, axis }: Inks): Picture {
  const line = colour("--seat-0");
  return {
    scales: { x: { time: false } },
    axes: [
      { ...axis, size: 26, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] },
      { ...axis, size: 70, values: (_, ticks) => ticks.map((tick) => amount(tick)) },
    ],
    series: [
      {},
      {
        stroke: line,
        width: 2.5,
        points: { show: ({ data }) => data[0].length <= DOTTED, size: 6, fill: line },
      },
    ],
  };
}

function useScheme(): string {
  const dark = useSignal(matchMedia("(prefers-color-scheme: dark)").matches);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a signal stays the same
  useEffect(() => {
    const query = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => {
      dark.value = query.matches;
    };
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return `${settings.value.theme} ${dark.value}`;
}

function Numbers({ points }: { points: readonly PointsAfter[] }) {
  return (
    <details class="graph-numbers">
      <summary>{t("score-history-numbers")}</summary>
      <table class="changes">
        <thead>
          <tr>
            <th scope="col">{t("column-match")}</th>
            <th scope="col">{t("column-place")}</th>
            <th scope="col">{t("column-total")}</th>
            <th scope="col">{t("column-sum")}</th>
          </tr>
        </thead>
        <tbody>
          {points
            .slice(-LISTED)
            .reverse()
            .map(({ match_id, created, place, total, sum }) => (
              <tr key={match_id}>
                <th scope="row">
                  <a href={hrefOf({ page: "replay", id: match_id })}>{dayOf(created)}</a>
                </th>
                <td>{placeName(place)}</td>
                <td>{signed(total)}</td>
                <td>{signed(sum)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
