import type { YakuHelp } from "../../wire/generated/wire.ts";
import { valueName } from "../named.ts";

function rank({ closed, open }: YakuHelp): number {
  const value = closed ?? open;
  if (value === null) return 0;
  if ("han" in value) return value.han;
  return "yakuman" in value ? 1000 * value.yakuman : 100;
}

/** The yaku by what they give in a closed hand, from the least, each group with its heading. */
export function byWorth(yaku: readonly YakuHelp[]): readonly (readonly [string, readonly YakuHelp[]])[] {
  const groups = new Map<number, YakuHelp[]>();
  for (const one of yaku) groups.set(rank(one), [...(groups.get(rank(one)) ?? []), one]);
  return [...groups]
    .sort(([a], [b]) => a - b)
    .flatMap(([, group]) => {
      const value = group[0]?.closed ?? group[0]?.open ?? null;
      return value === null ? [] : [[valueName(value), group] as const];
    });
}
