import { computed, signal } from "@preact/signals";
import { type Settings, settings } from "./settings.ts";

/** Whether the table that is shown is one for practice. */
export const practising = signal(false);

/** The helpers at the table: those of the settings, in practice all of them unless the settings say otherwise. */
export const helpers = computed((): Settings["helpers"] => {
  const chosen = settings.value.helpers;
  if (!practising.value || !chosen.allInPractice) return chosen;
  return Object.fromEntries(Object.keys(chosen).map((name) => [name, true])) as Settings["helpers"];
});
