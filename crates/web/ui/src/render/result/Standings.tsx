import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { pace } from "../../anim/pace.ts";
import { listed } from "../../state/face.ts";
import type { Kind } from "../../state/kind.ts";
import { outcomeTitle } from "../../state/narrate.ts";
import { decisive, type ScoreHistory } from "../../state/scoreHistory.ts";
import { placeName, points, signed } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import { type MatchEnd, recordFile, type Standing } from "../../wire/generated/wire.ts";
import { Likeness } from "../parts/portrait/Likeness.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { WindowGrip } from "../parts/WindowGrip.tsx";
import { hrefOf } from "../route.ts";
import { Count } from "./Count.tsx";
import { MatchGraph } from "./MatchGraph.tsx";
import { WinningHand } from "./WinnerSheet.tsx";

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
  /** None in a replay, and where more is at stake. */
  readonly onward?: readonly Onward[];
  readonly account?: ComponentChildren;
  readonly ladder?: ComponentChildren;
  readonly talk?: ComponentChildren;
}

export interface Onward {
  readonly action: "again" | "back-to-room" | "hand-again";
  readonly label: string;
  readonly go: () => void;
}

export function Standings(props: StandingsProps) {
  const {
    end,
    own,
    names,
    matchId,
    shared,
    history,
    back,
    backTo,
    onward = [],
    account,
    ladder,
    talk,
  } = props;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const mine = end.standings.find(({ seat }) => seat === own);
  return (
    <div class="overlay" style={{ "--pace": pace() }}>
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
          <Podium end={end} own={own} names={names} moving={pace() > 0} />
          {history !== undefined && (
            <Course end={end} own={own} names={names} matchId={matchId} history={history} />
          )}
          {ladder}
        </div>
        <footer class="sheet-foot">
          {onward.map(({ action, label, go }, nth) => (
            <button
              key={action}
              type="button"
              class={`action ${nth === 0 ? "main" : ""}`}
              ref={nth === 0 ? main : null}
              data-action={action}
              onClick={go}
            >
              {label}
            </button>
          ))}
          {own !== null && matchId !== null && (
            <a class="action" href={hrefOf({ page: "replay", id: matchId })}>
              {t("watch-again")}
            </a>
          )}
          <button
            type="button"
            class={`action ${onward.length === 0 ? "main" : ""}`}
            ref={onward.length === 0 ? main : null}
            data-action="back"
            onClick={back}
          >
            {backTo === undefined ? t("back-to-start") : t("to-page", { page: t(`door-${backTo}`) })}
          </button>
          {shared && matchId !== null && (
            <a class="quiet" href={hrefOf({ page: "fair-wall", id: matchId })} data-action="check-walls">
              {t("check-walls")}
            </a>
          )}
          {matchId !== null && (
            <a
              class="quiet"
              href={recordFile(matchId)}
              download={`${matchId}.jsonl`}
              title={t("save-record")}
            >
              <svg
                width="20"
                height="20"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                stroke-width="2"
                role="img"
                aria-label={t("save-record")}
              >
                <path d="M12 3v12m-5-5 5 5 5-5M4 20h16" />
              </svg>
            </a>
          )}
          {talk}
        </footer>
        <WindowGrip />
      </section>
    </div>
  );
}

interface CourseProps extends Pick<StandingsProps, "end" | "own" | "names" | "matchId"> {
  readonly history: () => Promise<ScoreHistory>;
}

