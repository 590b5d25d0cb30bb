import { batch, signal } from "@preact/signals";
import { EMPTY, fold, type Model } from "../state/model.ts";
import { Conversation } from "../state/talk.ts";
import type { ClientMessage, SeatState, ServerMessage } from "../wire/generated/wire.ts";
import { type Handlers, type Line, type Link, socketAt, socketUrl } from "./connection.ts";
import { VERSION } from "./version.ts";

/** Spectators know no hand. */
const NO_HAND: SeatState = { concealed: [], waits: [] };

/** Seen from seat 0. */
export class Spectator {
  readonly model = signal<Model>(EMPTY);
  readonly link = signal<Link>("connecting");
  /** A spectator only listens. */
  readonly talk = new Conversation();
  readonly #matchId: string;
  readonly #connection: Line;

  constructor(matchId: string, connect: (handlers: Handlers) => Line = socketAt(socketUrl())) {
    this.#matchId = matchId;
    this.#connection = connect({
      hello: () => this.#hello(),
      message: (message) => batch(() => this.#take(message)),
      link: (link) => {
        this.link.value = link;
      },
    });
  }

  close(): void {
    this.#connection.close();
  }

  #hello(): ClientMessage {
    const { view, nextEvent, torn } = this.model.peek();
    const hello = { type: "watch", version: VERSION, match_id: this.#matchId } as const;
    return view === null || torn || nextEvent === 0 ? hello : { ...hello, last_event: nextEvent - 1 };
  }

  #take(message: ServerMessage): void {
    this.talk.take(message);
    this.model.value = fold(this.model.peek(), asOfSeat(message));
    const { torn, closed } = this.model.peek();
    if (closed !== null) this.#connection.pause();
    else if (torn && message.type === "public_event") this.#connection.restart();
  }
}

/** The message of a seat without a hand. */
function asOfSeat(message: ServerMessage): ServerMessage {
  switch (message.type) {
    case "watching":
      return { ...message, type: "welcome", seat: 0 };
    case "public_view":
      return { type: "view", view: { ...message.view, own: NO_HAND }, next_event: message.next_event };
    case "public_event":
      return { ...message, type: "event", after: { ...message.after, own: NO_HAND } };
    default:
      return message;
  }
}
