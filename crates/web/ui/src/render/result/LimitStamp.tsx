import { rankOf } from "../../state/rank.ts";
import type { LimitName, Winner } from "../../wire/generated/wire.ts";

/** Lacquer, or gold for a yakuman, with the light behind it. */
export function LimitStamp({ winner, limit }: { winner: Winner; limit: LimitName }) {
  return (
    <span class="limit-stamp" data-rank={rankOf(winner)} data-limit={limit.key} aria-hidden="true">
      <i class="stamp-light" />
      <span class="stamp-seal" lang="ja" style={{ "--signs": [...limit.kanji].length }}>
        {limit.kanji}
      </span>
    </span>
  );
}
