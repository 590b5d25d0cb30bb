import { rankOf } from "../../state/rank.ts";
import type { LimitName, Winner } from "../../wire/generated/wire.ts";

/** Lacquer, or gold for a yakuman, with the light behind it. */
export function LimitStamp({ winner, limit }: { winner: Winner; limit: LimitName }) {
  const rank = rankOf(winner);
  return (
    <span class="limit-stamp" data-rank={rank} data-limit={limit.key} aria-hidden="true">
      <i class="stamp-light" />
      {rank === "yakuman" && <i class="stamp-rays" />}
      <span class="stamp-seal" lang="ja" style={{ "--signs": [...limit.kanji].length }}>
        {limit.kanji}
      </span>
    </span>
  );
}
