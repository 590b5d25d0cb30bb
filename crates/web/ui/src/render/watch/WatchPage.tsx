import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { useMoves } from "../../anim/useMoves.ts";
import { Spectator } from "../../api/spectator.ts";
import { useSound } from "../../sound/useSound.ts";
import { roomOfMatch } from "../../state/friends.ts";
import { LOOKED_ON } from "../../state/kind.ts";
import type { Model } from "../../state/model.ts";
import { scoreHistory } from "../../state/scoreHistory.ts";
import { isOver } from "../../state/seats.ts";
import { hasEarlierHand, seenFrom, watchKeys } from "../../state/watching.ts";
import { t } from "../../texts/texts.ts";
import { fetchReplay } from "../../wire/generated/wire.ts";
import { useTableKeys } from "../input/useKeys.ts";
import { TableContext } from "../parts/TableContext.tsx";
import { Scoresheet } from "../result/Scoresheet.tsx";
import { Standings } from "../result/Standings.tsx";
import { goTo } from "../route.ts";
import { AllDiscards } from "../table/AllDiscards.tsx";
import { Clock, useClock } from "../table/Clock.tsx";
import { Corner, Entry, Opens, SettingsEntry } from "../table/Corner.tsx";
import { Heard } from "../table/Heard.tsx";
import { KeyHelp } from "../table/KeyHelp.tsx";
import { LinkNotice, MatchEnded } from "../table/Notices.tsx";
import { Dora, Position, Seats } from "../table/TableParts.tsx";
import { Watchers } from "../table/Watchers.tsx";
import { RoomBubbles, TalkContext } from "../talk/Bubble.tsx";
import { useHeardTalk } from "../talk/useHeardTalk.ts";
import { NearHand } from "./NearHand.tsx";
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

export function WatchPage({ id: matchId }: { id: string }) {
  const spectator = useMemo(() => new Spectator(matchId), [matchId]);
  useEffect(() => () => spectator.close(), [spectator]);
  const seat = useSignal(0);
  const above = useSignal(false);
  const panels = { help: useSignal(false), why: useSignal(false), lifted: useSignal(false) };
  const model = useComputed(() => seenFrom(spectator.model.value, seat.value));
  const turn = () => {
    seat.value = (seat.peek() + 1) % (spectator.model.peek().view?.seats.length ?? 1);
  };
  useTableKeys(panels, ({ key }) => {
    if (key.toLowerCase() !== "s") return false;
    turn();
    return true;
  });
  useMoves(model, true);
  useSound(model);
  useHeardTalk(spectator.talk);
  const left = useClock({ model });
  const { welcome, view, watchers } = model.value;
  return (
    <TableContext kind={LOOKED_ON} welcome={welcome}>
      <main class="table watch" data-pace={welcome?.pace} data-testid="watch">
        <Corner beside={<Beside watchers={watchers} turn={turn} />}>
          <Opens id="from-above" label={t("from-above")} keys="V" panel={above} />
          {welcome?.watching === "hands" && view !== null && hasEarlierHand(view) && (
            <Entry
              id="hands-so-far"
              label={t("watch-hands")}
              go={() => goTo({ page: "replay", id: matchId })}
            />
          )}
          <SettingsEntry />
          <Entry id="leave" label={t("leave")} go={() => leave(matchId)} />
        </Corner>
        <Dora model={model} />
        <RoomBubbles talk={spectator.talk} />
        <TalkContext.Provider value={spectator.talk}>
          <Seats model={model} />
        </TalkContext.Provider>
        <Position model={model} />
        <AllDiscards model={model} held={panels.lifted.value} open={above} />
        <Clock left={left} calm />
        <NearHand model={model.value} />
        <Heard model={model} />
        <Result model={model.value} matchId={matchId} lifted={panels.lifted} />
        {panels.help.value && welcome !== null && (
          <KeyHelp
            keys={watchKeys()}
            rules={welcome.rules}
            summary={welcome.summary}
            close={() => {
              panels.help.value = false;
            }}
          />
        )}
        <LinkNotice link={spectator.link.value} seated={view !== null} />
        {model.value.ended !== null && <MatchEnded by={model.value.ended} match={matchId} />}
        <Ended model={model.value} matchId={matchId} />
      </main>
    </TableContext>
  );
}

function Beside({ watchers, turn }: { readonly watchers: number; readonly turn: () => void }) {
  return (
    <>
      <Watchers count={watchers} />
      <button
        type="button"
        class="glyph"
        data-action="turn"
        title={`${t("watch-turn-title")} (S)`}
        aria-label={t("watch-turn")}
        aria-keyshortcuts="S"
        onClick={turn}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5" />
        </svg>
      </button>
    </>
  );
}

/** Goes back to the room, if the browser still knows it. */
function leave(matchId: string): void {
  const room = roomOfMatch(matchId);
  goTo(room === null ? { page: "friends" } : { page: "room", id: room });
}

interface ResultProps {
  readonly model: Model;
  readonly matchId: string;
  readonly lifted: { value: boolean };
}

/** The scoresheet until the next hand is dealt, the standings at the end. */
function Result({ model, matchId, lifted }: ResultProps) {
  const { view, welcome } = model;
  if (view?.result === undefined || welcome === null) return null;
  if (view.standings !== undefined && isOver(view)) {
    const back = { action: "back-to-room", label: t("back-to-room"), go: () => leave(matchId) } as const;
    return (
      <Standings
        end={view.standings}
        own={null}
        names={welcome.names}
        matchId={matchId}
        shared
        history={async () => scoreHistory(await fetchReplay(matchId))}
        back={() => goTo({ page: "start" })}
        onward={[back]}
      />
    );
  }
  return (
    <Scoresheet
      view={view}
      end={view.result}
      own={null}
      names={welcome.names}
      next={[]}
      booked
      still={false}
      lifted={lifted.value}
      lift={(up) => {
        lifted.value = up;
      }}
    />
  );
}

function Ended({ model: { closed }, matchId }: { model: Model; matchId: string }) {
  if (closed === null) return null;
  return (
    <div class="overlay">
      <section class="sheet notice" role="alertdialog" aria-label={t("notice")} data-testid="notice">
        <h2>{t("notice-closed")}</h2>
        <p>{closed.by === "replaced" ? "" : closed.message}</p>
        <footer class="sheet-foot">
          <button type="button" class="action main" data-action="back-to-room" onClick={() => leave(matchId)}>
            {t("back-to-room")}
          </button>
        </footer>
      </section>
    </div>
  );
}
