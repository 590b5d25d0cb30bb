import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import { newRoom } from "../../state/friends.ts";
import { keepRoomDraft, NEW_ROOM } from "../../state/roomDrafts.ts";
import { t } from "../../texts/texts.ts";
import { findRoom, openRoom, type Visitor } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { CodeField } from "../parts/CodeField.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { goTo, hrefOf } from "../route.ts";
import { foldOnEscape } from "../start/foldOnEscape.ts";
import { HostHere } from "./HostHere.tsx";
import { NameForm } from "./NameForm.tsx";
import { RoomForm } from "./RoomForm.tsx";
import { RoomList, type RoomListProps, useRooms } from "./RoomList.tsx";
import { useStartPage } from "./useStartPage.ts";
import { useVisitor } from "./useVisitor.ts";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/friends.css";

export function FriendsPage() {
  const { visitor, failure, load } = useVisitor();
  const here = visitor.value;
  return (
    <main class="start friends" onKeyDown={foldOnEscape}>
      <PageHead title={t("door-friends")} />
      <Trouble why={failure.value} again={here === null ? () => void load() : undefined} />
      {here !== null && (
        <Lobby
          visitor={here}
          set={(changed) => {
            visitor.value = changed;
          }}
        />
      )}
    </main>
  );
}

interface LobbyProps {
  readonly visitor: Visitor;
  readonly set: (visitor: Visitor) => void;
}

function Lobby({ visitor, set }: LobbyProps) {
  const { hosted, name } = visitor;
  if (!hosted) return <HostHere />;
  if (name === undefined)
    return (
      <section class="card" aria-labelledby="friends-name">
        <h2 id="friends-name">{t("friends-welcome")}</h2>
        <p>{t("friends-name-why")}</p>
        <NameForm label={t("friends-sign-in")} done={set} />
      </section>
    );
  return (
    <>
      <EnterByCode />
      <Rooms />
      <You name={name} />
    </>
  );
}

function EnterByCode() {
  const code = useSignal("");
  const failure = useSignal<string | null>(null);
  const enter = async (event: Event) => {
    event.preventDefault();
    await attempt(failure, async () => goTo({ page: "room", id: (await findRoom(code.value)).id }));
  };
  return (
    <section class="card" aria-labelledby="enter-room">
      <h2 id="enter-room">{t("friends-enter-room")}</h2>
      <form class="name-form" onSubmit={enter}>
        <CodeField label={t("friends-code-typed")} name="room-code" code={code} />
        <button type="submit" class="action" data-action="enter-room">
          {t("friends-enter")}
        </button>
      </form>
      <Trouble why={failure.value} />
    </section>
  );
}

function Rooms() {
  const { rooms, failure } = useRooms();
  return rooms === null ? <Trouble why={failure} /> : <Choice rooms={rooms} failure={failure} />;
}

/** Rooms come first if there are some at first; later nothing moves. */
function Choice(props: RoomListProps) {
  const [listFirst] = useState(props.rooms.length > 0);
  return (
    <>
      {listFirst && <RoomList {...props} />}
      <NewRoom />
      {!listFirst && <RoomList {...props} />}
    </>
  );
}

function NewRoom() {
  const { page, failure, reload } = useStartPage(true);
  return (
    <section class="card" aria-labelledby="new-room">
      <h2 id="new-room">{t("friends-new")}</h2>
      <Trouble why={failure.value} again={page === null ? () => void reload() : undefined} />
      {page !== null && (
        <RoomForm
          page={page}
          room={NEW_ROOM}
          initial={newRoom(page)}
          reload={reload}
          label={t("friends-open")}
          action="open-room"
          submit={(settings) =>
            attempt(failure, async () => {
              const { id } = await openRoom(settings);
              keepRoomDraft(NEW_ROOM, null);
              goTo({ page: "room", id });
            })
          }
        />
      )}
    </section>
  );
}

function You({ name }: { readonly name: string }) {
  return (
    <section class="card friends-you" aria-label={t("your-name")}>
      <p>{t("friends-signed-in", { name })}</p>
      <a class="quiet" href={hrefOf({ page: "you" })} data-action="you">
        {t("you-link")}
      </a>
    </section>
  );
}
