import type { RoundEnd, Winner } from "../wire/generated/wire.ts";
import { type Rank, rankOf, rankOfEnd } from "./rank.ts";

export type Line =
  | { readonly type: "hands" }
  | { readonly type: "yaku"; readonly winner: number; readonly nth: number }
  | { readonly type: "dora"; readonly winner: number }
  | { readonly type: "total"; readonly winner: number }
  | { readonly type: "payments" }
  | { readonly type: "rest" };

/** The yaku, dora and total of each win, then the payments. */
export function linesOf({ outcome }: RoundEnd): readonly Line[] {
  const winners = outcome.type === "won" ? outcome.winners : [];
  return [
    { type: "hands" },
    ...winners.flatMap((winner, at): Line[] => [
      ...winner.yaku.map((_, nth): Line => ({ type: "yaku", winner: at, nth })),
      ...(doraHan(winner) > 0 ? [{ type: "dora", winner: at } as const] : []),
      { type: "total", winner: at },
    ]),
    { type: "payments" },
    { type: "rest" },
  ];
}

export function stageOf(lines: readonly Line[], read: number): { opened: boolean; paid: boolean } {
  return { opened: read > 0, paid: read >= lines.length - 1 };
}

/** `null` for a line of the whole sheet. */
export function winnerOf(line: Line | undefined): number | null {
  return line !== undefined && "winner" in line ? line.winner : null;
}

/** How many of one win's lines are among the first `read` of the sheet. */
export function readOf(
  lines: readonly Line[],
  read: number,
  winner: number,
): { rows: number; total: boolean } {
  const mine = lines.slice(0, read).filter((line) => winnerOf(line) === winner);
  const total = mine.some(({ type }) => type === "total");
  return { rows: mine.length - Number(total), total };
}

/** Han of all dora. */
export function doraHan({ dora }: Pick<Winner, "dora">): number {
  return dora.dora + dora.ura + dora.red + dora.kita;
}

/** How much of the sheet is read at the end of each stage: the table, the yaku, the payments. A press skips one. */
export const stagesOf = (lines: readonly Line[]): readonly number[] => [1, lines.length - 1, lines.length];

/** In milliseconds on the table: the call, then the hand falls open; of a yakuman the hand alone. */
const HANDS: Readonly<Record<Rank, number>> = { plain: 1300, limit: 1500, yakuman: 3400 };
/** After a draw, when nobody calls. */
const HANDS_DRAWN = 900;
const TOTAL: Readonly<Record<Rank, number>> = { plain: 300, limit: 600, yakuman: 900 };
export const PAYING = 900;
const YAKU = 180;
/** While lines are spoken. */
const SPOKEN = 800;

/** In milliseconds at normal speed. */
export function timeBefore(end: RoundEnd, lines: readonly Line[], at: number, spoken: boolean): number {
  const { outcome } = end;
  const before = lines[at - 1];
  switch (before?.type) {
    case undefined:
      return outcome.type === "won" ? HANDS[rankOfEnd(end)] : HANDS_DRAWN;
    case "hands":
      return 400;
    case "payments":
      return PAYING;
    case "total": {
      const winner = outcome.type === "won" ? outcome.winners[before.winner] : undefined;
      return TOTAL[winner === undefined ? "plain" : rankOf(winner)] + (spoken ? SPOKEN : 0);
    }
    default:
      return spoken ? SPOKEN : YAKU;
  }
}
