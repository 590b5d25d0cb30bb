import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useMoves } from "../../anim/useMoves.ts";
import { Session } from "../../api/session.ts";
import { useSound } from "../../sound/useSound.ts";
import { offlineIn } from "../../state/friends.ts";
import { discardClicks, keyScheme, rightButton, seatsMove } from "../../state/houseDisplay.ts";
import { padKeys } from "../../state/pad.ts";
import { mouseKeys, tableKeys } from "../../state/schemes.ts";
import { hasJustBegun } from "../../state/seats.ts";
import type { LessonPart } from "../../wire/generated/wire.ts";
import { useKeys } from "../input/useKeys.ts";
import { standardPads, usePad } from "../input/usePad.ts";
import { useRightPress } from "../input/usePointer.ts";
import type { Addresses } from "../pages.ts";
import { small } from "../parts/small.ts";
import { TableContext } from "../parts/TableContext.tsx";
import { RoomBubbles, TalkContext } from "../talk/Bubble.tsx";
import { TalkMenu } from "../talk/TalkMenu.tsx";
import { useHeardTalk } from "../talk/useHeardTalk.ts";
import { AllDiscards } from "./AllDiscards.tsx";
import { accountAt, seatsAt } from "./atTable.tsx";
import { Clock, useClock } from "./Clock.tsx";
import { Heard, useAsked } from "./Heard.tsx";
import { Helper } from "./Helper.tsx";
import { AutoBar } from "./hand/AutoBar.tsx";
import { AskButton } from "./hand/Hints.tsx";
import { OwnHand } from "./hand/OwnHand.tsx";
import { PromptBar } from "./hand/PromptBar.tsx";
import { KeyHelp } from "./KeyHelp.tsx";
import { MatchMenu } from "./MatchMenu.tsx";
import { Notices } from "./Notices.tsx";
import { Result } from "./Result.tsx";
import { SeatWindows, Tray } from "./seatWindows/SeatWindows.tsx";
import { TableMenu } from "./TableMenu.tsx";
import { Dora, Position, Seats } from "./TableParts.tsx";
import { useRoom } from "./useRoom.ts";
import { Votes } from "./Votes.tsx";
import { YakuCard } from "./YakuCard.tsx";
import "../../style/table.css";
import "../../style/hand.css";
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

function usePanels(standings: boolean) {
  return {
    above: useSignal(false),
    help: useSignal(false),
    card: useSignal(false),
    why: useSignal(false),
    lifted: useSignal(false),
    match: useSignal(false),
    standings: useSignal(standings),
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

export function TablePage({ id: matchId, shows }: Addresses["match"]) {
  const session = useMemo(() => new Session(matchId), [matchId]);
  useEffect(() => () => session.close(), [session]);
  return <Table session={session} standings={shows !== undefined} />;
}

interface TableProps {
  /** Another session needs another table. */
  readonly session: Session;
  /** Opens with the final standings, if the match is over. */
  readonly standings?: boolean;
  /** `opened` hears which parts of the table are opened. */
  readonly lesson?: { readonly panel: ComponentChildren; opened?(part: LessonPart): void };
}

export function Table({ session, lesson, standings: first = false }: TableProps) {
  const panels = usePanels(first);
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
  const { taught } = kind;
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
  const playing = view?.result === undefined;
  return (
    <TableContext kind={kind} welcome={welcome}>
      <main
        class={`table ${taught ? "beside lesson" : ""}`}
        data-pace={welcome?.pace}
        data-windows={windows ? "" : undefined}
        {...rightPress}
      >
        <TableMenu session={session} panels={panels} talk={playing && talk} />
        <Dora model={session.shown} />
        <RoomBubbles talk={session.talk} above={!playing} />
        <TalkContext.Provider value={session.talk}>
          <Seats model={session.shown} offline={offline} />
        </TalkContext.Provider>
        {laid ? <Position model={session.shown} /> : <div class="board" />}
        {/* After the board, which would shift it. */}
        {laid && (
          <>
            <Helper session={session} why={panels.why}>
              {welcome !== null &&
                view !== null &&
                hasJustBegun(view, welcome.seat) &&
                accountAt(welcome.mode, welcome.match_id)}
            </Helper>
            <div class="actions">
              <div class="decision" data-place="decision">
                {windows && <Tray place="decision" />}
                <PromptBar session={session} />
              </div>
            </div>
            <div class="toggles">
              {!taught && !small.value && <AutoBar />}
              <AskButton session={session} panel={panels.why} />
            </div>
            <OwnHand session={session} />
          </>
        )}
        {laid && windows && <SeatWindows model={session.model.value} />}
        {/* With a sheet it is on the sheet. */}
        {playing && <Clock left={left} calm={session.model.value.window !== null} />}
        <AllDiscards model={session.model} held={panels.lifted.value} open={panels.above} />
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

type Switch = Panels["help"];
const hide = (panel: Switch) => {
  panel.value = false;
};
