import type { RoundEnd, Winner } from "../wire/generated/wire.ts";

/** A line of the sheet. */
export type Line =
  | { readonly type: "yaku"; readonly winner: number; readonly nth: number }
  | { readonly type: "dora"; readonly winner: number }
  | { readonly type: "total"; readonly winner: number }
  | { readonly type: "payments" };

/** All lines of a sheet in reading order: the yaku, dora and total of each win, then the payments. */
export function linesOf({ outcome }: RoundEnd): readonly Line[] {
  const winners = outcome.type === "won" ? outcome.winners : [];
  return [
    ...winners.flatMap((winner, at): Line[] => [
      ...winner.yaku.map((_, nth): Line => ({ type: "yaku", winner: at, nth })),
      ...(doraHan(winner) > 0 ? [{ type: "dora", winner: at } as const] : []),
      { type: "total", winner: at },
    ]),
    { type: "payments" },
  ];
}

/** How many lines of a win have been read after `read` lines of the sheet, and whether its total has. */
export function readOf(
  lines: readonly Line[],
  read: number,
  winner: number,
): { rows: number; total: boolean } {
  const mine = lines.slice(0, read).filter((line) => line.type !== "payments" && line.winner === winner);
  const total = mine.some(({ type }) => type === "total");
  return { rows: mine.length - Number(total), total };
}

/** The han of all dora of a hand. */
export function doraHan({ dora }: Winner): number {
  return dora.dora + dora.ura + dora.red + dora.kita;
}

/** How long each line stays the newest, in milliseconds; totals stay longer. */
export const LINE_TIME: Readonly<Record<Line["type"], number>> = {
  yaku: 520,
  dora: 520,
  total: 900,
  payments: 0,
};
/** The factor while lines are spoken. */
export const SPOKEN = 1.9;
/** The pause before the first line, in milliseconds. */
export const FIRST = 1000;