/** The hand that decided the player's place, or the winner's, and the points after each hand. */
function Course({ end, own, names, matchId, history }: CourseProps) {
  const { value, failure } = useFetched(history);
  const seat = own ?? end.standings[0]?.seat ?? 0;
  const mine = end.standings.find((standing) => standing.seat === own);
  const hand = value.value && decisive(value.value, seat);
  return (
    <div class="course">
      {mine && (
        <p class="course-line" data-testid="course-line">
          {[
            placeName(mine.place),
            points(mine.points),
            inUnits(end, mine.total),
            ...(hand && hand.passed.length > 0
              ? [
                  t(hand.rose ? "you-overtook" : "overtook-you", {
                    names: listed(hand.passed.map((other) => names[other] ?? "")),
                    round: hand.label,
                  }),
                ]
              : []),
          ].join(" · ")}
        </p>
      )}
      <div class="decisive-room">
        {hand && (
          <a
            class="decisive"
            {...(matchId !== null && { href: hrefOf({ page: "replay", id: matchId, round: hand.round }) })}
            data-testid="decisive"
          >
            <span>
              {hand.label} · {outcomeTitle(hand.end, names, own)}
              {hand.win !== null && <b> {points(hand.win.points)}</b>}
            </span>
            {hand.win !== null && <WinningHand winner={hand.win} name={names[hand.win.seat] ?? ""} />}
          </a>
        )}
      </div>
      {failure.value}
      <MatchGraph names={names} own={seat} history={value.value} decisive={hand?.round ?? null} />
    </div>
  );
}

/** Thousands always have a decimal: `+8.0`. */
const DECIMALS = { points: 0, thousands: 1, marks: 0 } as const;

const inUnits = ({ unit, per_thousand }: MatchEnd, amount: number): string =>
  signed((amount * per_thousand) / 1000, DECIMALS[unit]);

export const leftoverWords = ({ leftover, leftover_sticks: count }: MatchEnd): string =>
  t(`leftover-${leftover}`, { count });

interface PodiumProps extends Pick<StandingsProps, "end" | "own" | "names"> {
  readonly moving: boolean;
}

/** Everybody on a step as high as their points; the steps say how the result adds up. */
export function Podium({ end, own, names, moving }: PodiumProps) {
  const all = end.standings.map((standing) => standing.points);
  const [most, least] = [Math.max(...all), Math.min(...all)];
  const counts = (line: MatchEnd["lines"][number]) =>
    end.standings.some(({ amounts }) => (amounts[end.lines.indexOf(line)] ?? 0) !== 0);
  const parts = ({ amounts, total }: Standing) => [
    inUnits(end, total - amounts.reduce((sum, amount) => sum + amount, 0)),
    ...end.lines.flatMap((line, nth) => {
      const amount = amounts[nth] ?? 0;
      return amount === 0 ? [] : [`${t(`line-${line}`)} ${inUnits(end, amount)}`];
    }),
  ];
  const explained = (["uma", "oka"] as const).filter(counts);
  return (
    <div class="places">
      <ol class={`podium ${moving ? "rising" : ""}`}>
        {end.standings.map((standing) => {
          const { seat, place, points: reached, total } = standing;
          const rise = (reached - least) / Math.max(most - least, 1);
          return (
            <li
              key={seat}
              class={seat === own ? "own-row" : ""}
              style={{ "--rise": rise, "--nth": seat === own ? 4 : 4 - place }}
              data-testid="standing"
              data-seat={seat}
              data-place={place}
            >
              <Likeness seat={seat} />
              <span class="podium-name" title={names[seat]}>
                {names[seat]}
              </span>
              <span data-testid={`final-${seat}`}>{points(reached)}</span>
              <Count
                from={reached - end.return_points}
                to={total}
                step={100}
                counting={moving}
                said={(amount) => inUnits(end, amount)}
                testid={`total-${seat}`}
              />
              <div class="step">
                <strong>{placeName(place)}</strong>
                {parts(standing).map((part) => (
                  <small key={part}>{part}</small>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      <details class="unfolds">
        <summary>{["points" as const, ...explained].map((line) => t(`line-${line}`)).join(" · ")}</summary>
        <ul>
          <li>{t("line-points-means", { from: points(end.return_points) })}</li>
          {explained.map((line) => (
            <li key={line}>{t(`line-${line}-means`)}</li>
          ))}
        </ul>
      </details>
      {end.leftover_sticks > 0 && (
        <p class="liable" data-testid="leftover-sticks">
          {leftoverWords(end)}
        </p>
      )}
    </div>
  );
}
