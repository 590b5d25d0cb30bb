import { LEVELS, type Level, levelNames } from "../../state/levels.ts";
import { figureOf, percent, rangeOf, shownValue } from "../../state/statistics.ts";
import { t } from "../../texts/texts.ts";
import type { FigureLine, StatisticsPage } from "../../wire/generated/wire.ts";
import { Named } from "./Figure.tsx";
import { percentOf } from "./Track.tsx";

/** By their places: few or many deal-ins, with many wins and with few. */
const CORNERS = [
  ["strong", "start", "4%", "10%"],
  ["bold", "end", "96%", "10%"],
  ["careful", "start", "4%", "96%"],
  ["open", "end", "96%", "96%"],
] as const;

/** Win rate by deal-in rate: the player with the range of 95 %, and the levels of bots. */
export function Style({ page, level: compared }: { page: StatisticsPage; level: Level }) {
  const [win, dealIn] = [figureOf(page, "win"), figureOf(page, "deal_in")];
  if (win === undefined || dealIn === undefined) return null;
  const [x, y] = [scaleOf(dealIn, "deal_in"), scaleOf(win, "win")];
  const own = { cx: percentOf(x.own), cy: percentOf(1 - y.own) };
  return (
    <section class="card half" data-testid="style">
      <h2>{t("style")}</h2>
      <svg height="200" role="img" aria-label={words(win, dealIn)}>
        <rect width="100%" height="100%" rx="8" fill="none" stroke="var(--line-strong)" />
        <line x1="50%" x2="50%" y2="100%" stroke="var(--line)" />
        <line y1="50%" y2="50%" x2="100%" stroke="var(--line)" />
        {CORNERS.map(([corner, anchor, x, y]) => (
          <text key={corner} class="corner" x={x} y={y} text-anchor={anchor}>
            {t(`style-${corner}`)}
          </text>
        ))}
        <ellipse
          {...own}
          rx={percentOf(x.reach)}
          ry={percentOf(y.reach)}
          fill="var(--gold-wash)"
          stroke="var(--gold-line)"
        />
        <circle {...own} r="7" fill="var(--gold-ink)" />
        {levelNames().map(([level, name]) => {
          const { deal_in, win } = LEVELS[level];
          const at = [percentOf(x.at(deal_in)), percentOf(1 - y.at(win))] as const;
          const before = x.at(deal_in) < x.own;
          return (
            <g key={level} font-weight={level === compared ? 700 : undefined}>
              <circle cx={at[0]} cy={at[1]} r="4" fill="var(--ink-soft)" />
              <text x={at[0]} y={at[1]} dx={before ? -8 : 8} dy="4" text-anchor={before ? "end" : "start"}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <p class="in-line">
        <Named line={win} />
        <Named line={dealIn} />
      </p>
    </section>
  );
}

/** The mean of the levels is in the middle, and all else within. */
function scaleOf(line: FigureLine, key: "win" | "deal_in") {
  const levels = Object.values(LEVELS).map((level) => level[key]);
  const middle = levels.reduce((sum, value) => sum + value, 0) / levels.length;
  const [low, high] = rangeOf(line) ?? [middle, middle];
  const farthest = 1.5 * Math.max(...[...levels, low, high].map((value) => Math.abs(value - middle)));
  const at = (value: number) => 0.5 + (0.5 * (value - middle)) / farthest;
  return { at, own: at(line.measured.value ?? middle), reach: (at(high) - at(low)) / 2 };
}

function words(win: FigureLine, dealIn: FigureLine): string {
  const said = (name: string, win: string, dealIn: string) => t("style-at", { name, win, dealIn });
  const level = ([level, name]: readonly [Level, string]) =>
    said(name, percent(LEVELS[level].win), percent(LEVELS[level].deal_in));
  return [said(t("yours"), shownValue(win), shownValue(dealIn)), ...levelNames().map(level)].join("; ");
}
