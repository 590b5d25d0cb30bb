import type { TimeLeft } from "../wire/generated/wire.ts";

/** What the server said was left, and when that arrived, in milliseconds. */
export interface Clock {
  readonly left: TimeLeft;
  readonly since: number;
}

export interface Seconds {
  /** The decision's seconds, or in byoyomi the bank's. */
  readonly first: number;
  readonly second: number;
  readonly byoyomi: boolean;
}

export const LAST_SECONDS = 5;

/** A second that has begun counts. The server alone decides when time is up. */
export function secondsLeft({ left, since }: Clock, now: number): Seconds {
  const byoyomi = left.first === "bank";
  const [first, second] = byoyomi ? [left.bank, left.decision] : [left.decision, left.bank];
  const passed = now - since;
  const beyond = Math.max(0, passed - first);
  return { first: seconds(first - passed), second: seconds(second - beyond), byoyomi };
}

const seconds = (milliseconds: number): number => Math.ceil(Math.max(0, milliseconds) / 1000);

export const allOf = ({ first, second }: Seconds): number => first + second;
