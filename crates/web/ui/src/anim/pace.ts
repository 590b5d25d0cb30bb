import { type Settings, settings } from "../state/settings.ts";

/** How long a move takes, against a normal one. */
const LENGTH: Readonly<Record<Settings["speed"], number>> = { slow: 1.8, normal: 1, fast: 0.5, none: 0 };

/** The same as now set; 0: nothing moves, by the player's choice or the browser's. */
export function pace(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return LENGTH[settings.peek().speed];
}
