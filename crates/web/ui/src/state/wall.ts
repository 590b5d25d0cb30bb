import type { DeadWall } from "../wire/generated/wire.ts";

/** Two tiles, one, none, or part of the dead wall. */
export type Stack = "two" | "one" | "gone" | "dead";

const DEAD_STACKS = 7;
/** Stacks in front of each player, by the number of players. */
const SIDE: Readonly<Record<number, number>> = { 3: 18, 4: 17 };

/**
 * By seat, each side from its owner's right end. Where the dice broke the wall is unknown, so the dead wall is at the right end of
 * `broken`; tiles are taken clockwise from there, which is from seat to seat backwards.
 */
export function wallSides(liveLeft: number, players: number, broken: number): readonly (readonly Stack[])[] {
  const side = SIDE[players] ?? 17;
  const live = side * players - DEAD_STACKS;
  const full = Math.floor(liveLeft / 2);
  const stacks = Array.from({ length: side * players }, (_, nth): Stack => {
    if (nth < DEAD_STACKS) return "dead";
    const fromEnd = live - 1 - (nth - DEAD_STACKS);
    if (fromEnd < full) return "two";
    return fromEnd === full && liveLeft % 2 === 1 ? "one" : "gone";
  });
  return Array.from({ length: players }, (_, seat) => {
    const from = ((broken - seat + players) % players) * side;
    return stacks.slice(from, from + side);
  });
}

export function nextStack(
  sides: readonly (readonly Stack[])[],
  broken: number,
): readonly [seat: number, nth: number] | null {
  for (let back = 0; back < sides.length; back++) {
    const seat = (broken - back + sides.length) % sides.length;
    const nth = sides[seat]?.findIndex((stack) => stack === "two" || stack === "one") ?? -1;
    if (nth >= 0) return [seat, nth];
  }
  return null;
}

/** Whether each stack of supplement tiles before and behind the indicators is left after `drawn` draws. The first ones go first. */
export function supplementsAt(
  shown: DeadWall,
  drawn: number,
): { readonly before: readonly boolean[]; readonly behind: readonly boolean[] } {
  if (shown.type !== "all_stacks") return { before: [], behind: [] };
  const stacks = Array.from({ length: shown.before + shown.behind }, (_, nth) => drawn < 2 * (nth + 1));
  return { before: stacks.slice(0, shown.before), behind: stacks.slice(shown.before) };
}
