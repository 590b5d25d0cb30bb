import { computed, signal } from "@preact/signals";
import { showsFuriten } from "./houseDisplay.ts";
import { type Settings, settings } from "./settings.ts";
import { asking, teaching } from "./teaching.ts";

/** Whether the table that is shown is one for practice. */
export const practising = signal(false);

/** Whether points or places of a career are at stake there. */
export const staked = signal(false);

/**
 * The helpers at the table: those of the settings, in practice all of them unless the settings say otherwise; in a
 * lesson all but the one that would give its answers away, and in a drill none that would.
 */
export const helpers = computed((): Helpers => {
  const { safety } = settings.value.helpers;
  const chosen = {
    ...settings.value.helpers,
    furiten: showsFuriten.value,
    safety: safety === "on" || (safety === "unstaked" && !staked.value),
  };
  if (asking.value) return { ...all(chosen), ...SILENT };
  if (teaching.value !== null) return { ...all(chosen), discardHints: false };
  if (!practising.value || !chosen.allInPractice) return chosen;
  return all(chosen);
});

type Helpers = Readonly<Record<keyof Settings["helpers"], boolean>>;

/** The helpers that know answers. */
const SILENT = {
  riichiHelper: false,
  riichiDetector: false,
  waits: false,
  furiten: false,
  whyNot: false,
  discardHints: false,
  safety: false,
};

function all(helpers: Helpers): Helpers {
  return Object.fromEntries(Object.keys(helpers).map((name) => [name, true])) as Helpers;
}
