import type { DeadWall } from "../wire/generated/wire.ts";

/** Whether each stack of supplement tiles before and behind the indicators is left after `drawn` draws. The first ones go first. */
export function supplementsAt(
  shown: DeadWall,
  drawn: number,
): { readonly before: readonly boolean[]; readonly behind: readonly boolean[] } {
  if (shown.type !== "all_stacks") return { before: [], behind: [] };
  const stacks = Array.from({ length: shown.before + shown.behind }, (_, nth) => drawn < 2 * (nth + 1));
  return { before: stacks.slice(0, shown.before), behind: stacks.slice(shown.before) };
}
