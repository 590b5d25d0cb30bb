import type { Ceremony, SeatingDraw, StackRef, Wind } from "../wire/generated/wire.ts";

/** The steps of setting up a table, in order. */
export const STEPS = ["draw", "drawn", "seated", "dice", "count", "dead", "deal", "done"] as const;
export type Step = (typeof STEPS)[number];

const WINDS: readonly Wind[] = ["E", "S", "W", "N"];

/** How far a table is set up. */
export interface Setting {
  readonly ceremony: Ceremony;
  readonly step: Step;
  /** Which of the five tiles the person took. */
  readonly taken: number | null;
  /** How many stacks have been counted. */
  readonly counted: number;
  /** Whether the last try to break the wall was at another place. */
  readonly astray: boolean;
  /** How many steps of the deal are done. */
  readonly dealt: number;
}

export function beginning(ceremony: Ceremony): Setting {
  return { ceremony, step: "draw", taken: null, counted: 0, astray: false, dealt: 0 };
}

/** The draw of seats, once the person has taken a tile. */
export function seatingOf({ ceremony, taken }: Setting): SeatingDraw | null {
  return taken === null ? null : (ceremony.seatings[taken] ?? null);
}

/** The person's seat from East on; the person watches from place 0. */
export function ownSeat(setting: Setting): number {
  const wind = seatingOf(setting)?.winds[0];
  return wind === undefined ? 0 : WINDS.indexOf(wind);
}

/** Where a seat lies on the screen: below, at the right, across, at the left. */
export function sideOf(seat: number, own: number): number {
  return (seat - own + 4) % 4;
}

export function windOf(seat: number): Wind {
  return WINDS[seat] ?? "E";
}

export function takes(setting: Setting, nth: number): Setting {
  return { ...setting, taken: nth, step: "drawn" };
}

/** The next step. */
export function onward(setting: Setting): Setting {
  const step = STEPS[STEPS.indexOf(setting.step) + 1] ?? "done";
  return { ...setting, step };
}

/** One stack more is counted from the right end; after the last one the counting begins anew. */
export function counts(setting: Setting): Setting {
  return { ...setting, counted: (setting.counted % setting.ceremony.side) + 1, astray: false };
}

/** The wall is broken after the stacks that were counted, if that is where the dice say. */
export function breaks(setting: Setting): Setting {
  if (setting.counted === setting.ceremony.after) return onward(setting);
  return { ...setting, counted: 0, astray: true };
}

/** One step of the deal more. */
export function deals(setting: Setting): Setting {
  const dealt = setting.dealt + 1;
  return { ...setting, dealt, step: dealt >= setting.ceremony.deal.length ? "done" : "deal" };
}

/** What a stack looks like: it stands, is counted, part of the dead wall, half taken, or gone. */
export type StackLook = "stands" | "counted" | "dead" | "half" | "gone";

export function lookOf(setting: Setting, seat: number, nth: number): StackLook {
  const { ceremony, step, counted, dealt } = setting;
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

/** The stack with the indicator. */
export function indicatorStack({ ceremony }: Setting): StackRef | undefined {
  return ceremony.dead[ceremony.indicator_stack];
}

/** How many tiles a seat has been dealt, and those of the person. */
export function handOf({ ceremony, dealt }: Setting, seat: number) {
  return ceremony.deal.slice(0, dealt).flatMap((step) => (step.seat === seat ? step.tiles : []));
}
