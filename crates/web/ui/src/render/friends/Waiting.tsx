import type { Order } from "../../api/rooms.ts";
import {
  isLastThere,
  isPlaying,
  mayWatch,
  openSeat,
  organises,
  personAt,
  rememberRoom,
  waitedFor,
} from "../../state/friends.ts";
import { readyIn } from "../../state/roomShare.ts";
import { t } from "../../texts/texts.ts";
import type { Room } from "../../wire/generated/wire.ts";
import { ask } from "../parts/Question.tsx";
import { hrefOf } from "../route.ts";
import { Watchers } from "../table/Watchers.tsx";

interface WaitingProps {
  readonly room: Room;
  readonly order: Order;
}

export function Waiting({ room, order }: WaitingProps) {
  const own = personAt(room, room.you);
  const { current } = room;
  const leave = async () => {
    const isPlayer = own !== null && isPlaying(room);
    const why = isPlayer ? t("match-leave-question") : isLastThere(room) ? t("friends-leave-last") : null;
    if (why === null || (await ask(why, t("friends-leave")))) await order({ type: "leave" });
  };
  return (
    <section class="card room-waiting">
      <p class="room-waited" role="status" data-testid="waited">
        {waitedFor(room)}
      </p>
      {openSeat(room) !== undefined && <p class="about">{t("friends-wait-open-about")}</p>}
      <Watching room={room} />
      {(own !== null || organises(room)) && (
        <div class="room-ways">
          {organises(room) && <OrganiserWays room={room} order={order} />}
          {own !== null && !isPlaying(room) && (
            <button
              type="button"
              class={`action ${own.ready ? "" : "main"}`}
              data-action="ready"
              onClick={() => void order(own.ready ? { type: "ready", ready: false } : readyIn(room))}
            >
              {t(own.ready ? "friends-unready" : "friends-ready")}
            </button>
          )}
          <button type="button" class="quiet" data-action="leave" onClick={() => void leave()}>
            {t("friends-leave")}
          </button>
        </div>
      )}
      {own !== null && room.host.you && !isPlaying(room) && (
        <p class="about room-give-up">
          <button
            type="button"
            class="quiet"
            data-action="give-up-seat"
            onClick={() => void order({ type: "give_up_seat" })}
          >
            {t("friends-give-up-seat")}
          </button>
          {t("friends-give-up-seat-about")}
        </p>
      )}
      {current?.over === true && <p>{t("friends-over")}</p>}
    </section>
  );
}

/** A host without a seat sits down like anybody, and can end a match from here. */
function OrganiserWays({ room, order }: WaitingProps) {
  const seat = openSeat(room);
  const end = async () => {
    if (await ask(t("match-end-question"), t("match-end-it"))) await order({ type: "end_match" });
  };
  return (
    <>
      {seat !== undefined && (
        <button
          type="button"
          class="action"
          data-action="sit-down"
          onClick={() => void order({ type: "sit", seat })}
        >
          {t("friends-sit-down")}
        </button>
      )}
      {isPlaying(room) && (
        <button type="button" class="quiet" data-action="end-match" onClick={() => void end()}>
          {t("match-end")}
        </button>
      )}
    </>
  );
}

function Watching({ room }: Pick<WaitingProps, "room">) {
  const { id, watchers, you, current } = room;
  if (current === undefined || current.over || !mayWatch(room)) return null;
  return (
    <div class="room-ways">
      {you === undefined && (
        <a
          class="action main"
          href={hrefOf({ page: "watch", id: current.match_id })}
          onClick={() => rememberRoom(current.match_id, id)}
          data-action="watch"
        >
          {t("friends-watch")}
        </a>
      )}
      <Watchers count={watchers} />
    </div>
  );
}
