/** From the largest. */
export const STICKS = [10_000, 5000, 1000, 100] as const;
export type Stick = (typeof STICKS)[number];

export const DOTS: Readonly<Record<Stick, number>> = { 10000: 9, 5000: 5, 1000: 1, 100: 8 };

/** The fewest, from the largest; less than a hundred is left over. */
export function inSticks(amount: number): readonly { readonly stick: Stick; readonly count: number }[] {
  let left = Math.abs(amount);
  return STICKS.map((stick) => {
    const count = Math.floor(left / stick);
    left -= count * stick;
    return { stick, count };
  }).filter(({ count }) => count > 0);
}
