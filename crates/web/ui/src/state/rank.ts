import type { RoundEnd, Winner } from "../wire/generated/wire.ts";

/** Yakuman include counted ones. */
export type Rank = "plain" | "limit" | "yakuman";

const ORDER: readonly Rank[] = ["plain", "limit", "yakuman"];
const YAKUMAN: ReadonlySet<string> = new Set(["yakuman", "kazoe"]);

export function rankOf({ limit }: Pick<Winner, "limit">): Rank {
  if (limit === null) return "plain";
  return YAKUMAN.has(limit.key) ? "yakuman" : "limit";
}

/** The rank of the best win; `plain` without one. */
export function rankOfEnd({ outcome }: Pick<RoundEnd, "outcome">): Rank {
  const ranks = outcome.type === "won" ? outcome.winners.map((winner) => ORDER.indexOf(rankOf(winner))) : [];
  return ORDER[Math.max(0, ...ranks)] ?? "plain";
}

/** 0 for any other hand, including a counted yakuman. */
export function yakumanCount({ yaku }: Pick<Winner, "yaku">): number {
  return yaku.reduce((sum, { value }) => sum + ("yakuman" in value ? value.yakuman : 0), 0);
}
