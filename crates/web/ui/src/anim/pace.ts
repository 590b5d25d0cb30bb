import { type Settings, settings } from "../state/settings.ts";

/** Factors relative to the normal pace. */
const LENGTH: Readonly<Record<Settings["speed"], number>> = { slow: 2, normal: 1, fast: 0.5, none: 0 };

/** It is 0 without motion. */
export function pace(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return LENGTH[settings.peek().speed];
}
