import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useMoves } from "../../anim/useMoves.ts";
import { Session } from "../../api/session.ts";
import { useSound } from "../../sound/useSound.ts";
import { offlineIn } from "../../state/friends.ts";
import { discardClicks, keyScheme, rightButton, seatsMove } from "../../state/houseDisplay.ts";
import { pointsAt } from "../../state/kind.ts";
import { buttons } from "../../state/options.ts";
import { padKeys } from "../../state/pad.ts";
import { keyOf, mouseKeys, tableKeys } from "../../state/schemes.ts";
import { scoreHistory } from "../../state/scoreHistory.ts";
import { hasJustBegun, isOver } from "../../state/seats.ts";
import { fetchReplay, type LessonPart, type RoundEnd } from "../../wire/generated/wire.ts";
import { leave } from "../input/commands.ts";
import { useKeys } from "../input/useKeys.ts";
import { standardPads, usePad } from "../input/usePad.ts";
import { useRightPress } from "../input/usePointer.ts";
import { TableContext } from "../parts/TableContext.tsx";
import { Scoresheet } from "../result/Scoresheet.tsx";
import { Standings } from "../result/Standings.tsx";
import { goTo } from "../route.ts";
import { SettingsButton } from "../settings/SettingsSheet.tsx";
import { RoomBubbles, TalkContext } from "../talk/Bubble.tsx";
import { TalkMenu } from "../talk/TalkMenu.tsx";
import { useHeardTalk } from "../talk/useHeardTalk.ts";
import { Adviser } from "./Adviser.tsx";
import { Asides } from "./Asides.tsx";
import { accountAt, ladderAt, seatsAt } from "./atTable.tsx";
import { Clock, useClock } from "./Clock.tsx";
import { Heard, useAsked } from "./Heard.tsx";
import { AutoBar } from "./hand/AutoBar.tsx";
import { ClickQuestion } from "./hand/ClickQuestion.tsx";
import { Waits } from "./hand/Hints.tsx";
import { MarksNote } from "./hand/MarksNote.tsx";
import { OwnHand } from "./hand/OwnHand.tsx";
import { PromptBar } from "./hand/PromptBar.tsx";
import { RaisedNotes } from "./hand/RaisedNotes.tsx";
import { KeyHelp } from "./KeyHelp.tsx";
import { LastQuestion } from "./LastQuestion.tsx";
import { MatchMenu } from "./MatchMenu.tsx";
import { Notices } from "./Notices.tsx";
import { onwardFrom } from "./onward.ts";
import { PracticeBar, practiceActions } from "./PracticeBar.tsx";
import { Review } from "./Review.tsx";
import { Status } from "./Status.tsx";
import { SeatWindows, Tray } from "./seatWindows/SeatWindows.tsx";
import { Dora, Position, Seats } from "./TableParts.tsx";
import { useRoom } from "./useRoom.ts";
import { Votes } from "./Votes.tsx";
import { Watchers } from "./Watchers.tsx";
import { YakuCard } from "./YakuCard.tsx";
import "../../style/table.css";
import "../../style/hand.css";
import "../../style/practiceBar.css";
import "../../style/upright.css";
// After the styles that it changes.
import "../../style/narrow.css";
import "../../style/low.css";
import "../../style/rows.css";
import "../../style/sheet.css";
import "../../style/changes.css";
import "../../style/result.css";
import "../../style/winner.css";
import "../../style/standings.css";
import "../../style/payments.css";
import "../../style/win.css";
import "../../style/seal.css";
import "../../style/votes.css";
import { t } from "../../texts/texts.ts";

function usePanels() {
  return {
    help: useSignal(false),
    card: useSignal(false),
    why: useSignal(false),
    lifted: useSignal(false),
    match: useSignal(false),
    standings: useSignal(false),
  };
}
export type Panels = ReturnType<typeof usePanels>;

