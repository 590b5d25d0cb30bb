import { type Settings, settings } from "../state/settings.ts";

/** The duration of moves at each speed, relative to the normal one. */
const LENGTH: Readonly<Record<Settings["speed"], number>> = { slow: 2, normal: 1, fast: 0.5, none: 0 };

/** The current factor; 0 if the player or the browser wants no motion. */
export function pace(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return LENGTH[settings.peek().speed];
}
