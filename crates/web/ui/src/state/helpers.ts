import { computed, signal } from "@preact/signals";
import { type Settings, settings } from "./settings.ts";
import { teaching } from "./teaching.ts";

/** Whether the table that is shown is one for practice. */
export const practising = signal(false);

/**
 * The helpers at the table: those of the settings, in practice all of them unless the settings say otherwise; in a
 * lesson all but the one that would give its answers away.
 */
export const helpers = computed((): Settings["helpers"] => {
  const chosen = settings.value.helpers;
  if (teaching.value) return { ...all(chosen), discardHints: false };
  if (!practising.value || !chosen.allInPractice) return chosen;
  return all(chosen);
});

function all(helpers: Settings["helpers"]): Settings["helpers"] {
  return Object.fromEntries(Object.keys(helpers).map((name) => [name, true])) as Settings["helpers"];
}
