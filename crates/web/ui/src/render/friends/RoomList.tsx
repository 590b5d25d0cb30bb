import { ownFirst, roomName } from "../../state/friends.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import { fetchRooms, type RoomEntry } from "../../wire/generated/wire.ts";
import { Trouble } from "../parts/Trouble.tsx";
import { usePolled } from "../parts/useFetched.ts";
import { hrefOf } from "../route.ts";

export function useRooms() {
  const { value, failure } = usePolled(fetchRooms);
  return { rooms: value.value?.rooms ?? null, failure: failure.value };
}

export interface RoomListProps {
  readonly rooms: readonly RoomEntry[];
  readonly failure: string | null;
}

export function RoomList({ rooms, failure }: RoomListProps) {
  return (
    <section class="card" aria-labelledby="room-list" data-testid="room-list">
      <h2 id="room-list">{t("friends-rooms")}</h2>
      <Trouble why={failure} />
      {rooms.length === 0 && <p class="about">{t("friends-no-rooms")}</p>}
      <ul class="room-entries">
        {ownFirst(rooms).map((room) => (
          <Entry key={room.id} room={room} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ room: { id, host, name: given, rules, seats, open, playing, yours } }: { room: RoomEntry }) {
  const name = roomName({ name: given, host });
  return (
    <li data-room={id}>
      <p>
        <b>{name}</b>
        <small>
          {given !== undefined && `${t("friends-room-of", { host })} · `}
          {houseName(rules)} · {playing ? t("friends-in-play") : t("friends-seats", { open, seats })}
        </small>
      </p>
      <a
        class={`action ${yours ? "main" : ""}`}
        href={hrefOf({ page: "room", id })}
        data-action="enter-room"
        aria-label={t("verb-match", { verb: t(yours ? "friends-back" : "friends-enter"), match: name })}
      >
        {t(yours ? "friends-back" : "friends-enter")}
      </a>
    </li>
  );
}
