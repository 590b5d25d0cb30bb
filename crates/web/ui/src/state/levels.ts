import type { FigureLine } from "../wire/generated/wire.ts";
import { botName } from "./phrases.ts";
import { ENOUGH, shownValue } from "./statistics.ts";

/** What the levels of bots do at a table with one of each, by `docs/figures.md`. */
export const LEVELS = {
  easy: {
    win: 0.0683,
    deal_in: 0.1933,
    riichi: 0.1014,
    call: 0.4466,
    tsumo: 0.3803,
    win_points: 8558,
    deal_in_points: -6318,
    riichi_win: 0.4209,
    riichi_deal_in: 0.1383,
    call_win: 0.0566,
    call_deal_in: 0.208,
  },
  normal: {
    win: 0.1958,
    deal_in: 0.1058,
    riichi: 0.2229,
    call: 0.2932,
    tsumo: 0.3547,
    win_points: 7987,
    deal_in_points: -6089,
    riichi_win: 0.5526,
    riichi_deal_in: 0.1003,
    call_win: 0.242,
    call_deal_in: 0.123,
  },
  hard: {
    win: 0.2322,
    deal_in: 0.1012,
    riichi: 0.2529,
    call: 0.3255,
    tsumo: 0.3448,
    win_points: 7618,
    deal_in_points: -6150,
    riichi_win: 0.547,
    riichi_deal_in: 0.1015,
    call_win: 0.2814,
    call_deal_in: 0.1099,
  },
  expert: {
    win: 0.2738,
    deal_in: 0.0905,
    riichi: 0.2804,
    call: 0.36,
    tsumo: 0.3598,
    win_points: 7810,
    deal_in_points: -6415,
    riichi_win: 0.5472,
    riichi_deal_in: 0.0926,
    call_win: 0.328,
    call_deal_in: 0.0938,
  },
} as const;
export type Level = keyof typeof LEVELS;
export type Compared = keyof (typeof LEVELS)[Level];

export function levelNames(): readonly (readonly [Level, string])[] {
  return (Object.keys(LEVELS) as Level[]).map((level) => [level, botName(level)]);
}

/** Of these more is better, or less; and the figure whose hands show why. */
const JUDGED: Readonly<Partial<Record<Compared, readonly [better: 1 | -1, shownBy: string]>>> = {
  deal_in: [-1, "deal_in"],
  win: [1, "hand_points"],
  win_points: [1, "win"],
  deal_in_points: [1, "deal_in"],
  riichi_win: [1, "riichi"],
  riichi_deal_in: [-1, "riichi_deal_in"],
  call_win: [1, "call"],
  call_deal_in: [-1, "call_deal_in"],
};

/** By how many of its errors it is better than that level's: 2 are beyond chance. 0 if too few cases are known, or neither is better. */
export function leadOf({ measured }: FigureLine, of: Compared, level: Level): number {
  const { value, error, count } = measured;
  const [better] = JUDGED[of] ?? [0];
  return value === null || !error || count < ENOUGH ? 0 : (better * (value - LEVELS[level][of])) / error;
}

export interface Weakness {
  readonly key: Compared;
  readonly line: FigureLine;
  readonly shownBy: string;
}

/** What is worse than that level's by the most, if anything is beyond chance. */
export function weakestOf(lines: readonly FigureLine[], level: Level): Weakness | null {
  const judged = Object.entries(JUDGED) as [Compared, readonly [1 | -1, string]][];
  const weak = judged.flatMap(([key, [, shownBy]]) => {
    const line = lines.find((line) => line.key === key);
    const lead = line === undefined ? 0 : leadOf(line, key, level);
    return line === undefined || lead > -2 ? [] : [{ key, line, shownBy, lead }];
  });
  return weak.sort((a, b) => a.lead - b.lead)[0] ?? null;
}

/** That of the level, written like the player's. */
export function valueAt(line: FigureLine, of: Compared, level: Level): string {
  return shownValue({ ...line, measured: { ...line.measured, value: LEVELS[level][of] } });
}
