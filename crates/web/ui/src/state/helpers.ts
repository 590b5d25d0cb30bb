import { showsFuriten } from "./houseDisplay.ts";
import type { Kind } from "./kind.ts";
import { type Settings, settings } from "./settings.ts";

export type Helpers = Readonly<Record<keyof Settings["helpers"], boolean>>;

/**
 * The settings decide. Practice turns all on unless they say otherwise; a lesson drops the one that gives its answers away,
 * a drill all that would.
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
