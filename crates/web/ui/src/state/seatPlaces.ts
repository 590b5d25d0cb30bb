import { partsOf, table } from "./fields.ts";
import { json, kept } from "./kept.ts";
import type { Place } from "./seats.ts";

/** A window of the table: the hand of a player, or the box of decisions, which has the size of what it holds. */
export type WindowName = Place | "decision";

/** Where a window is: how far it was moved, in widths of a discard, and how large it is. */
export interface SeatPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where every window is at first. */
export const HOME: SeatPlace = { x: 0, y: 0, size: 1 };

/** The smallest and the largest size. */
export const SIZES = [0.6, 1.6] as const;

/** In the order in which Tab goes from one to the next: clockwise. */
export const CLOCKWISE: readonly WindowName[] = ["self", "left", "across", "right", "decision"];

/** The windows that the player has moved or resized in this browser. */
export const seatPlaces = kept<Readonly<Partial<Record<WindowName, SeatPlace>>>>(
  "jantaku-places",
  json(table(isPlace).read),
  {},
);

export const seatPlace = (place: WindowName): SeatPlace => seatPlaces.value[place] ?? HOME;

/** Keeps where a window was put. */
export function keepSeat(place: WindowName, at: SeatPlace): void {
  seatPlaces.value = { ...seatPlaces.peek(), [place]: at };
}

function isPlace(value: unknown): value is SeatPlace {
  const { x, y, size } = partsOf(value);
  if (![x, y, size].every(Number.isFinite)) return false;
  return (size as number) >= SIZES[0] && (size as number) <= SIZES[1];
}
