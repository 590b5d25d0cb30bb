import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Choosing, choose, type Input, NOT_CHOOSING } from "../state/choosing.ts";
import { answered, EMPTY, fold, type Model } from "../state/model.ts";
import { type Deciding, riichiOffered } from "../state/offer.ts";
import { type Slot, slots } from "../state/options.ts";
import type { Action, ClientMessage, ServerMessage } from "../wire/generated/wire.ts";
import { Connection, type Link } from "./connection.ts";

/** The version of the protocol this page speaks. */
export const VERSION = 1;

/** A seat as its widgets need it: at a running match, or in a replay. */
export interface Sitting {
  readonly model: ReadonlySignal<Model>;
  readonly choosing: ReadonlySignal<Choosing>;
  /** The hand, place by place. */
  readonly hand: ReadonlySignal<readonly Slot[]>;
  /** Whether the seat is the user's own. */
  readonly you: boolean;
  /** Something the player does. */
  input(input: Input): void;
}

/** A seat at a running match: what it sees, and what its player is about to do. */
export class Session implements Sitting {
  readonly you = true;
  readonly model = signal<Model>(EMPTY);
  readonly link = signal<Link>("connecting");
  readonly choosing = signal<Choosing>(NOT_CHOOSING);
  /** The own hand, place by place. */
  readonly hand = computed(() => {
    const own = this.model.value.view?.own;
    return own === undefined ? [] : slots(own);
  });
  /** How riichi is offered to this seat now. */
  readonly #riichi = computed(() => {
    const { view, welcome } = this.model.value;
    const may = welcome !== null && view?.seats[welcome.seat]?.riichi === "none";
    return may ? riichiOffered(welcome.display.riichi_button) : null;
  });
  /** The decision that the server waits for, and how far the player is with it. */
  readonly deciding = computed((): Deciding => {
    const { prompt } = this.model.value;
    return {
      prompt: prompt?.sent === null ? prompt : null,
      hand: this.hand.value,
      choosing: this.choosing.value,
      riichi: this.#riichi.value,
    };
  });
  readonly matchId: string;
  readonly #connection: Connection;
  /** Sent and not acknowledged: said again after a reconnect, where it counts once all the same. */
  #unacknowledged: (ClientMessage & { type: "act" }) | null = null;
  readonly #stopWatching: () => void;

  constructor(matchId: string, url = socketUrl()) {
    this.matchId = matchId;
    this.#connection = new Connection(url, {
      hello: () => this.#hello(),
      message: (message) => this.#take(message),
      link: (link) => {
        this.link.value = link;
      },
    });
    // A raised tile or an opened choice belongs to its decision.
    const decision = computed(() => this.model.value.prompt?.decisionId);
    this.#stopWatching = effect(() => {
      decision.value;
      this.choosing.value = NOT_CHOOSING;
    });
  }

  /** Something the player does. */
  input(input: Input): void {
    const { choosing, answer } = choose(this.deciding.peek(), input);
    this.choosing.value = choosing;
    if (answer !== undefined) this.#act(answer);
  }

  /** Takes the seat back from another tab. */
  takeBack(): void {
    this.model.value = { ...this.model.peek(), closed: null };
    this.#connection.restart();
  }

  close(): void {
    this.#stopWatching();
    this.#connection.close();
  }

  #hello(): ClientMessage {
    const { view, nextEvent, torn } = this.model.peek();
    const hello = { type: "hello", version: VERSION, match_id: this.matchId } as const;
    return view === null || torn || nextEvent === 0 ? hello : { ...hello, last_event: nextEvent - 1 };
  }

  #act(action: Action): void {
    const { prompt } = this.model.peek();
    if (prompt === null) return;
    this.#unacknowledged = {
      type: "act",
      match_id: this.matchId,
      decision_id: prompt.decisionId,
      action,
    };
    this.model.value = answered(this.model.peek(), action);
    this.#connection.send(this.#unacknowledged);
  }

  #take(message: ServerMessage): void {
    this.model.value = fold(this.model.peek(), message);
    const { torn, closed } = this.model.peek();
    if (closed !== null) this.#connection.pause();
    switch (message.type) {
      case "event":
        if (torn) this.#connection.restart();
        break;
      case "ack":
      case "error":
        if (message.decision_id === this.#unacknowledged?.decision_id) this.#unacknowledged = null;
        break;
      case "prompt":
        this.#repeat(message.decision_id);
        break;
    }
  }

  /** Where the server asks again what was answered, the answer was lost on its way. */
  #repeat(decisionId: number): void {
    const lost = this.#unacknowledged;
    if (lost?.decision_id === decisionId) {
      this.model.value = answered(this.model.peek(), lost.action);
      this.#connection.send(lost);
    } else {
      this.#unacknowledged = null;
    }
  }
}

function socketUrl(): string {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}/ws`;
}
