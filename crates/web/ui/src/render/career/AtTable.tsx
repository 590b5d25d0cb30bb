import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { points, signed } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import {
  type AccountMove,
  type CareerCharacter,
  type CareerPage,
  fetchCareer,
} from "../../wire/generated/wire.ts";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { Ranking } from "./Ranking.tsx";
import "../../style/career.css";
import "../../style/ladder.css";
import "../../style/atTable.css";

export interface AtTableProps {
  readonly matchId: string;
}

/** In milliseconds: others may have played. */
const LOOK_AGAIN = 1000;

function playerOf({ characters, open, last }: CareerPage, matchId: string): CareerCharacter | undefined {
  const slot = [...open, ...(last === undefined ? [] : [last])].find(
    ({ match_id }) => match_id === matchId,
  )?.character;
  return characters.find(({ character }) => character === slot);
}

/** Shown at the start and the end of a match. */
export const Account: ComponentType<AtTableProps> = ({ matchId }) => {
  const { value, failure, load } = useFetched(fetchCareer);
  const page = value.value;
  if (page === null) return <Trouble why={failure.value} again={() => void load()} />;
  const me = playerOf(page, matchId);
  if (me === undefined) return null;
  const moved = page.last?.match_id === matchId ? page.last.account : undefined;
  return (
    <p class="at-table" data-testid="account-at-table">
      {t("account")} <b>{points(moved?.to ?? me.account)}</b>{" "}
      <small>
        {moved === undefined ? t("account-at-stake", { points: points(page.parlour.buy_in) }) : sumOf(moved)}
      </small>
    </p>
  );
};

function sumOf({ from, score, to }: AccountMove): string {
  const sum = t("account-sum", { from: points(from), score: signed(score) });
  return from + score === to ? sum : `${sum} · ${t("account-not-below-zero")}`;
}

/** Shown on the final sheet. */
export const LadderAfter: ComponentType<AtTableProps> = ({ matchId }) => {
  const { value, failure, load } = useFetched(fetchCareer);
  const page = value.value;
  const due = page?.due ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each answer
  useEffect(() => {
    if (due === 0) return;
    const timer = setTimeout(load, LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [page]);
  if (page === null) return <Trouble why={failure.value} again={() => void load()} />;
  const me = playerOf(page, matchId);
  if (me?.ladder === undefined) return null;
  return (
    <div class="ladder-after" data-testid="ladder-after">
      <Ranking ladder={me.ladder} me={me} rewards={page.rewards} last={page.last} />
    </div>
  );
};
