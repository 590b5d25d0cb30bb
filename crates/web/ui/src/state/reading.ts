import type { RoundEnd, Winner } from "../wire/generated/wire.ts";
import { type Rank, rankOf, rankOfEnd } from "./rank.ts";

/** A part of the end of a round. */
export type Line =
  /** The hands turn over on the table, before there is a sheet. */
  | { readonly type: "hands" }
  | { readonly type: "yaku"; readonly winner: number; readonly nth: number }
  | { readonly type: "dora"; readonly winner: number }
  | { readonly type: "total"; readonly winner: number }
  | { readonly type: "payments" }
  /** The points have moved, and nothing does any more. */
  | { readonly type: "rest" };

/** All lines of a sheet in reading order: the yaku, dora and total of each win, then the payments. */
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

/** How much of a sheet has been read after `read` of its lines. */
export function stageOf(lines: readonly Line[], read: number): { opened: boolean; paid: boolean } {
  return { opened: read > 0, paid: read >= lines.length - 1 };
}

/** The winner whose hand a line is about. */
export function winnerOf(line: Line | undefined): number | null {
  return line !== undefined && "winner" in line ? line.winner : null;
}

/** How many lines of a win have been read after `read` lines of the sheet, and whether its total has. */
export function readOf(
  lines: readonly Line[],
  read: number,
  winner: number,
): { rows: number; total: boolean } {
  const mine = lines.slice(0, read).filter((line) => winnerOf(line) === winner);
  const total = mine.some(({ type }) => type === "total");
  return { rows: mine.length - Number(total), total };
}

/** The han of all dora of a hand. */
export function doraHan({ dora }: Pick<Winner, "dora">): number {
  return dora.dora + dora.ura + dora.red + dora.kita;
}

/** How long the hands are seen on the table, in milliseconds. */
const HANDS: Readonly<Record<Rank, number>> = { plain: 1000, limit: 1300, yakuman: 2900 };
/** The same after a draw, where nobody calls out. */
const HANDS_DRAWN = 900;
/** How long a total stays the newest line. */
const TOTAL: Readonly<Record<Rank, number>> = { plain: 900, limit: 1400, yakuman: 2400 };
/** How long points move from seat to seat. */
export const PAYING = 900;
/** The factor while lines are spoken. */
const SPOKEN = 1.9;

/** How long it takes, at normal speed, until the line at `at` has been read, in milliseconds. */
export function timeBefore(end: RoundEnd, lines: readonly Line[], at: number, spoken: boolean): number {
  const { outcome } = end;
  const before = lines[at - 1];
  switch (before?.type) {
    case undefined:
      return outcome.type === "won" ? HANDS[rankOfEnd(end)] : HANDS_DRAWN;
    case "hands":
      return 300;
    case "payments":
      return PAYING;
    case "total": {
      const winner = outcome.type === "won" ? outcome.winners[before.winner] : undefined;
      return TOTAL[winner === undefined ? "plain" : rankOf(winner)] * (spoken ? SPOKEN : 1);
    }
    default:
      return 400 * (spoken ? SPOKEN : 1);
  }
}
