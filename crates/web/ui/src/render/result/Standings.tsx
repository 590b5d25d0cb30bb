import { type ComponentChildren, Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Kind } from "../../state/kind.ts";
import { botTitle } from "../../state/phrases.ts";
import type { ScoreHistory } from "../../state/scoreHistory.ts";
import { placeName, points, signed } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import { type MatchEnd, recordFile, type Standing } from "../../wire/generated/wire.ts";
import { useBot } from "../parts/company.ts";
import { Likeness } from "../parts/portrait/Likeness.tsx";
import { WindowGrip } from "../parts/WindowGrip.tsx";
import { hrefOf } from "../route.ts";
import { MatchGraph } from "./MatchGraph.tsx";

interface StandingsProps {
  readonly end: MatchEnd;
  /** `null` in a replay. */
  readonly own: number | null;
  readonly names: readonly string[];
  /** `null` for a match that is not the player's. */
  readonly matchId: string | null;
  /** The walls may be shared, so that there is something to check. */
  readonly shared?: boolean;
  /** After each hand; missing where only one was played. */
  readonly history?: () => Promise<ScoreHistory>;
  readonly back: () => void;
  /** By default the match's start. */
  readonly backTo?: Exclude<Kind["home"], "start">;
  /** Missing in a replay, and where more is at stake. */
  readonly onward?: Onward;
  readonly account?: ComponentChildren;
  readonly ladder?: ComponentChildren;
  readonly talk?: ComponentChildren;
}

export interface Onward {
  readonly action: "again" | "back-to-room";
  readonly label: string;
  readonly go: () => void;
}

export function Standings(props: StandingsProps) {
  const { end, own, names, matchId, shared, history, back, backTo, onward, account, ladder, talk } = props;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const mine = end.standings.find(({ seat }) => seat === own);
  return (
    <div class="overlay">
      <section
        class="sheet standings"
        role="dialog"
        aria-label={t("final-standings")}
        data-testid="standings"
      >
        <header class="sheet-head">
          <h2>{mine ? t("you-finish", { place: placeName(mine.place) }) : t("final-standings")}</h2>
          <p>{t(`end-${end.reason}`)}</p>
          {account}
        </header>
        <div class="sheet-body">
          <StandingsTable end={end} own={own} names={names} />
          {history !== undefined && <MatchGraph names={names} history={history} />}
          {ladder}
        </div>
        <footer class="sheet-foot">
          {talk}
          {matchId !== null && (
            <a class="quiet" href={recordFile(matchId)} download={`${matchId}.jsonl`}>
              {t("save-record")}
            </a>
          )}
          {own !== null && matchId !== null && (
            <a class="quiet" href={hrefOf({ page: "replay", id: matchId })}>
              {t("watch-again")}
            </a>
          )}
          {shared && matchId !== null && (
            <a class="quiet" href={hrefOf({ page: "fair-wall", id: matchId })} data-action="check-walls">
              {t("check-walls")}
            </a>
          )}
          <button
            type="button"
            class={`action ${onward === undefined ? "main" : ""}`}
            ref={onward === undefined ? main : null}
            data-action="back"
            onClick={back}
          >
            {backTo === undefined ? t("back-to-start") : t("to-page", { page: t(`door-${backTo}`) })}
          </button>
          {onward !== undefined && (
            <button
              type="button"
              class="action main"
              ref={main}
              data-action={onward.action}
              onClick={onward.go}
            >
              {onward.label}
            </button>
          )}
        </footer>
        <WindowGrip />
      </section>
    </div>
  );
}

interface StandingsTableProps {
  readonly end: MatchEnd;
  readonly own: number | null;
  readonly names: readonly string[];
}

function LevelName({ seat }: { seat: number }) {
  const bot = useBot(seat);
  return bot === null ? null : <small>{botTitle(bot)}</small>;
}

/** Thousands always have a decimal: `+8.0`. */
const DECIMALS = { points: 0, thousands: 1, marks: 0 } as const;

export const leftoverWords = ({ leftover, leftover_sticks: count }: MatchEnd): string =>
  t(`leftover-${leftover}`, { count });

export function StandingsTable({ end, own, names }: StandingsTableProps) {
  const inUnits = (amount: number) => signed((amount * end.per_thousand) / 1000, DECIMALS[end.unit]);
  const parts = ({ points: reached, amounts, total }: Standing) => [
    t("line-points", {
      points: points(reached),
      from: points(end.return_points),
      result: inUnits(total - amounts.reduce((sum, amount) => sum + amount, 0)),
    }),
    ...end.lines.map((line, nth) => `${t(`line-${line}`)} ${inUnits(amounts[nth] ?? 0)}`),
  ];
  return (
    <>
      <table class="changes">
        <thead>
          <tr>
            {[t("column-place"), t("column-player"), t("column-points"), t(`column-result-${end.unit}`)].map(
              (title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {end.standings.map((standing) => (
            <Fragment key={standing.seat}>
              <tr
                class={standing.seat === own ? "own-row" : ""}
                data-testid="standing"
                data-seat={standing.seat}
                data-place={standing.place}
              >
                <td>{placeName(standing.place)}</td>
                <th scope="row">
                  <span class="who" title={names[standing.seat]}>
                    <Likeness seat={standing.seat} />
                    <span>
                      {names[standing.seat]}
                      <LevelName seat={standing.seat} />
                    </span>
                  </span>
                </th>
                <td data-testid={`final-${standing.seat}`}>{points(standing.points)}</td>
                <td class="total" data-testid={`total-${standing.seat}`}>
                  {inUnits(standing.total)}
                </td>
              </tr>
              <tr class={`amounts ${standing.seat === own ? "own-row" : ""}`} data-place={standing.place}>
                <td />
                <td colSpan={3}>{parts(standing).join(" · ")}</td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      {end.leftover_sticks > 0 && (
        <p class="liable" data-testid="leftover-sticks">
          {leftoverWords(end)}
        </p>
      )}
    </>
  );
}
