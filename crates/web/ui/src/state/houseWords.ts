import { computed, signal } from "@preact/signals";
import type { Words } from "../wire/generated/wire.ts";
import { house } from "./houseDisplay.ts";
import { settings } from "./settings.ts";

/** Whose words a page beside the table uses: those of the house that it is about. */
export const pageWords = signal<Words>("common");

/** Whose words are used now: the shown house's, unless the player has set the same names for every house. */
export const words = computed(() =>
  settings.value.names === "house" ? (house.value?.words ?? pageWords.value) : "common",
);
