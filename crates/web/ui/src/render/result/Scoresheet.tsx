import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { pace } from "../../anim/pace.ts";
import { yakuName } from "../../state/named.ts";
import { outcomeTitle } from "../../state/narrate.ts";
import { rankOf, rankOfEnd } from "../../state/rank.ts";
import { readOf, stageOf } from "../../state/reading.ts";
import { isOver, placeOf, roundLabel, signed } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { MatchEnd, RoundEnd, View, Winner } from "../../wire/generated/wire.ts";
import { Kanji } from "../parts/Kanji.tsx";
import { Marked, markOf } from "../parts/Marked.tsx";
import { WindowGrip } from "../parts/WindowGrip.tsx";
import { CalledWord } from "../table/Calls.tsx";
import { LaidHand } from "./LaidHand.tsx";
import { Extras, Payments, Transfers } from "./Payments.tsx";
import { leftoverWords, Podium } from "./Standings.tsx";
import { isTalk, useReading } from "./useReading.ts";
import { Fu, WinnerSheet, WinningHand } from "./WinnerSheet.tsx";

interface ScoresheetProps {
  readonly view: View;
  readonly end: RoundEnd;
  /** `null` in a replay. */
  readonly own: number | null;
  readonly names: readonly string[];
  readonly next: readonly {
    id: string;
    label: string;
    key: string | null;
    marked?: boolean;
    go: () => void;
  }[];
  readonly clock?: ComponentChildren;
  readonly talk?: ComponentChildren;
  /** Allowed even if the match cannot go on. */
  readonly more?: readonly { id: string; label: string; go: () => void }[];
  readonly note?: ComponentChildren;
  readonly booked: boolean;
  readonly lifted: boolean;
  readonly lift: (lifted: boolean) => void;
  readonly still: boolean;
  /** Also called when the sheet is gone. */
  readonly onPaid?: (paid: boolean) => void;
}

export function Scoresheet(props: ScoresheetProps) {
  const {
    view,
    end,
    own,
    names,
    next,
    clock,
    talk,
    more = [],
    note,
    booked,
    lifted,
    lift,
    still,
    onPaid,
  } = props;
  const reading = useReading(end, still);
  const { lines, read, moving, page, skip } = reading;
  const { opened, paid } = stageOf(lines, read);
  const lower = () => {
    if (lifted) lift(false);
    return lifted;
  };
  const skipping = useSkipPress(skip, lower);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener does the same each time
  useLayoutEffect(() => {
    onPaid?.(paid);
    return () => onPaid?.(true);
  }, [paid]);
  const main = useRef<HTMLButtonElement>(null);
  const ready = next.length > 0;
  const first = next[0]?.id;
  useEffect(() => {
    if (first !== undefined) main.current?.focus({ preventScroll: true });
  }, [first]);
  const { outcome } = end;
  const winners = outcome.type === "won" ? outcome.winners : [];
  const winner = winners[page];
  const yakuman = [winner, ...winners].find((one) => one !== undefined && rankOf(one) === "yakuman");
  const looks = [lifted && "lifted", moving && "moving", !opened && "unopened"].filter(Boolean).join(" ");
  return (
    <div
      class={`overlay sheet-overlay ${looks}`}
      data-rank={rankOfEnd(end)}
      style={{ "--pace": pace() }}
      {...skipping}
    >
      {!opened && (
        <div class="call-stage" aria-hidden="true">
          {winners.map((winner, nth) => (
            <CalledWord
              key={winner.seat}
              place={placeOf(winner.seat, own ?? 0, names.length)}
              kind={rankOf(winner) === "yakuman" ? "yakuman" : "win"}
              text={t(winner.from === null ? "call-tsumo" : "call-ron")}
              nth={nth}
            />
          ))}
        </div>
      )}
      {yakuman !== undefined && <Yakuman winner={yakuman} name={names[yakuman.seat] ?? ""} />}
      <section
        class={`sheet scoresheet ${paid ? "" : "reading"}`}
        data-outcome={outcome.type}
        role="dialog"
        aria-label={t("result")}
        data-testid="scoresheet"
        data-read={`${read}/${lines.length}`}
      >
        <header class="sheet-head">
          <h2>{roundLabel(view.round)}</h2>
          {outcome.type !== "won" && (
            <p>
              {outcomeTitle(end, names, own)}
              {outcome.type === "abortive" && <Kanji of={outcome.kanji} />}
            </p>
          )}
          {outcome.type === "exhaustive" && end.sticks > 0 && (
            <small data-testid="draw-sticks">{sticksWords(end.sticks, view.standings)}</small>
          )}
          {winners.length > 1 && <WinnerTabs winners={winners} own={own} names={names} {...reading} />}
        </header>
        <div class="sheet-body">
          {winners.map((winner, nth) => (
            <WinnerSheet
              key={winner.seat}
              winner={winner}
              end={end}
              own={own}
              names={names}
              read={readOf(lines, read, nth)}
              hidden={nth !== page}
            />
          ))}
          <div class="sheet-points">
            <Payments
              view={view}
              end={end}
              names={names}
              own={own}
              booked={booked}
              paid={booked && paid}
              moving={moving}
              {...(outcome.type !== "won" && {
                beside: (seat) => <Shown outcome={outcome} seat={seat} name={names[seat] ?? ""} />,
              })}
            />
            <Extras end={end} honba={view.round.honba} own={own} names={names} />
            {end.chips.length > 0 && (
              <p class="amounts">
                {t("chips", {
                  chips: end.chips.map((chips, seat) => `${names[seat]} ${signed(chips)}`).join(" · "),
                })}
              </p>
            )}
            {paid && note}
          </div>
          {view.standings !== undefined && !isOver(view) && (
            <section class="game-over" data-testid="game-over">
              <h3>{t("game-over", { game: view.standings.game, games: view.standings.games })}</h3>
              <Podium end={view.standings} own={own} names={names} moving={false} />
            </section>
          )}
        </div>
        <footer class="sheet-foot">
          <Peek lift={lift} />
          {winner !== undefined && <Fu winner={winner} />}
          <Transfers end={end} names={names} />
          {talk}
          {more.map(({ id, label, go }) => (
            <button key={id} type="button" class="quiet" data-action={id} onClick={go}>
              {label}
            </button>
          ))}
          {clock}
          {!ready && <span class="waiting">{t("one-moment")}</span>}
          {next.map(({ id, label, key, marked = false, go }, nth) => (
            <button
              key={id}
              ref={nth === 0 ? main : null}
              type="button"
              class={`action ${nth === 0 ? "main" : ""}`}
              data-action={id}
              {...markOf(marked)}
              onClick={go}
            >
              {label} {key && <kbd>{key}</kbd>}
              <Marked on={marked} />
            </button>
          ))}
        </footer>
        <WindowGrip />
      </section>
    </div>
  );
}

