import { ENOUGH, rangeOf } from "../../state/statistics.ts";
import type { FigureLine } from "../../wire/generated/wire.ts";

interface TrackProps {
  readonly line: FigureLine;
  readonly from?: number;
  readonly to: number;
  /** What it is compared with. */
  readonly mark: number;
  /** The colour of a bar from the left end, in place of a point. */
  readonly bar?: string;
}

/** A value with its range of 95 %, beside what it is compared with; hollow while too few cases are known. */
export function Track({ line, from = 0, to, mark, bar }: TrackProps) {
  const { value, count } = line.measured;
  const at = (value: number) => percentOf((Math.abs(value) - from) / (to - from));
  const ink = bar ?? "var(--gold-ink)";
  const own = count < ENOUGH ? { fill: "none", stroke: ink, "stroke-dasharray": "3" } : { fill: ink };
  const [low, high] = rangeOf(line)?.map(at) ?? [];
  return (
    <svg height="20" aria-hidden="true">
      <line x2="100%" y1="10" y2="10" stroke="var(--line-strong)" />
      {value !== null && bar !== undefined && <rect y="4" height="12" rx="2" width={at(value)} {...own} />}
      <line x1={low} x2={high} y1="10" y2="10" stroke="var(--ink)" stroke-width="2" />
      {value !== null && bar === undefined && <circle cx={at(value)} cy="10" r="6" {...own} />}
      <line x1={at(mark)} x2={at(mark)} y2="20" stroke="var(--ink)" stroke-width="3" />
    </svg>
  );
}

interface BarsProps {
  readonly parts: readonly (readonly [sum: number, colour: string])[];
  readonly most: number;
  readonly hollow: boolean;
  readonly mirrored?: boolean;
}

/** Sums side by side, each with its number if there is room. */
export function Bars({ parts, most, hollow, mirrored = false }: BarsProps) {
  const ends = parts.map((_, nth) => parts.slice(0, nth).reduce((before, [sum]) => before + sum, 0) / most);
  return (
    <svg height="24" aria-hidden="true">
      {parts.map(([sum, colour], nth) => {
        const [start = 0, width] = [ends[nth], sum / most];
        return (
          <rect
            key={colour}
            x={percentOf(mirrored ? 1 - start - width : start)}
            width={percentOf(width)}
            y="4"
            height="16"
            rx="2"
            fill={hollow ? "none" : `var(${colour})`}
            stroke={`var(${colour})`}
            stroke-dasharray={hollow ? "3" : undefined}
          />
        );
      })}
    </svg>
  );
}

export const percentOf = (part: number): string => `${100 * Math.min(Math.max(part, 0), 1)}%`;
