import { useComputed, useSignal } from "@preact/signals";
import { useMoves } from "../../anim/useMoves.ts";
import type { Sitting } from "../../api/session.ts";
import { useSound } from "../../sound/useSound.ts";
import { NOT_CHOOSING } from "../../state/choosing.ts";
import { inSuits } from "../../state/houseDisplay.ts";
import { LOOKED_ON } from "../../state/kind.ts";
import { EMPTY, type Model } from "../../state/model.ts";
import { slots } from "../../state/options.ts";
import { type FoldedReplay, openHands, replayKey, replayKeys } from "../../state/replay.ts";
import { scoreHistory } from "../../state/scoreHistory.ts";
import { isOver } from "../../state/seats.ts";
import { useTableKeys } from "../input/useKeys.ts";
import { TableContext } from "../parts/TableContext.tsx";
import { Scoresheet } from "../result/Scoresheet.tsx";
import { Standings } from "../result/Standings.tsx";
import { goBack, goTo } from "../route.ts";
import { AllDiscards } from "../table/AllDiscards.tsx";
import { seatsInReplay } from "../table/atTable.tsx";
import { Corner, Entry, Opens, SettingsEntry } from "../table/Corner.tsx";
import { Heard } from "../table/Heard.tsx";
import { Onlooker } from "../table/Helper.tsx";
import { AskButton } from "../table/hand/Hints.tsx";
import { OwnHand } from "../table/hand/OwnHand.tsx";
import { KeyHelp } from "../table/KeyHelp.tsx";
import { Dora, Position, Seats } from "../table/TableParts.tsx";
import { HandList } from "./HandList.tsx";
import { PastWhy, PastWhyButton } from "./PastWhy.tsx";
import { PlayFromHere } from "./PlayFromHere.tsx";
import { ReplayBar } from "./ReplayBar.tsx";
import { SeatWaits } from "./SeatWaits.tsx";
import { TableFacts } from "./TableFacts.tsx";
import { type Playback, usePlayback } from "./usePlayback.ts";
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
import "../../style/side.css";
import "../../style/replay.css";
import { t } from "../../texts/texts.ts";

interface ReplayTableProps {
  readonly folded: FoldedReplay;
  readonly matchId: string | null;
  /** A user who came for one round goes back where they came from. */
  readonly round: number | null;
}

export function ReplayTable({ folded, matchId: id, round }: ReplayTableProps) {
  const playback = usePlayback(folded, round);
  // During a match, nothing else may be asked yet.
  const watched = folded.replay.goes_on === true ? id : null;
  const matchId = watched === null ? id : null;
  const back = () => goTo(watched === null ? { page: "start" } : { page: "watch", id: watched });
  const leave = () => (round === null ? back() : goBack());
  const { at, seat, open, panels } = playback;
  useTableKeys(panels, (event) => press(event, playback));
  const above = useSignal(false);
  const model = useComputed(() => folded.tables[seat.value]?.[at.value] ?? EMPTY);
  useMoves(model, true);
  useSound(model);
  const sitting = useSitting(model);
  const hands = open.value ? openHands(folded, at.value) : undefined;
  const { rules, summary } = folded.replay;
  return (
    <TableContext kind={LOOKED_ON} welcome={model.value.welcome}>
      <main class="table beside replay" data-pace="fast" data-testid="replay" data-at={at.value}>
        <Corner>
          <Opens id="from-above" label={t("from-above")} keys="V" panel={above} />
          <Opens id="help" label={t("help")} keys="?" panel={panels.help} />
          <SettingsEntry />
          <Entry id="leave" label={t("leave")} go={leave} />
        </Corner>
        <Dora model={model} />
        <Seats model={model} below={(of) => <SeatWaits playback={playback} of={of} />} />
        <Position model={model} {...(hands && { hands })} />
        <AllDiscards model={model} held={panels.lifted.value} open={above} />
        <Onlooker session={sitting} why={panels.why}>
          {matchId !== null && <PastWhy playback={playback} matchId={matchId} />}
        </Onlooker>
        <div class="toggles">
          {matchId !== null && <PastWhyButton playback={playback} />}
          <AskButton session={sitting} panel={panels.why} />
        </div>
        <OwnHand session={sitting} />
        <Heard model={model} />
        <Result
          playback={playback}
          model={model.value}
          matchId={matchId}
          back={{ label: t(watched === null ? "back-to-start" : "back-to-table"), go: back }}
        />
        {seatsInReplay(folded.replay, at.value)}
        <aside class={`side ${panels.list.value ? "open" : ""}`} aria-label={t("replay-hands")}>
          <HandList playback={playback} />
          {matchId !== null && <PlayFromHere playback={playback} matchId={matchId} />}
        </aside>
        <ReplayBar playback={playback} />
        {panels.help.value && (
          <KeyHelp
            keys={replayKeys()}
            rules={rules}
            summary={summary}
            close={() => {
              panels.help.value = false;
            }}
          >
            <TableFacts replay={folded.replay} />
          </KeyHelp>
        )}
      </main>
    </TableContext>
  );
}

function useSitting(model: Sitting["model"]): Sitting {
  const choosing = useSignal(NOT_CHOOSING);
  const hand = useComputed(() => {
    const { view, welcome } = model.value;
    if (view?.own === undefined || welcome === null) return [];
    return slots({ ...view.own, concealed: inSuits(view.own.concealed, welcome.display) });
  });
  return { model, choosing, hand, input: () => {} };
}

interface ResultProps {
  readonly playback: Playback;
  readonly model: Model;
  readonly matchId: string | null;
  readonly back: { readonly label: string; go(): void };
}

function Result({ playback, model, matchId, back }: ResultProps) {
  const { view, welcome } = model;
  if (view?.result === undefined || welcome === null) return null;
  if (view.standings !== undefined && isOver(view)) {
    return (
      <Standings
        end={view.standings}
        own={null}
        names={welcome.names}
        matchId={matchId}
        shared
        history={async () => scoreHistory(playback.folded.replay)}
        back={back.go}
      />
    );
  }
  const last = playback.at.value === playback.last;
  const next = { id: "next", label: t("go-on"), key: "→", go: () => playback.step("event", 1) };
  return (
    <Scoresheet
      view={view}
      end={view.result}
      own={null}
      names={welcome.names}
      next={last ? [{ ...back, id: "leave", key: "" }] : [next]}
      booked
      still
      lifted={playback.panels.lifted.value}
      lift={(lifted) => {
        playback.panels.lifted.value = lifted;
      }}
    />
  );
}

/** Returns whether the key was used. */
function press(event: KeyboardEvent, playback: Playback): boolean {
  // The browser presses a focused control.
  if (event.key === " " && event.target instanceof Element && event.target.closest("button, a, summary"))
    return false;
  const key = replayKey(event.key);
  switch (key?.type) {
    case "move":
      playback.step(key.stride, key.by);
      return true;
    case "seat":
      playback.turn();
      return true;
    case "hands":
      playback.open.value = !playback.open.peek();
      return true;
    case "explain":
      playback.explained.value = !playback.explained.peek();
      return true;
    case "play":
      playback.playing.value = !playback.playing.peek();
      return true;
    default:
      return false;
  }
}
