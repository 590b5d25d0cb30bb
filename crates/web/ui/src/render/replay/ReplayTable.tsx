import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { useMoves } from "../../anim/useMoves.ts";
import type { Sitting } from "../../api/session.ts";
import { useSound } from "../../sound/useSound.ts";
import { NOT_CHOOSING } from "../../state/choosing.ts";
import { inSuits } from "../../state/houseDisplay.ts";
import { LOOKED_ON } from "../../state/kind.ts";
import { EMPTY, type Model } from "../../state/model.ts";
import { slots } from "../../state/options.ts";
import {
  type FoldedReplay,
  moved,
  openHands,
  replayKey,
  replayKeys,
  type Stride,
  seatsOf,
} from "../../state/replay.ts";
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
import { PastWhy, PastWhyButton } from "./PastWhy.tsx";
import { ReplayBar, SPEEDS } from "./ReplayBar.tsx";
import { TableFacts } from "./TableFacts.tsx";
import "../../style/table.css";
import "../../style/hand.css";
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
import "../../style/replay.css";
import { t } from "../../texts/texts.ts";

function usePlayback(folded: FoldedReplay, round: number | null) {
  const { rounds, goes_on } = folded.replay;
  const at = useSignal(rounds[round ?? (goes_on ? rounds.length - 1 : 0)]?.first ?? 0);
  const seat = useSignal(folded.replay.seat);
  const open = useSignal(true);
  const playing = useSignal(false);
  const explained = useSignal(false);
  const speed = useSignal(1);
  const panels = { help: useSignal(false), why: useSignal(false), lifted: useSignal(false) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: signals stay the same
  return useMemo(() => {
    const go = (to: number) => {
      at.value = to;
      if (to === folded.length - 1) playing.value = false;
    };
    return {
      folded,
      at,
      seat,
      open,
      playing,
      explained,
      speed,
      panels,
      go,
      move: (stride: Stride, by: 1 | -1) => go(moved(folded, at.peek(), stride, by)),
      turn: () => {
        const seats = seatsOf(folded);
        seat.value = seats[(seats.indexOf(seat.peek()) + 1) % seats.length] ?? 0;
      },
    };
  }, [folded]);
}
export type Playback = ReturnType<typeof usePlayback>;

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
  usePlaying(playback);
  const above = useSignal(false);
  const model = useComputed(() => folded.tables[seat.value]?.[at.value] ?? EMPTY);
  useMoves(model, true);
  useSound(model);
  const sitting = useSitting(model);
  const hands = open.value ? openHands(folded, at.value) : undefined;
  const { rules, summary } = folded.replay;
  return (
    <TableContext kind={LOOKED_ON} welcome={model.value.welcome}>
      <main class="table replay" data-pace="fast" data-testid="replay" data-at={at.value}>
        <Corner>
          <Opens id="from-above" label={t("from-above")} keys="V" panel={above} />
          <Opens id="help" label={t("help")} keys="?" panel={panels.help} />
          <SettingsEntry />
          <Entry id="leave" label={t("leave")} go={leave} />
        </Corner>
        <Dora model={model} />
        <Seats model={model} />
        <Position model={model} {...(hands && { hands })} />
        <AllDiscards model={model} held={panels.lifted.value} open={above} />
        <Onlooker
          session={sitting}
          why={panels.why.value}
          closeWhy={() => {
            panels.why.value = false;
          }}
        >
          {matchId !== null && <PastWhy playback={playback} matchId={matchId} />}
        </Onlooker>
        <div class="toggles">
          {matchId !== null && <PastWhyButton playback={playback} />}
          <AskButton
            session={sitting}
            why={panels.why.value}
            toggleWhy={() => {
              panels.why.value = !panels.why.value;
            }}
          />
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
        <ReplayBar playback={playback} matchId={matchId} />
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
  const last = playback.at.value === playback.folded.length - 1;
  const next = { id: "next", label: t("go-on"), key: "→", go: () => playback.move("event", 1) };
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

function usePlaying(playback: Playback) {
  const { playing, speed } = playback;
  const pause = SPEEDS[speed.value]?.pause ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `playback` stays the same
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => playback.move("event", 1), pause);
    return () => clearInterval(timer);
  }, [playing.value, pause]);
}

/** Returns whether the key was used. */
function press(event: KeyboardEvent, playback: Playback): boolean {
  // A list uses the arrow keys itself, and the browser presses a focused control.
  if (event.target instanceof Element) {
    if (event.target.closest("select")) return false;
    if (event.key === " " && event.target.closest("button, a, summary")) return false;
  }
  const key = replayKey(event.key);
  switch (key?.type) {
    case "move":
      playback.playing.value = false;
      playback.move(key.stride, key.by);
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
