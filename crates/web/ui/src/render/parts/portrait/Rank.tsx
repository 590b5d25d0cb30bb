import type { ComponentChild } from "preact";
import { botTitle, levelOf } from "../../../state/phrases.ts";
import { t } from "../../../texts/texts.ts";
import "../../../style/likeness.css";

const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  easy: [[12, 12]],
  normal: [
    [8, 8],
    [16, 16],
  ],
  hard: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  expert: [
    [8, 8],
    [16, 8],
    [8, 16],
    [16, 16],
  ],
  master: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
};

/** Bots without a plan have a line instead of pips. */
const LINES: Readonly<Record<string, ComponentChild>> = {
  wild: <path d="M5 14l3.500-5 3.500 6 3.500-6 3.500 5" />,
  random: <path d="M9 10a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.800v.2" />,
};

/** Pips as on tiles: one for easy to five for master. */
export function Rank({ bot }: { bot: string }) {
  const level = levelOf(bot);
  const label = t("rank-of", { level: botTitle(bot) });
  return (
    <span class="rank" role="img" aria-label={label} title={label} data-level={level}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle class="rank-ground" cx="12" cy="12" r="11" />
        {PIPS[level]?.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} class="rank-pip" cx={cx} cy={cy} r="2.600" />
        ))}
        <g class="rank-line">{LINES[level]}</g>
      </svg>
    </span>
  );
}
