import type { TimeLeft } from "../wire/generated/wire.ts";

/** The time for a decision: what the server said was left of it, and when that arrived, in milliseconds. */
export interface Clock {
  readonly left: TimeLeft;
  readonly since: number;
}

/** The whole seconds that a clock shows: those of the decision, then those of the bank. */
export interface Seconds {
  readonly decision: number;
  readonly bank: number;
}

/** From here on every second is stressed. */
export const LAST_SECONDS = 5;

/** What a clock shows; a second that has begun still counts. The server alone decides when time is up. */
export function secondsLeft({ left, since }: Clock, now: number): Seconds {
  const passed = now - since;
  const beyond = Math.max(0, passed - left.decision);
  return { decision: seconds(left.decision - passed), bank: seconds(left.bank - beyond) };
}

const seconds = (milliseconds: number): number => Math.ceil(Math.max(0, milliseconds) / 1000);

/** All the seconds that are left. */
export const allOf = ({ decision, bank }: Seconds): number => decision + bank;
