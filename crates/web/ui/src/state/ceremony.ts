import type { Ceremony, SeatingDraw, StackRef, Wind } from "../wire/generated/wire.ts";
import { WINDS } from "./seats.ts";

export const STEPS = ["draw", "drawn", "seated", "dice", "count", "dead", "deal", "done"] as const;
export type Step = (typeof STEPS)[number];

export interface TableSetup {
  readonly ceremony: Ceremony;
  readonly step: Step;
  readonly taken: number | null;
  readonly counted: number;
  /** The last attempt to break the wall was at another place. */
  readonly astray: boolean;
  readonly dealt: number;
}

export function beginning(ceremony: Ceremony): TableSetup {
  return { ceremony, step: "draw", taken: null, counted: 0, astray: false, dealt: 0 };
}

/** `null` before a tile is taken. */
export function seatingOf({ ceremony, taken }: TableSetup): SeatingDraw | null {
  return taken === null ? null : (ceremony.seatings[taken] ?? null);
}

/** Counted from East; the person sits at place 0. */
export function ownSeat(setup: TableSetup): number {
  const wind = seatingOf(setup)?.winds[0];
  return wind === undefined ? 0 : WINDS.indexOf(wind);
}

export function sideOf(seat: number, own: number): number {
  return (seat - own + 4) % 4;
}

export function windOf(seat: number): Wind {
  return WINDS[seat] ?? "E";
}

export function takes(setup: TableSetup, nth: number): TableSetup {
  return { ...setup, taken: nth, step: "drawn" };
}

export function onward(setup: TableSetup): TableSetup {
  const step = STEPS[STEPS.indexOf(setup.step) + 1] ?? "done";
  return { ...setup, step };
}

/** Counts from the right end, and again from it after the last stack. */
export function counts(setup: TableSetup): TableSetup {
  return { ...setup, counted: (setup.counted % setup.ceremony.side) + 1, astray: false };
}

/** Breaks only where the dice say. */
export function breaks(setup: TableSetup): TableSetup {
  if (setup.counted === setup.ceremony.after) return onward(setup);
  return { ...setup, counted: 0, astray: true };
}

export function deals(setup: TableSetup): TableSetup {
  const dealt = setup.dealt + 1;
  return { ...setup, dealt, step: dealt >= setup.ceremony.deal.length ? "done" : "deal" };
}

/** `dead`: in the dead wall; `half`: one tile taken. */
export type StackLook = "stands" | "counted" | "dead" | "half" | "gone";

export function lookOf(setup: TableSetup, seat: number, nth: number): StackLook {
  const { ceremony, step, counted, dealt } = setup;
  const is = (stack: StackRef) => stack.seat === seat && stack.nth === nth;
  const broken = STEPS.indexOf(step) > STEPS.indexOf("count");
  if (broken && ceremony.dead.some(is)) return "dead";
  const taken = ceremony.deal
    .slice(0, dealt)
    .flatMap(({ stacks, tiles }) => stacks.filter(is).map(() => Math.min(tiles.length, 2)));
  const tiles = taken.reduce((sum, count) => sum + count, 0);
  if (tiles >= 2) return "gone";
  if (tiles === 1) return "half";
  return step === "count" && seat === ceremony.broken && nth < counted ? "counted" : "stands";
}

export function indicatorStack({ ceremony }: TableSetup): StackRef | undefined {
  return ceremony.dead[ceremony.indicator_stack];
}

export function handOf({ ceremony, dealt }: TableSetup, seat: number) {
  return ceremony.deal.slice(0, dealt).flatMap((step) => (step.seat === seat ? step.tiles : []));
}
