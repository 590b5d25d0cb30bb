import { computed, signal } from "@preact/signals";
import type { Words } from "../wire/generated/wire.ts";
import { house } from "./houseDisplay.ts";
import { settings } from "./settings.ts";

/** Set by a page beside the table that is about a house. */
export const pageWords = signal<Words>("common");

/** Unless the player has set one set of names for every house. */
export const words = computed(() =>
  settings.value.names === "house" ? (house.value?.words ?? pageWords.value) : "common",
);
