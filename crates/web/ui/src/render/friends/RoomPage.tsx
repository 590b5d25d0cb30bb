import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { LiveRoom, type Order } from "../../api/rooms.ts";
import {
  isPlaying,
  mayWatch,
  openSeat,
  personAt,
  rememberRoom,
  roomName,
  waitedFor,
} from "../../state/friends.ts";
import { keepForMatch } from "../../state/ownShares.ts";
import { houseName } from "../../state/phrases.ts";
import { signedInAs } from "../../state/visitor.ts";
import { t } from "../../texts/texts.ts";
import { fetchRoom, type Room, type Visitor } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { usePolled } from "../parts/useFetched.ts";
import { goOnTo, goTo, hrefOf } from "../route.ts";
import { foldOnEscape } from "../start/foldOnEscape.ts";
import { AlsoHere } from "./AlsoHere.tsx";
import { ChangeSettings } from "./ChangeSettings.tsx";
import { Evening } from "./Evening.tsx";
import { HostDesk } from "./HostDesk.tsx";
import { HostHere } from "./HostHere.tsx";
import { Invite } from "./Invite.tsx";
import { NameForm } from "./NameForm.tsx";
import { RoomRules } from "./RoomRules.tsx";
import { RoomTalk } from "./RoomTalk.tsx";
import { Seats } from "./Seats.tsx";
import { useNews } from "./useNews.ts";
import { useStartPage } from "./useStartPage.ts";
import { useVisitor } from "./useVisitor.ts";
import { Waiting } from "./Waiting.tsx";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/friends.css";
import "../../style/room.css";

/** A user without a name is asked for one first. */
export function RoomPage({ id }: { id: string }) {
  const { visitor, failure, load } = useVisitor();
  const here = visitor.value;
  const comesTo = useSignal<"sit" | "watch" | null>(null);
  return (
    <main class="start friends" onKeyDown={foldOnEscape}>
      {here?.name === undefined && <PageHead title={t("door-friends")} />}
      <Trouble why={failure.value} again={() => void load()} />
      {here?.hosted === false && <HostHere />}
      {here?.hosted === true && here.name === undefined && (
        <Invitation
          id={id}
          enter={(named, to) => {
            comesTo.value = to;
            visitor.value = named;
          }}
        />
      )}
      {here?.hosted === true && here.name !== undefined && <Entered id={id} comesTo={comesTo.value} />}
    </main>
  );
}

interface InvitationProps {
  readonly id: string;
  readonly enter: (visitor: Visitor, to: "sit" | "watch") => void;
}

function Invitation({ id, enter }: InvitationProps) {
  const { value: room, failure } = usePolled(() => fetchRoom(id));
  if (room.value === null) return <Trouble why={failure.value} />;
  const { rules, settings } = room.value;
  const hasSeat = openSeat(room.value) !== undefined;
  const watches = mayWatch(room.value);
  // During a match, the room has the button to its table.
  const waits = watches && !hasSeat && !isPlaying(room.value);
  const ways = watches ? (hasSeat ? "friends-sit-or-watch" : "friends-only-watch") : null;
  return (
    <>
      {settings.name !== undefined && <p class="room-called">{settings.name}</p>}
      <Invited host={room.value.host.name}>
        <Trouble why={failure.value} />
        <div role="status" data-testid="invited-to">
          <p>
            <b>{waitedFor(room.value)}</b>
          </p>
          {ways !== null && <p>{t(ways)}</p>}
        </div>
        <p>{t("friends-name-why")}</p>
        <NameForm
          label={t(hasSeat ? "friends-sit-down" : waits ? "friends-watch" : "friends-come-in")}
          done={(visitor) => enter(visitor, waits ? "watch" : "sit")}
          {...(hasSeat &&
            watches && {
              other: {
                label: t("friends-just-watch"),
                action: "just-watch",
                done: (visitor) => enter(visitor, "watch"),
              },
            })}
        />
      </Invited>
      <Seats room={room.value} bots={[]}>
        <p class="room-code">{houseName(rules.title)}</p>
      </Seats>
      <RoomRules rules={rules} settings={settings} />
    </>
  );
}

function Invited({ host, children }: { host: string; children: ComponentChildren }) {
  return (
    <section class="card" aria-labelledby="invitation" data-testid="invitation">
      <h2 id="invitation">{t("friends-invited", { host })}</h2>
      {children}
    </section>
  );
}

interface EnteredProps {
  readonly id: string;
  readonly comesTo: "sit" | "watch" | null;
}

