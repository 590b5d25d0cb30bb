import { useLayoutEffect, useRef } from "preact/hooks";
import { personOf } from "../../state/career.ts";
import { botTitle } from "../../state/phrases.ts";
import { settings } from "../../state/settings.ts";
import { t } from "../../texts/texts.ts";
import type {
  CareerCharacter,
  CareerPage,
  LadderState,
  MatchNews,
  Rival,
} from "../../wire/generated/wire.ts";
import { Goods } from "../parts/career/Goods.tsx";
import { Face } from "./Characters.tsx";

const MOVE = { duration: 900, easing: "cubic-bezier(0.2, 0.8, 0.25, 1)" };

interface RankingProps {
  readonly ladder: LadderState;
  readonly me: CareerCharacter;
  readonly rewards: CareerPage["rewards"];
  readonly last: MatchNews | undefined;
}

/** Their moves were shown. */
const shown = new Set<string>();

export function Ranking({ ladder, me, rewards, last }: RankingProps) {
  const list = useRef<HTMLOListElement>(null);
  useMovingRows(list, ladder, last);
  // The four players of the next match are in the middle.
  useLayoutEffect(() => {
    const element = list.current;
    const row = element?.querySelectorAll<HTMLElement>("li")[ladder.first];
    if (element && row) element.scrollTop = row.offsetTop + row.offsetHeight - element.clientHeight / 2;
  }, [ladder.first]);
  return (
    <section class="card">
      <h2>{t("ranking")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with keys, too */}
      <ol class="ranking" ref={list} tabIndex={0} aria-label={t("ranking")} data-testid="ranking">
        {ladder.order.map((rival, nth) => (
          <Row
            key={rival?.name ?? ""}
            rank={nth + 1}
            rival={rival}
            me={me}
            plays={nth + 1 >= ladder.first && nth + 1 < ladder.first + 4}
            reward={rewards.find(({ rank }) => rank === nth + 1)}
            won={ladder.won}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly rank: number;
  readonly rival: Rival | null;
  readonly me: CareerCharacter;
  readonly plays: boolean;
  readonly reward: CareerPage["rewards"][number] | undefined;
  readonly won: LadderState["won"];
}

function Row({ rank, rival, me, plays, reward, won }: RowProps) {
  const name = rival?.name ?? me.name;
  const kind = `${rival === null ? "own-row" : ""} ${plays ? "in-window" : ""}`;
  return (
    <li class={kind} data-name={rival?.name ?? ""} data-rank={rank}>
      <span class="rank-number">{rank}</span>
      <Face person={personOf(rival?.name ?? me.face)} small />
      <b>{name}</b>
      <span class="row-about">
        {rival === null ? t("you") : botTitle(rival.bot)}
        {rival !== null && rival.record.matches > 0 && (
          <small> · {t("met", { count: rival.record.matches, firsts: rival.record.places[0] })}</small>
        )}
      </span>
      <span class="row-reward">
        {reward !== undefined && (
          <>
            {won.includes(reward.item) && <span aria-hidden="true">✓</span>}
            {t(`item-${reward.item}`)}
            <span class="good-box">
              <Goods item={reward.item} />
            </span>
          </>
        )}
      </span>
    </li>
  );
}

function useMovingRows(
  list: { readonly current: HTMLOListElement | null },
  ladder: LadderState,
  last: MatchNews | undefined,
): void {
  const before = useRef<readonly (string | null)[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each order
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("li") ?? [])];
    const names = ladder.order.map((rival) => rival?.name ?? null);
    const fresh = last?.moved !== undefined && !shown.has(last.match_id);
    const order = before.current ?? (fresh ? (last.moved?.before ?? names) : names);
    if (fresh) shown.add(last.match_id);
    before.current = names;
    if (settings.peek().speed === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const [nth, row] of rows.entries()) {
      const from = rows[order.indexOf(names[nth] ?? null)]?.offsetTop ?? row.offsetTop;
      if (from === row.offsetTop) continue;
      row.animate([{ transform: `translateY(${from - row.offsetTop}px)` }, { transform: "none" }], MOVE);
    }
  }, [ladder]);
}