/** One frame after the plates, because all at once takes long. */
function useLaid(there: boolean): boolean {
  const [laid, lay] = useState(false);
  useEffect(() => {
    if (!there) return;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => lay(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [there]);
  return laid;
}

export function TablePage({ id: matchId }: { id: string }) {
  const session = useMemo(() => new Session(matchId), [matchId]);
  useEffect(() => () => session.close(), [session]);
  return <Table session={session} />;
}

interface TableProps {
  /** Another session needs another table. */
  readonly session: Session;
  /** `opened` hears which parts of the table are opened. */
  readonly lesson?: { readonly panel: ComponentChildren; opened?(part: LessonPart): void };
}

export function Table({ session, lesson }: TableProps) {
  const panels = usePanels();
  useKeys(session, panels);
  usePad(session, panels);
  const rightPress = useRightPress(session);
  const laid = useLaid(session.shown.value.view !== null);
  useMoves(session.shown, laid);
  useSound(session.shown);
  useAsked(session);
  useHeardTalk(session.talk);
  const left = useClock(session);
  const kind = session.kind.value;
  const { practice, taught } = kind;
  const windows = !taught && seatsMove.value;
  const { welcome, view } = session.model.value;
  const live = useRoom(welcome);
  const offline = offlineIn(live?.room.value ?? null, welcome?.match_id ?? "");
  const [why, standings] = [panels.why.value, panels.standings.value];
  useEffect(() => {
    if (why) lesson?.opened?.("why");
    if (standings) lesson?.opened?.("standings");
  });
  // With a sheet it is on the sheet, like the clock.
  const talk = (
    <TalkMenu talk={session.talk} say={(said) => session.say(said)} own={welcome?.names[welcome.seat]} />
  );
  return (
    <TableContext kind={kind} welcome={welcome}>
      <main
        class={`table ${taught ? "lesson" : ""}`}
        data-pace={welcome?.pace}
        data-windows={windows ? "" : undefined}
        {...rightPress}
      >
        <header class="bar">
          {welcome?.mode === "friends" ? (
            <button
              type="button"
              class="quiet"
              data-action="match-menu"
              aria-expanded={panels.match.value}
              onClick={() => show(panels.match)}
            >
              ☰ {t("match-menu")}
            </button>
          ) : (
            <button type="button" class="quiet" data-action="leave" onClick={() => void leave(session)}>
              ← {t("leave")}
            </button>
          )}
          <SettingsButton />
          {practice && <PracticeBar session={session} />}
          <Dora model={session.shown} />
          {!taught && <CardButton panel={panels.card} />}
          <button type="button" class="quiet" title={t("help-title")} onClick={() => show(panels.help)}>
            {t("help")} <kbd>?</kbd>
          </button>
          <Watchers count={session.model.value.watchers} />
          {view?.result === undefined && talk}
        </header>
        <RoomBubbles talk={session.talk} above={view?.result !== undefined} />
        <TalkContext.Provider value={session.talk}>
          <Seats model={session.shown} offline={offline} />
        </TalkContext.Provider>
        {laid ? <Position model={session.shown} /> : <div class="board" />}
        <Asides
          session={session}
          why={panels.why.value}
          toggleWhy={() => flip(panels.why)}
          held={panels.lifted.value}
        >
          {practice && <Adviser session={session} />}
          {welcome !== null &&
            view !== null &&
            hasJustBegun(view, welcome.seat) &&
            accountAt(welcome.mode, welcome.match_id)}
        </Asides>
        {/* After the board, which would shift it. */}
        {laid && (
          <div class="dock">
            {!taught && <ClickQuestion model={session.model.value} />}
            {!taught && <MarksNote model={session.model.value} />}
            <Waits session={session} />
            <RaisedNotes session={session} />
            <div class="deciding">
              <div class="decision" data-place="decision">
                {windows && <Tray place="decision" />}
                <Status model={session.model.value} choosing={session.choosing.value} />
                <PromptBar session={session} />
              </div>
            </div>
          </div>
        )}
        {laid && !taught && <AutoBar />}
        {laid && <OwnHand session={session} />}
        {laid && windows && <SeatWindows model={session.model.value} />}
        {/* With a sheet it is on the sheet. */}
        {view?.result === undefined && <Clock left={left} calm={session.model.value.window !== null} />}
        <Heard model={session.model} />
        <Result session={session} panels={panels} left={left} talk={talk} />
        {lesson?.panel}
        {panels.help.value && welcome !== null && (
          <KeyHelp
            keys={[...mouseKeys(discardClicks.value, rightButton.value), ...tableKeys(keyScheme.value)]}
            pad={standardPads().length > 0 ? padKeys() : undefined}
            rules={welcome.rules}
            summary={welcome.summary}
            match={taught ? undefined : welcome.match_id}
            close={() => hide(panels.help)}
          />
        )}
        {panels.card.value && welcome !== null && !taught && (
          <YakuCard session={session} match={welcome.match_id} close={() => hide(panels.card)} />
        )}
        {panels.match.value && session.model.value.ended === null && (
          <MatchMenu session={session} live={live} close={() => hide(panels.match)} />
        )}
        {seatsAt(session)}
        <Votes session={session} />
        <Notices session={session} />
      </main>
    </TableContext>
  );
}

function CardButton({ panel }: { panel: Panels["card"] }) {
  return (
    <button
      type="button"
      class="quiet"
      title={t("card-title")}
      aria-expanded={panel.value}
      data-action="yaku-card"
      onClick={() => flip(panel)}
    >
      <span class="card-word">{t("card")}</span> <kbd>Y</kbd>
    </button>
  );
}

type Switch = Panels["help"];
const show = (panel: Switch) => {
  panel.value = true;
};
const hide = (panel: Switch) => {
  panel.value = false;
};
const flip = (panel: Switch) => {
  panel.value = !panel.value;
};

interface ResultProps {
  readonly session: Session;
  readonly panels: Panels;
  readonly left: ReturnType<typeof useClock>;
  readonly talk: ComponentChildren;
}

/** The scoresheet after a hand, then the standings after the last one. */
function Result({ session, panels, left, talk }: ResultProps) {
  // Back from the question of the last hand, its sheet is not read out again.
  const seen = useRef<RoundEnd | null>(null);
  const { view, welcome, prompt } = session.model.value;
  const kind = session.kind.value;
  if (view?.result === undefined || welcome === null) return null;
  const standings = isOver(view) ? view.standings : undefined;
  if (standings !== undefined && panels.standings.value) {
    const { mode } = welcome;
    const { taught, staked, home } = kind;
    return (
      <Standings
        end={standings}
        own={welcome.seat}
        names={welcome.names}
        matchId={taught ? null : welcome.match_id}
        {...(!taught && { history: async () => scoreHistory(await fetchReplay(welcome.match_id)) })}
        {...(!taught && !staked && { onward: onwardFrom(session, mode) })}
        {...(home !== "start" && { backTo: home })}
        back={() => goTo({ page: home })}
        shared={mode === "friends"}
        account={accountAt(mode, welcome.match_id)}
        ladder={ladderAt(mode, welcome.match_id)}
        talk={talk}
      />
    );
  }
  const offered = prompt === null || prompt.sent !== null ? [] : buttons(prompt);
  if (session.choosing.value.ending)
    return (
      <LastQuestion
        points={view.result.changes[welcome.seat]?.after ?? 0}
        session={session}
        left={left}
        talk={talk}
      />
    );
  const goOn = {
    id: "continue",
    label: t("button-continue"),
    key: keyOf(keyScheme.value, "continue"),
    marked: pointsAt(kind, { type: "continue" }),
    go: () => session.input({ type: "button", id: "continue" }),
  };
  const last = {
    id: "standings",
    label: t("final-standings"),
    key: "⏎",
    marked: kind.marked?.part === "standings",
    go: () => show(panels.standings),
  };
  const onward = standings !== undefined ? [last] : offered.some(({ id }) => id === "continue") ? [goOn] : [];
  const bookIt = { ...goOn, id: "book", label: t("button-book"), go: () => void session.book() };
  const booked = session.booked.value;
  return (
    <Scoresheet
      view={view}
      end={view.result}
      own={welcome.seat}
      names={welcome.names}
      next={booked ? onward : [bookIt]}
      clock={<Clock left={left} />}
      talk={talk}
      {...(kind.practice && {
        more: practiceActions(session),
        note: <Review matchId={welcome.match_id} names={welcome.names} />,
      })}
      booked={booked}
      still={welcome.pace === "instant" || seen.current === view.result}
      onPaid={(paid) => {
        session.paid.value = paid;
        if (paid) seen.current = view.result ?? null;
      }}
      lifted={panels.lifted.value}
      lift={(lifted) => {
        panels.lifted.value = lifted;
      }}
    />
  );
}