function Entered({ id, comesTo }: EnteredProps) {
  const live = useMemo(() => new LiveRoom(id), [id]);
  useEffect(() => () => live.close(), [live]);
  const failure = useSignal<string | null>(null);
  const looksAlike = useSignal(false);
  const room = live.room.value;
  const watches = useSignal(comesTo === "watch");
  const news = useNews(room);
  useTable(room, watches.value);
  const order: Order = async (command) => {
    looksAlike.value = false;
    const refused = (key: string | null) => {
      looksAlike.value = key === "room_looks_alike";
    };
    await attempt(failure, () => live.order(command), refused);
    if (failure.value !== null) scrollTo({ top: 0 });
    else if (command.type === "leave") goTo({ page: "friends" });
    return failure.value === null;
  };
  const sitDown = (room: Room) => {
    const seat = openSeat(room);
    if (room.you === undefined && seat !== undefined) void order({ type: "sit", seat });
  };
  const seated = useRef(comesTo !== "sit");
  useEffect(() => {
    if (room === null || seated.current) return;
    seated.current = true;
    sitDown(room);
  });
  if (live.closed.value !== null) return <Gone why={live.closed.value} />;
  if (live.keptOut.value) return <Gone why={t("friends-kept-out")} />;
  if (room === null) return <PageHead title={t("door-friends")} />;
  const own = room.host.you ? room.host.name : personAt(room, room.you)?.name;
  return (
    <Inside
      room={room}
      talk={<RoomTalk talk={live.talk} say={(talk) => live.say(talk)} own={own} />}
      lost={live.link.value === "lost"}
      news={news}
      failure={failure.value}
      rename={
        looksAlike.value && (
          <NameForm name={signedInAs.value ?? ""} label={t("friends-sit-down")} done={() => sitDown(room)} />
        )
      }
      order={order}
      watches={watches}
    />
  );
}

/** When a match begins, players and spectators go to its table. */
function useTable(room: Room | null, watches: boolean): void {
  const { id, you } = room ?? {};
  const match = room !== null && isPlaying(room) ? room.current?.match_id : undefined;
  const page = you !== undefined ? "match" : watches && room !== null && mayWatch(room) ? "watch" : null;
  useEffect(() => {
    if (id === undefined || match === undefined || page === null) return;
    rememberRoom(match, id);
    if (page === "match") keepForMatch(id, match);
    goOnTo({ page, id: match });
  }, [id, match, page]);
}

/** There is no such room, or the host keeps the user out. */
function Gone({ why }: { why: string }) {
  return (
    <>
      <PageHead title={t("door-friends")} />
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
  readonly talk: ComponentChildren;
  readonly lost: boolean;
  readonly news: readonly string[];
  readonly failure: string | null;
  readonly rename: ComponentChildren;
  readonly order: Order;
  readonly watches: Signal<boolean>;
}

function Inside({ room, talk, lost, news, failure, rename, order, watches }: InsideProps) {
  const isHost = room.host.you;
  const { page, reload } = useStartPage(isHost);
  const seat = room.you === undefined && !isHost ? openSeat(room) : undefined;
  return (
    <>
      <PageHead title={roomName({ name: room.settings.name, host: room.host.name })} />
      <Trouble why={failure} />
      {rename}
      {lost && (
        <p class="start-failure" role="status">
          {t("link-lost")}
        </p>
      )}
      <div role="status" data-testid="room-news">
        {news.map((words) => (
          <p key={words} class="start-failure">
            {words}
          </p>
        ))}
      </div>
      {seat !== undefined && (
        <Invited host={room.host.name}>
          {watches.value && <p role="status">{t("friends-watches")}</p>}
          <div class="room-ways">
            <button
              type="button"
              class={`action ${watches.value ? "" : "main"}`}
              data-action="sit-down"
              onClick={() => void order({ type: "sit", seat })}
            >
              {t("friends-sit-down")}
            </button>
            {!watches.value && mayWatch(room) && (
              <button
                type="button"
                class="action"
                data-action="just-watch"
                onClick={() => {
                  watches.value = true;
                }}
              >
                {t("friends-just-watch")}
              </button>
            )}
          </div>
        </Invited>
      )}
      <div class="room-pair">
        <Waiting room={room} order={order} />
        <Seats room={room} bots={page?.bots ?? []} order={order}>
          <Invite id={room.id} code={room.code} />
        </Seats>
        <div class="room-side">
          <AlsoHere room={room} order={order} />
          {isHost && <HostDesk room={room} order={order} />}
          {talk}
        </div>
      </div>
      <Evening room={room} />
      <RoomRules rules={room.rules} settings={room.settings} compares />
      {isHost && page !== null && !isPlaying(room) && (
        <ChangeSettings room={room} page={page} reload={reload} order={order} />
      )}
    </>
  );
}
