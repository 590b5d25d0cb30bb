import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { fetchRoom, LiveRoom } from "../../api/rooms.ts";
import { isPlaying, openSeat, personAt, rememberRoom } from "../../state/friends.ts";
import { keepForMatch } from "../../state/ownShares.ts";
import { t } from "../../texts/texts.ts";
import type { Room, RoomCommand, Visitor } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { goOnTo, goTo, hrefOf } from "../route.ts";
import { foldOnEscape } from "../start/foldOnEscape.ts";
import { ChangeSettings } from "./ChangeSettings.tsx";
import { HostDesk } from "./HostDesk.tsx";
import { HowToHost } from "./HowToHost.tsx";
import { Invite } from "./Invite.tsx";
import { NameForm } from "./NameForm.tsx";
import { RoomRules } from "./RoomRules.tsx";
import { RoomTalk } from "./RoomTalk.tsx";
import { Seats } from "./Seats.tsx";
import { useStartPage } from "./useStartPage.ts";
import { useVisitor } from "./useVisitor.ts";
import { Waiting } from "./Waiting.tsx";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/friends.css";
import "../../style/room.css";

/** A room for friends. Who has no name yet is asked for one before they come in. */
export function RoomPage({ id }: { id: string }) {
  const { visitor, failure, load } = useVisitor();
  const here = visitor.value;
  const invited = useSignal(false);
  return (
    <main class="start friends" onKeyDown={foldOnEscape}>
      {here?.name === undefined && <PageHead title={t("room-friends")} />}
      <Trouble why={failure.value} again={() => void load()} />
      {here?.hosted === false && <HowToHost />}
      {here?.hosted === true && here.name === undefined && (
        <Invitation
          id={id}
          enter={(named) => {
            invited.value = true;
            visitor.value = named;
          }}
        />
      )}
      {here?.hosted === true && here.name !== undefined && <Entered id={id} sits={invited.value} />}
    </main>
  );
}

/** Who invites to which match, and the question who wants to come in. */
function Invitation({ id, enter }: { id: string; enter: (visitor: Visitor) => void }) {
  const { value: room, failure } = useFetched(() => fetchRoom(id));
  if (room.value === null) return <Trouble why={failure.value} />;
  const { rules, settings } = room.value;
  return (
    <>
      <Invited host={hostOf(room.value)}>
        <p>{t("friends-name-why")}</p>
        <NameForm
          label={t(openSeat(room.value) === undefined ? "friends-come-in" : "friends-sit-down")}
          done={enter}
        />
      </Invited>
      <Seats room={room.value} bots={[]} />
      <RoomRules rules={rules} settings={settings} />
    </>
  );
}

/** By whom somebody without a seat is invited, and how they sit down. */
function Invited({ host, children }: { host: string; children: ComponentChildren }) {
  return (
    <section class="card" aria-labelledby="invitation" data-testid="invitation">
      <h2 id="invitation">{t("friends-invited", { host })}</h2>
      {children}
    </section>
  );
}

function hostOf(room: Room): string {
  return personAt(room, room.host)?.name ?? "";
}

/** The room from within; `sits`: for who has just said a name to sit down. */
function Entered({ id, sits }: { id: string; sits: boolean }) {
  const live = useMemo(() => new LiveRoom(id), [id]);
  useEffect(() => () => live.close(), [live]);
  const failure = useSignal<string | null>(null);
  const room = live.room.value;
  useSeat(room);
  const order = async (command: RoomCommand) => {
    await attempt(failure, () => live.order(command));
    if (failure.value !== null) scrollTo({ top: 0 });
    else if (command.type === "leave") goTo({ page: "friends" });
  };
  const seated = useRef(!sits);
  useEffect(() => {
    if (room === null || seated.current) return;
    seated.current = true;
    const seat = openSeat(room);
    if (room.you === undefined && seat !== undefined) void order({ type: "sit", seat });
  });
  if (live.closed.value !== null) return <Gone why={live.closed.value} />;
  if (room === null) return <PageHead title={t("room-friends")} />;
  const seat = room.you === undefined ? undefined : room.seats[room.you];
  const own = seat?.type === "person" ? seat.name : undefined;
  return (
    <Inside
      room={room}
      talk={<RoomTalk talk={live.talk} say={(talk) => live.say(talk)} own={own} />}
      lost={live.link.value === "lost"}
      failure={failure.value}
      order={order}
    />
  );
}

/** As soon as a match begins, whoever has a seat goes to its table. */
function useSeat(room: Room | null): void {
  const { id } = room ?? {};
  const match = room?.you !== undefined && isPlaying(room) ? room.current?.match_id : undefined;
  useEffect(() => {
    if (id === undefined || match === undefined) return;
    rememberRoom(match, id);
    keepForMatch(id, match);
    goOnTo({ page: "match", id: match });
  }, [id, match]);
}

/** There is no such room, or no more. */
function Gone({ why }: { why: string }) {
  return (
    <>
      <PageHead title={t("room-friends")} />
      <p class="start-failure" role="alert">
        {why}
      </p>
      <a class="action" href={hrefOf({ page: "friends" })} data-action="rooms">
        {t("friends-to-rooms")}
      </a>
    </>
  );
}

interface InsideProps {
  readonly room: Room;
  /** What is said in the room. */
  readonly talk: ComponentChildren;
  /** Whether the connection is lost. */
  readonly lost: boolean;
  readonly failure: string | null;
  readonly order: (command: RoomCommand) => Promise<void>;
}

function Inside({ room, talk, lost, failure, order }: InsideProps) {
  const isHost = room.you === room.host;
  const { page, reload } = useStartPage(isHost);
  const seat = room.you === undefined ? openSeat(room) : undefined;
  return (
    <>
      <PageHead title={t("friends-room-of", { host: hostOf(room) })} />
      <Trouble why={failure} />
      {lost && (
        <p class="start-failure" role="status">
          {t("link-lost")}
        </p>
      )}
      {seat !== undefined && (
        <Invited host={hostOf(room)}>
          <button
            type="button"
            class="action main room-sit"
            data-action="sit-down"
            onClick={() => void order({ type: "sit", seat })}
          >
            {t("friends-sit-down")}
          </button>
        </Invited>
      )}
      <Seats room={room} bots={page?.bots ?? []} order={order} />
      <div class="room-pair">
        <Waiting room={room} order={order} />
        <Invite id={room.id} />
      </div>
      {isHost && <HostDesk room={room} order={order} />}
      {talk}
      <RoomRules rules={room.rules} settings={room.settings} compares />
      {isHost && page !== null && !isPlaying(room) && (
        <ChangeSettings room={room} page={page} reload={reload} order={order} />
      )}
    </>
  );
}
