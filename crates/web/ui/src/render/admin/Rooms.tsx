import { listed } from "../../state/face.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import { type AdminRoom, closeRoom, fetchAllRooms } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { ask } from "../parts/Question.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { dayOf } from "../start/MatchParts.tsx";
import { type ListProps, useListed } from "./useListed.ts";

export function Rooms({ version, changed }: ListProps) {
  const { list, failure, load } = useListed(fetchAllRooms, version);
  const close = (id: string) =>
    attempt(failure, async () => {
      await closeRoom(id);
      changed();
    });
  return (
    <section class="card" aria-labelledby="admin-rooms" data-testid="admin-rooms">
      <h2 id="admin-rooms">{t("admin-rooms")}</h2>
      <Trouble why={failure.value} again={() => void load()} />
      {list?.length === 0 && <p class="about">{t("admin-no-rooms")}</p>}
      <ul class="room-entries">
        {list?.map((room) => (
          <Room key={room.id} room={room} close={() => close(room.id)} />
        ))}
      </ul>
    </section>
  );
}

function Room({ room, close }: { readonly room: AdminRoom; readonly close: () => Promise<void> }) {
  const { id, host, people, bots, open, opened, rules, playing, closing } = room;
  const name = t("admin-room-of", { host });
  const decide = async () => {
    const question = playing === undefined ? "admin-close-question" : "admin-close-later-question";
    if (await ask(t(question, { host }), t("admin-close-it"))) await close();
  };
  return (
    <li data-room={id}>
      <p>
        <b>{name}</b>
        <small>
          {houseName(rules)} · {listed(people)} · {t("admin-seats", { bots, open })} ·{" "}
          {t("admin-opened", { time: dayOf(opened) })}
          {playing !== undefined && ` · ${t("admin-in-play")}`}
        </small>
        {closing && <small class="admin-banned">{t("admin-closing")}</small>}
      </p>
      {!closing && (
        <button
          type="button"
          class="action"
          data-action="close-room"
          aria-label={t("verb-match", { verb: t("admin-close"), match: name })}
          onClick={() => void decide()}
        >
          {t("admin-close")}
        </button>
      )}
    </li>
  );
}
