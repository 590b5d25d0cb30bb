import type { TimeLeft } from "../wire/generated/wire.ts";

/** The time for a decision: what the server said was left of it, and when that arrived, in milliseconds. */
export interface Clock {
  readonly left: TimeLeft;
  readonly since: number;
}

/** The whole seconds that a clock shows. */
export interface Seconds {
  /** Those that run first: the decision's, or in byoyomi the bank's. */
  readonly first: number;
  /** Those that run when the first are over. */
  readonly second: number;
  readonly byoyomi: boolean;
}

/** From here on every second is stressed. */
export const LAST_SECONDS = 5;

/** What a clock shows; a second that has begun still counts. The server alone decides when time is up. */
export function secondsLeft({ left, since }: Clock, now: number): Seconds {
  const byoyomi = left.first === "bank";
  const [first, second] = byoyomi ? [left.bank, left.decision] : [left.decision, left.bank];
  const passed = now - since;
  const beyond = Math.max(0, passed - first);
  return { first: seconds(first - passed), second: seconds(second - beyond), byoyomi };
}

const seconds = (milliseconds: number): number => Math.ceil(Math.max(0, milliseconds) / 1000);

/** All the seconds that are left. */
export const allOf = ({ first, second }: Seconds): number => first + second;
