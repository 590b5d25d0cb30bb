import type { RoundEnd, Winner } from "../wire/generated/wire.ts";

/** A line of the sheet in the order in which it is read out. */
export type Line =
  | { readonly type: "yaku"; readonly winner: number; readonly nth: number }
  | { readonly type: "dora"; readonly winner: number }
  | { readonly type: "total"; readonly winner: number }
  | { readonly type: "payments" };

/** All lines of a sheet: each win's yaku, its dora, what it comes to; and at last who pays. */
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

/** How many lines of a win are read, when so many of the sheet are; and whether its total is. */
export function readOf(
  lines: readonly Line[],
  read: number,
  winner: number,
): { rows: number; total: boolean } {
  const mine = lines.slice(0, read).filter((line) => line.type !== "payments" && line.winner === winner);
  const total = mine.some(({ type }) => type === "total");
  return { rows: mine.length - Number(total), total };
}

/** All dora of a hand together, whatever they are. */
export function doraHan({ dora }: Winner): number {
  return dora.dora + dora.ura + dora.red + dora.kita;
}

/** How long a line stays the newest, in milliseconds; what a hand is worth is worth a longer look. */
export const LINE_TIME: Readonly<Record<Line["type"], number>> = {
  yaku: 520,
  dora: 520,
  total: 900,
  payments: 0,
};
/** A voice takes longer. */
export const SPOKEN = 1.9;
/** The table is seen for a moment before the first line. */
export const FIRST = 1000;
