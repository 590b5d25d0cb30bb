/** From the largest. */
export const STICKS = [10_000, 5000, 1000, 100] as const;
export type Stick = (typeof STICKS)[number];

export const DOTS: Readonly<Record<Stick, number>> = { 10000: 9, 5000: 5, 1000: 1, 100: 8 };
