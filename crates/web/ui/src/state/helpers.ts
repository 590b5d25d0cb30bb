import { showsFuriten } from "./houseDisplay.ts";
import type { Kind } from "./kind.ts";
import { type Settings, settings } from "./settings.ts";

export type Helpers = Readonly<Record<keyof Settings["helpers"], boolean>>;

/**
 * The helpers at a table: those of the settings, in practice all of them unless the settings say otherwise; in a
 * lesson all but the one that would give its answers away, and in a drill none that would.
 */
export function helpersAt({ asks, taught, practice, staked }: Kind): Helpers {
  const { safety } = settings.value.helpers;
  const chosen = {
    ...settings.value.helpers,
    furiten: showsFuriten.value,
    safety: safety === "on" || (safety === "unstaked" && !staked),
  };
  if (asks) return { ...all(chosen), ...SILENT };
  if (taught) return { ...all(chosen), discardHints: false };
  return practice && chosen.allInPractice ? all(chosen) : chosen;
}

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
