import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Order } from "../../api/rooms.ts";
import { isPlaying, personAt } from "../../state/friends.ts";
import { seated } from "../../state/people.ts";
import { botAbout, botName } from "../../state/phrases.ts";
import { WINDS } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { BotInfo, Person, Room, RoomCommand, RoomSeat } from "../../wire/generated/wire.ts";
import { Portrait } from "../parts/portrait/Portrait.tsx";
import { Rank } from "../parts/portrait/Rank.tsx";
import { ask } from "../parts/Question.tsx";

const USUAL_BOT = "normal";

interface SeatsProps {
  readonly room: Room;
  readonly bots: readonly BotInfo[];
  /** Missing where seats are only shown. */
  readonly order?: Order;
  /** In the middle of the table. */
  readonly children?: ComponentChildren;
}

export function Seats({ room, bots, order, children }: SeatsProps) {
  const faces = facesOf(room);
  const isHost = room.host.you;
  const picked = useSignal<number | null>(null);
  // If seats are drawn, places mean nothing.
  const swaps = order !== undefined && isHost && !isPlaying(room) && room.settings.seating === "choice";
  const { length } = room.seats;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was picked is so among these seats
  useEffect(() => {
    picked.value = null;
  }, [swaps, length]);
  return (
    <section class="room-table" aria-label={t("friends-table")}>
      <div class="room-centre">{children}</div>
      <ol class="room-seats">
        {room.seats.map((seat, nth) => (
          <li
            key={nth}
            class={`room-seat ${seat.type} ${nth === room.you ? "yours" : ""} ${picked.value === nth ? "picked" : ""}`}
            data-seat={nth}
            data-place={placeOf(room, nth)}
            style={{ gridArea: placeOf(room, nth) }}
            data-seated={seat.type}
          >
            <Occupant room={room} seat={seat} nth={nth} face={faces[nth]} />
            {order !== undefined && <ReportWay room={room} nth={nth} order={order} />}
            {order !== undefined && (
              <>
                {picked.value === null && (
                  <SeatWays room={room} seat={seat} nth={nth} bots={bots} order={order} />
                )}
                {swaps && (picked.value !== null || seat.type !== "open") && (
                  <Swap room={room} nth={nth} picked={picked} order={order} />
                )}
                {picked.value === null && isHost && nth !== room.you && !isPlaying(room) && (
                  <Remove seat={seat} nth={nth} order={order} />
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      <Organiser room={room} order={order} />
    </section>
  );
}

/** As seen from the own seat: near, right, across or left. */
function placeOf({ seats: { length }, you = 0 }: Room, nth: number): string {
  const places = length === 3 ? ["near", "right", "left"] : ["near", "right", "across", "left"];
  return places[(nth - you + length) % length] ?? "";
}

function Organiser({ room, order }: { room: Room; order: Order | undefined }) {
  const { host, you } = room;
  if (host.seat !== undefined) return null;
  return (
    <div class="room-organiser" data-testid="organiser">
      <span class="room-mark host">{t("friends-host")}</span>
      <b>{host.name}</b>
      {host.you && <span class="room-mark">{t("you")}</span>}
      <span class="room-mark">{t("friends-host-no-seat")}</span>
      <Presence here={host.here} />
      {order !== undefined && you !== undefined && (
        <Report name={host.name} isHost command={{ type: "report_host" }} order={order} />
      )}
    </div>
  );
}

function Presence({ here }: { here: boolean }) {
  return (
    <span class={`room-presence ${here ? "here" : "offline"}`}>{t(here ? "friends-here" : "offline")}</span>
  );
}

function facesOf({ seats }: Room): readonly (Person | undefined)[] {
  const people = seats.filter((seat) => seat.type === "person");
  const faces = [
    ...seated(
      people.map(({ name }) => name),
      people.map(({ face }) => face),
    ),
  ];
  return seats.map((seat) => (seat.type === "person" ? faces.shift() : undefined));
}

interface OccupantProps {
  readonly room: Room;
  readonly seat: RoomSeat;
  readonly nth: number;
  readonly face: Person | undefined;
}

function Occupant({ room, seat, nth, face }: OccupantProps) {
  const wind = <SeatWind room={room} nth={nth} />;
  switch (seat.type) {
    case "open":
      return (
        <Card picture={<span class="room-empty" aria-hidden="true" />} name={t("friends-open-seat")}>
          {wind}
        </Card>
      );
    case "bot":
      return (
        <Card picture={<Rank bot={seat.level} />} name={botName(seat.level)}>
          {wind}
          <span class="room-mark">{t("friends-bot")}</span>
        </Card>
      );
    case "person":
      return (
        <Card picture={face !== undefined && <Portrait person={face} />} name={seat.name}>
          {wind}
          {nth === room.you && <span class="room-mark">{t("you")}</span>}
          {nth === room.host.seat && <span class="room-mark host">{t("friends-host")}</span>}
          <Presence here={seat.here} />
          {!isPlaying(room) && (
            <span class={`room-readiness ${seat.ready ? "ready" : ""}`} data-ready={seat.ready}>
              {t(seat.ready ? "friends-is-ready" : "friends-not-ready")}
            </span>
          )}
        </Card>
      );
  }
}

function SeatWind({ room, nth }: Pick<OccupantProps, "room" | "nth">) {
  const count = room.seats.length;
  const wind = room.east === undefined ? undefined : WINDS[(nth - room.east + count) % count];
  if (wind === undefined) return null;
  return (
    <span class="room-mark" data-testid="seat-wind">
      {t(`wind-${wind}`)}
    </span>
  );
}

interface CardProps {
  readonly picture: ComponentChildren;
  readonly name: string;
  readonly children?: ComponentChildren;
}

function Card({ picture, name, children }: CardProps) {
  return (
    <div class="room-occupant">
      <span class="room-picture">{picture}</span>
      <b>{name}</b>
      <span class="room-marks">{children}</span>
    </div>
  );
}

function ReportWay({ room, nth, order }: Pick<SeatWaysProps, "room" | "nth" | "order">) {
  const { you, host } = room;
  const person = personAt(room, nth);
  if (person === null || you === undefined || host.you || nth === you) return null;
  return (
    <div class="room-seat-ways">
      <Report
        name={person.name}
        isHost={nth === host.seat}
        command={{ type: "report", seat: nth }}
        order={order}
      />
    </div>
  );
}

interface ReportProps {
  readonly name: string;
  /** Reports of the host go to the administrator. */
  readonly isHost: boolean;
  readonly command: RoomCommand;
  readonly order: Order;
}

function Report({ name, isHost, command, order }: ReportProps) {
  const label = t(isHost ? "friends-report-host" : "friends-report");
  const report = async () => {
    const question = t(isHost ? "friends-report-host-question" : "friends-report-question", { name });
    if (await ask(question, label)) await order(command);
  };
  return (
    <button type="button" class="quiet room-minor" data-action="report" onClick={() => void report()}>
      {label}
    </button>
  );
}

interface SeatWaysProps extends Required<Pick<SeatsProps, "room" | "bots" | "order">> {
  readonly seat: RoomSeat;
  readonly nth: number;
}

function SeatWays({ room, seat, nth, bots, order }: SeatWaysProps) {
  const isHost = room.host.you;
  const playing = isPlaying(room);
  const handOver = async () => {
    const { name = "" } = personAt(room, nth) ?? {};
    if (await ask(t("friends-hand-over", { name }), t("friends-make-host")))
      await order({ type: "host", seat: nth });
  };
  const keepOut = async () => {
    const { name = "" } = personAt(room, nth) ?? {};
    if (await ask(t("friends-keep-out-question", { name }), t("friends-keep-out")))
      await order({ type: "keep_out", seat: nth });
  };
  return (
    <div class="room-seat-ways">
      {seat.type === "open" && !playing && room.settings.seating === "choice" && (
        <button
          type="button"
          class="action"
          data-action="sit"
          onClick={() => void order({ type: "sit", seat: nth })}
        >
          {t(room.you === undefined ? "friends-sit" : "friends-move")}
        </button>
      )}
      {isHost && !playing && seat.type !== "person" && (
        <BotPick seat={seat} nth={nth} bots={bots} order={order} />
      )}
      {isHost && nth !== room.you && seat.type === "person" && (
        <>
          <button
            type="button"
            class="quiet room-minor"
            data-action="make-host"
            onClick={() => void handOver()}
          >
            {t("friends-make-host")}
          </button>
          <button
            type="button"
            class="quiet room-minor"
            data-action="keep-out"
            onClick={() => void keepOut()}
          >
            {t("friends-keep-out")}
          </button>
        </>
      )}
    </div>
  );
}

interface SwapProps extends Pick<SeatWaysProps, "room" | "nth" | "order"> {
  readonly picked: Signal<number | null>;
}

/** The host picks one seat, then the other. */
function Swap({ room, nth, picked, order }: SwapProps) {
  const first = picked.value;
  const press = () => {
    picked.value = first === null ? nth : null;
    if (first !== null && first !== nth) void order({ type: "swap", seat: first, with: nth });
  };
  const words = t(first === null ? "friends-swap" : first === nth ? "button-cancel" : "friends-swap-here");
  return (
    <div class="room-seat-ways">
      <button
        type="button"
        class={first === null ? "quiet room-minor" : first === nth ? "quiet" : "action"}
        data-action="swap"
        aria-label={t("verb-match", { verb: words, match: whoSits(room, nth) })}
        onClick={press}
      >
        {words}
      </button>
    </div>
  );
}

function whoSits(room: Room, nth: number): string {
  const seat = room.seats[nth];
  if (seat?.type === "bot") return botName(seat.level);
  return personAt(room, nth)?.name ?? t("friends-open-seat");
}

/** Apart from the other buttons. A person is removed only after a question. */
function Remove({ seat, nth, order }: Pick<SeatWaysProps, "seat" | "nth" | "order">) {
  if (seat.type === "open") return null;
  const label = seat.type === "bot" ? t("friends-remove-bot") : t("friends-remove", { name: seat.name });
  const free = async () => {
    if (
      seat.type === "bot" ||
      (await ask(t("friends-remove-question", { name: seat.name }), t("friends-remove-it")))
    )
      await order({ type: "free", seat: nth });
  };
  return (
    <button
      type="button"
      class="quiet room-remove"
      data-action="free"
      aria-label={label}
      title={label}
      onClick={() => void free()}
    >
      ✕
    </button>
  );
}

/** On an open seat a button adds the bot; a seated bot changes at once. */
function BotPick({ seat, nth, bots, order }: Omit<SeatWaysProps, "room">) {
  const chosen = useSignal(USUAL_BOT);
  const seats = (level: string) => void order({ type: "bot", seat: nth, level });
  const level = seat.type === "bot" ? seat.level : chosen.value;
  return (
    <>
      <select
        class="field-box"
        name={`bot-${nth}`}
        aria-label={t("friends-bot-level")}
        value={level}
        onChange={({ currentTarget }) => {
          chosen.value = currentTarget.value;
          if (seat.type === "bot") seats(currentTarget.value);
        }}
      >
        {bots
          .filter(({ name }) => !name.includes("/") || name === level)
          .map(({ name, description }) => (
            <option key={name} value={name} title={botAbout(name, description)}>
              {botName(name)}
            </option>
          ))}
      </select>
      {seat.type === "open" && (
        <button type="button" class="quiet" data-action="add-bot" onClick={() => seats(chosen.value)}>
          {t("friends-add-bot")}
        </button>
      )}
    </>
  );
}
