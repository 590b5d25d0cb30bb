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
  /** The user's own seat; none in a replay. */
  readonly own: number | null;
  readonly names: readonly string[];
  /** The match, if it is one of the player's. */
  readonly matchId: string | null;
  /** Whether the walls of the match may be shared, so that there is something to check. */
  readonly shared?: boolean;
  /** Loads the scores after each hand; absent where only one was played. */
  readonly history?: () => Promise<ScoreHistory>;
  readonly back: () => void;
  /** Where `back` leads, if not to the start. */
  readonly backTo?: Exclude<Kind["home"], "start">;
  /** The main way on, such as to another match; absent in a replay, and where more is at stake. */
  readonly onward?: Onward;
  /** The player's account, where the match counts for it. */
  readonly account?: ComponentChildren;
  /** The ladder, where the match moved it. */
  readonly ladder?: ComponentChildren;
  /** The button with what can be said. */
  readonly talk?: ComponentChildren;
}

/** Where one goes on after the standings. */
export interface Onward {
  readonly action: "again" | "back-to-room";
  readonly label: string;
  readonly go: () => void;
}

/** The places at the end of a match, and how scores become results. */
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

/** The level of the bot at a seat, below its name. */
function LevelName({ seat }: { seat: number }) {
  const bot = useBot(seat);
  return bot === null ? null : <small>{botTitle(bot)}</small>;
}

/** Scores in thousands always have a decimal: `+8.0`. */
const DECIMALS = { points: 0, thousands: 1, marks: 0 } as const;

/** What becomes of the riichi sticks that nobody has won. */
export const leftoverWords = ({ leftover, leftover_sticks: count }: MatchEnd): string =>
  t(`leftover-${leftover}`, { count });

/** The places after a game or the match, with the parts of each result. */
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
