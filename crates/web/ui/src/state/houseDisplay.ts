import { computed, signal } from "@preact/signals";
import type { Display, Tile } from "../wire/generated/wire.ts";
import { DISPLAY } from "./plainDisplay.ts";
import { change, type Settings, settings } from "./settings.ts";

/** The display of the table on the screen; `null` without one. */
export const house = signal<Display | null>(null);

const atTable = computed(() => house.value ?? DISPLAY);

function set<T>(set: "house" | T, house: T): T {
  return set === "house" ? house : set;
}

export type Faces = Exclude<Settings["faces"], "house">;

export const facesOf = ({ japanese_faces }: Display): Faces =>
  set(settings.value.faces, japanese_faces ? "japanese" : "framed");

export const calledStay = ({ called_stay }: Display): boolean =>
  set(settings.value.calledDiscards, called_stay ? "dimmed" : "taken") === "dimmed";

/** Sorts suits in the house's order; tiles that are face down stay behind. */
export function inSuits<T extends Tile | "back">(
  tiles: readonly T[],
  { bamboo_second }: Display,
): readonly T[] {
  const second = set(settings.value.suitOrder, bamboo_second ? "bamboo" : "circles");
  const suits = second === "bamboo" ? "mspz" : "mpsz";
  const place = (tile: T) => (tile === "back" ? suits.length : suits.indexOf(tile.slice(-1)));
  return [...tiles].sort((a, b) => place(a) - place(b));
}

export const layout = computed(() =>
  set(settings.value.layout, atTable.value.named_in_rows ? "rows" : "seats"),
);

/** Players' places are windows (R-364). */
export const seatsMove = computed(
  () => set(settings.value.seatWindows, atTable.value.seat_windows ? "on" : "off") === "on",
);

export const speaking = computed(() => {
  const { on, voice, voiceLevel } = settings.value.sound;
  return on && voiceLevel > 0 && set(voice, atTable.value.speaks ? "on" : "off") === "on";
});

/** 2: the second click on a raised tile discards it. */
export const discardClicks = computed(() =>
  set(settings.value.inputs.discardClick, atTable.value.double_clicks ? "two" : "one"),
);

/** */
export const rightButton = computed(() =>
  set(settings.value.inputs.rightClick, atTable.value.double_clicks ? "special" : "pass_or_drawn"),
);

/** */
export const keyScheme = computed(() =>
  set(settings.value.inputs.keys, atTable.value.double_clicks ? "numbers" : "letters"),
);

const housesDiscard = computed(() => (atTable.value.discards_for_player ? "on" : "off"));

/** In riichi, the page discards if nothing is left to decide. */
export const discarding = computed(
  () => set(settings.value.inputs.autoDiscard, housesDiscard.value) === "on",
);

/** A value equal to the house's is left to the house. */
export function discardItself(on: boolean): void {
  const wanted = on ? "on" : "off";
  change("inputs", { autoDiscard: wanted === housesDiscard.value ? "house" : wanted });
}

export const showsFuriten = computed(
  () => set(settings.value.helpers.furiten, atTable.value.shows_furiten ? "on" : "off") === "on",
);