/** In milliseconds; a longer press shows the table only while it lasts. */
const HELD = 300;

/** Lifts the sheet while it is held; after a short press, until the next press anywhere. */
function Peek({ lift }: Pick<ScoresheetProps, "lift">) {
  const since = useRef<number | null>(null);
  const release = (shows: boolean) => {
    if (since.current !== null && !shows) lift(false);
    since.current = null;
  };
  return (
    <button
      type="button"
      class="quiet"
      title={t("peek-title")}
      data-action="peek"
      onPointerDown={({ timeStamp }) => {
        since.current = timeStamp;
        lift(true);
      }}
      onPointerUp={({ timeStamp }) => release(timeStamp - (since.current ?? 0) < HELD)}
      onPointerLeave={() => release(false)}
      onPointerCancel={() => release(false)}
      onClick={({ detail }) => detail === 0 && lift(true)}
    >
      {t("peek")} <kbd>V</kbd>
    </button>
  );
}

/** A press that brings the sheet back or skips the reading does nothing else. */
function useSkipPress(skip: () => boolean, lower: () => boolean) {
  const skipped = useRef(false);
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      skipped.current = lower() || (!isTalk(event.target) && skip());
      if (skipped.current) swallow(event);
    },
    // The click of that press, or one without a press: of a game pad, or of a screen reader.
    onClickCapture: (event: MouseEvent) => {
      const isDone = event.detail > 0 ? skipped.current : lower();
      if (isDone || (!isTalk(event.target) && skip())) swallow(event);
    },
  };
}

/** The next winner takes them, unless it was the last hand. */
const sticksWords = (count: number, standings: MatchEnd | undefined): string =>
  standings === undefined ? t("exhaustive-sticks", { count }) : leftoverWords(standings);

/** Across the whole view, behind the sheet, which leaves the hand to it: the hand in the rays. */
function Yakuman({ winner, name }: { winner: Winner; name: string }) {
  return (
    <div class="yakuman-scene">
      <div>
        <i class="yakuman-rays" />
        <WinningHand winner={winner} name={name} />
        <p aria-hidden="true">
          {winner.yaku.map((line) => (
            <span key={line.key}>
              <b lang="ja">{line.kanji}</b>
              {yakuName(line) !== line.kanji && <small>{yakuName(line)}</small>}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

interface ShownProps {
  readonly outcome: Exclude<RoundEnd["outcome"], { readonly type: "won" }>;
  readonly seat: number;
  readonly name: string;
}

/** What a player has shown after a draw. */
function Shown({ outcome, seat, name }: ShownProps) {
  const drawn = outcome.type === "exhaustive";
  const tenpai = drawn ? (outcome.tenpai[seat] ?? null) : null;
  const hand = tenpai ?? (drawn ? outcome.noten[seat] : outcome.shown[seat]) ?? null;
  return (
    <span class="shown-hand" {...(hand !== null && { "data-testid": `shown-${seat}` })}>
      {drawn && (
        <small class={tenpai === null ? "noten" : ""}>
          {t(tenpai === null ? "shown-noten" : "shown-tenpai")}
        </small>
      )}
      {hand !== null && <LaidHand hand={hand} name={name} label={t("hand-of", { name })} />}
    </span>
  );
}

interface WinnerTabsProps {
  readonly winners: readonly Winner[];
  readonly own: number | null;
  readonly names: readonly string[];
  readonly page: number;
  readonly turnTo: (page: number) => void;
}

function WinnerTabs({ winners, own, names, page, turnTo }: WinnerTabsProps) {
  return (
    <div class="winner-tabs" role="group" aria-label={t("winners")}>
      {winners.map(({ seat }, nth) => (
        <button
          key={seat}
          type="button"
          class="winner-tab"
          aria-pressed={nth === page}
          data-testid="winner-tab"
          onClick={() => turnTo(nth)}
        >
          <span>{seat === own ? t("you") : names[seat]}</span>
          <small>{t("winner-nth", { nth: nth + 1, count: winners.length })}</small>
        </button>
      ))}
    </div>
  );
}
