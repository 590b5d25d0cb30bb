import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { points as amount, signed } from "../../state/seats.ts";
import { settings } from "../../state/settings.ts";
import { t } from "../../texts/texts.ts";
import type { PointsAfter } from "../../wire/generated/wire.ts";
import { type Inks, type Picture, plot } from "../parts/plot.ts";
import "../../style/graph.css";

const DOTTED = 60;

/** Points after each match, as a graph and in a sentence. */
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
    <section class="card half over-time" data-testid="over-time">
      <h2>
        {t("over-time")} <b>{signed(last.sum)}</b>
      </h2>
      <div class="graph-frame" role="img" aria-label={t("over-time-about", words)}>
        <Line points={points} />
      </div>
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
  return <div ref={room} />;
}

function picture({ colour, axis }: Inks): Picture {
  const line = colour("--gold-ink");
  return {
    scales: { x: { time: false } },
    axes: [
      { ...axis, size: 26, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] },
      { ...axis, size: 66, values: (_, ticks) => ticks.map((tick) => amount(tick)) },
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
