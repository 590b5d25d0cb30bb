import { partsOf, table } from "./fields.ts";
import { json, kept } from "./kept.ts";
import type { Place } from "./seats.ts";

/** A player's hand, or the box of decisions, which is as large as its content. */
export type WindowName = Place | "decision";

/** Moved in widths of a discard. */
export interface SeatPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const HOME: SeatPlace = { x: 0, y: 0, size: 1 };

export const SIZES = [0.6, 1.6] as const;

/** The order of Tab. */
export const CLOCKWISE: readonly WindowName[] = ["self", "left", "across", "right", "decision"];

/** Moved or resized in this browser. */
export const seatPlaces = kept<Readonly<Partial<Record<WindowName, SeatPlace>>>>(
  "jantaku-places",
  json(table(isPlace).read),
  {},
);

export const seatPlace = (place: WindowName): SeatPlace => seatPlaces.value[place] ?? HOME;

export function keepSeat(place: WindowName, at: SeatPlace): void {
  seatPlaces.value = { ...seatPlaces.peek(), [place]: at };
}

function isPlace(value: unknown): value is SeatPlace {
  const { x, y, size } = partsOf(value);
  if (![x, y, size].every(Number.isFinite)) return false;
  return (size as number) >= SIZES[0] && (size as number) <= SIZES[1];
}
