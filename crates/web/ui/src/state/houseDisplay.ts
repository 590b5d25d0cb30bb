import { computed, signal } from "@preact/signals";
import type { Display } from "../wire/generated/wire.ts";
import { DISPLAY } from "./plainDisplay.ts";
import { settings } from "./settings.ts";

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

/** Where names and counters are. */
export const layout = computed(() =>
  set(settings.value.layout, atTable.value.named_in_rows ? "rows" : "seats"),
);

/** Whether calls and yaku are spoken. */
export const speaking = computed(() => {
  const { on, voice, voiceLevel } = settings.value.sound;
  return on && voiceLevel > 0 && set(voice, atTable.value.speaks ? "on" : "off") === "on";
});

/** Whether the table says that the player is in furiten. */
export const showsFuriten = computed(
  () => set(settings.value.helpers.furiten, atTable.value.shows_furiten ? "on" : "off") === "on",
);
