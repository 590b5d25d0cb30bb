import { computed, signal } from "@preact/signals";
import type { Display, Tile } from "../wire/generated/wire.ts";
import { DISPLAY } from "./plainDisplay.ts";
import { change, settings } from "./settings.ts";

/** How the house of the table on the screen shows it; `null` where there is none. */
export const house = signal<Display | null>(null);

const atTable = computed(() => house.value ?? DISPLAY);

/** What the player has set for all houses, or else what the house has. */
function set<T>(set: "house" | T, house: T): T {
  return set === "house" ? house : set;
}

/** How the tiles of a house are drawn. */
export const facesOf = ({ japanese_faces }: Display) =>
  set(settings.value.faces, japanese_faces ? "japanese" : "framed");

/** Whether a house's called discards stay in their places. */
export const calledStay = ({ called_stay }: Display): boolean =>
  set(settings.value.calledDiscards, called_stay ? "dimmed" : "taken") === "dimmed";

/** The tiles of a hand with the suits in the order of its house; what is face down stays behind them. */
export function inSuits<T extends Tile | "back">(
  tiles: readonly T[],
  { bamboo_second }: Display,
): readonly T[] {
  const second = set(settings.value.suitOrder, bamboo_second ? "bamboo" : "circles");
  const suits = second === "bamboo" ? "mspz" : "mpsz";
  const place = (tile: T) => (tile === "back" ? suits.length : suits.indexOf(tile.slice(-1)));
  return [...tiles].sort((a, b) => place(a) - place(b));
}

/** Where names and counters are. */
export const layout = computed(() =>
  set(settings.value.layout, atTable.value.named_in_rows ? "rows" : "seats"),
);

/** Whether the players' places are windows (R-364). */
export const seatsMove = computed(
  () => set(settings.value.seatWindows, atTable.value.seat_windows ? "on" : "off") === "on",
);

/** Whether calls and yaku are spoken. */
export const speaking = computed(() => {
  const { on, voice, voiceLevel } = settings.value.sound;
  return on && voiceLevel > 0 && set(voice, atTable.value.speaks ? "on" : "off") === "on";
});

/** Whether a mouse discards with one click, or with a second one on the raised tile. */
export const discardClicks = computed(() =>
  set(settings.value.inputs.discardClick, atTable.value.double_clicks ? "two" : "one"),
);

/** What the right button of a mouse does. */
export const rightButton = computed(() =>
  set(settings.value.inputs.rightClick, atTable.value.double_clicks ? "special" : "pass_or_drawn"),
);

/** What the keys of the table mean. */
export const keyScheme = computed(() =>
  set(settings.value.inputs.keys, atTable.value.double_clicks ? "numbers" : "letters"),
);

const housesDiscard = computed(() => (atTable.value.discards_for_player ? "on" : "off"));

/** Whether in riichi the page discards what leaves nothing to decide. */
export const discarding = computed(
  () => set(settings.value.inputs.autoDiscard, housesDiscard.value) === "on",
);

/** Starts or stops that; what the house does is left to it again. */
export function discardItself(on: boolean): void {
  const wanted = on ? "on" : "off";
  change("inputs", { autoDiscard: wanted === housesDiscard.value ? "house" : wanted });
}

/** Whether the table says that the player is in furiten. */
export const showsFuriten = computed(
  () => set(settings.value.helpers.furiten, atTable.value.shows_furiten ? "on" : "off") === "on",
);
