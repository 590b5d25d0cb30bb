import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { pace } from "../anim/pace.ts";
import { sealOf } from "../prove/shared.ts";
import { automatic, unsorted, wanted } from "../state/automatic.ts";
import { type Choosing, choose, type Input, NOT_CHOOSING } from "../state/choosing.ts";
import { helpersAt } from "../state/helpers.ts";
import { inSuits } from "../state/houseDisplay.ts";
import { type Kind, kindOf } from "../state/kind.ts";
import { answered, EMPTY, fold, type Model, returned } from "../state/model.ts";
import { type Deciding, kanCalledUp, riichiOffered, winAwaited } from "../state/offer.ts";
import { type Slot, slots } from "../state/options.ts";
import { noteOpened, noteSeals, type OwnShare, shareFor, sharesFor } from "../state/ownShares.ts";
import { hasJustBegun } from "../state/seats.ts";
import { settings } from "../state/settings.ts";
import { Conversation } from "../state/talk.ts";
import {
  type Action,
  type ClientMessage,
  fetchSeat,
  type NextWall,
  type Proposal,
  type SeatsDrawn,
  type ServerMessage,
  type Talk,
  type Tile,
} from "../wire/generated/wire.ts";
import { type Handlers, type Line, type Link, socketAt, socketUrl } from "./connection.ts";
import { RequestError } from "./http.ts";
import { VERSION } from "./version.ts";

/** In milliseconds: time to turn the switch off. */
const GLANCE = 400;

/** A seat of a running match or of a replay. */
export interface Sitting {
  readonly model: ReadonlySignal<Model>;
  readonly choosing: ReadonlySignal<Choosing>;
  readonly hand: ReadonlySignal<readonly Slot[]>;
  input(input: Input): void;
}

export class Session implements Sitting {
  readonly kind: ReadonlySignal<Kind>;
  readonly model = signal<Model>(EMPTY);
  readonly link = signal<Link>("connecting");
  readonly choosing = signal<Choosing>(NOT_CHOOSING);
  readonly hand = computed(() => {
    const { view, welcome } = this.model.value;
    const own = view?.own;
    if (own === undefined || welcome === null) return [];
    const { autoSort } = settings.value.inputs;
    const concealed = autoSort ? inSuits(own.concealed, welcome.display) : unsorted(this.#row, own.concealed);
    this.#row = concealed;
    return slots({ ...own, concealed });
  });
  #row: readonly Tile[] = [];
  readonly #declared = computed(() => {
    const { view, welcome } = this.model.value;
    return view?.seats[welcome?.seat ?? -1]?.riichi;
  });
  /** `single` is the single button's word for a win. */
  readonly #offers = computed(() => {
    const { view, welcome } = this.model.value;
    if (welcome === null) return { riichi: null, kanCalledUp: false, single: null };
    const { riichi_button, kan_called_up } = welcome.display;
    const offered = riichiOffered(riichi_button);
    const free = this.#declared.value === "none";
    const one = offered === "one_button" && view !== null && view.result === undefined;
    return {
      riichi: free ? offered : null,
      kanCalledUp: free && kanCalledUp(kan_called_up),
      single: one ? winAwaited(view, welcome.seat) : null,
    };
  });
  /** Whether the last payments have been added to the scores; in some houses a key does that. */
  readonly booked = signal(true);
  readonly paid = signal(true);
  readonly seatsSeen = signal(false);
  /** `null` once they are seen. */
  readonly seatsDrawn = computed((): SeatsDrawn | null => {
    const { view, welcome } = this.model.value;
    if (this.seatsSeen.value || view === null || welcome === null) return null;
    return hasJustBegun(view, welcome.seat) ? (welcome.seats_drawn ?? null) : null;
  });
  /** Empty while the seats are drawn, and with the old scores until a hand is paid and booked. */
  readonly shown = computed((): Model => {
    const model = this.model.value;
    if (this.seatsDrawn.value !== null) return { ...model, view: null, latest: null };
    const { view } = model;
    if ((this.booked.value && this.paid.value) || view?.result === undefined) return model;
    const { changes } = view.result;
    const seats = view.seats.map((seat, nth) => ({ ...seat, score: changes[nth]?.before ?? seat.score }));
    return { ...model, view: { ...view, seats } };
  });
  /** The server's question and the player's choice. */
  readonly deciding = computed((): Deciding => {
    const { prompt, welcome } = this.model.value;
    return {
      prompt: prompt?.sent !== null ? null : this.kind.value.taught ? prompt : wanted(prompt),
      hand: this.hand.value,
      choosing: this.choosing.value,
      ...this.#offers.value,
      detects: helpersAt(this.kind.value).riichiDetector && welcome?.display.shows_waits === true,
    };
  });
  readonly #automatic = computed((): Action | null => {
    const { view, welcome, prompt } = this.model.value;
    if (this.kind.value.taught || view === null || welcome === null || prompt?.sent !== null) return null;
    const riichi = view.seats[welcome.seat]?.riichi ?? "none";
    return automatic(prompt, riichi !== "none");
  });
  readonly talk = new Conversation();
  readonly matchId: string;
  readonly #connection: Line;
  /** Repeated after a reconnect; it still counts once. */
  #unacknowledged: (ClientMessage & { type: "act" }) | null = null;
  readonly #stops: readonly (() => void)[];

  /** The secret of the seat; `null` until the server sends it. */
  #token: string | null;

  constructor(
    matchId: string,
    connect: (handlers: Handlers) => Line = socketAt(socketUrl()),
    token: string | null = null,
    kind: ReadonlySignal<Kind> | null = null,
  ) {
    this.kind = kind ?? computed(() => kindOf(this.model.value.welcome?.mode));
    this.matchId = matchId;
    this.#token = token;
    this.#connection = connect({
      hello: () => this.#hello(),
      message: (message) => this.#take(message),
      link: (link) => {
        this.link.value = link;
      },
    });
    // A raised tile or an opened choice belongs to one decision.
    const decision = computed(() => this.model.value.prompt?.decisionId);
    const forget = effect(() => {
      decision.value;
      this.choosing.value = NOT_CHOOSING;
    });
    const over = computed(() => this.model.value.view?.result !== undefined);
    const open = effect(() => {
      this.booked.value = !(over.value && this.model.peek().welcome?.display.books_by_key);
    });
    this.#stops = [forget, open, effect(() => this.#answerItself())];
  }

  /** After a hand, the first input books it, unless the house does that itself. */
  input(input: Input): void {
    if (input.type === "button" && this.book()) return;
    const { choosing, answer } = choose(this.deciding.peek(), input);
    this.choosing.value = choosing;
    if (answer !== undefined) this.#act(answer);
  }

  /** Returns whether the payments were unbooked. */
  book(): boolean {
    if (this.booked.peek()) return false;
    this.booked.value = true;
    return true;
  }

  /** Takes the seat back from another tab. */
  takeBack(): void {
    this.model.value = { ...this.model.peek(), closed: null };
    this.#connection.restart();
  }

  say(talk: Talk): void {
    this.#connection.send({ type: "say", talk });
  }

  vote(on: Proposal, yes: boolean): void {
    this.#connection.send({ type: "vote", on, yes });
  }

  heed(): void {
    this.model.value = { ...this.model.peek(), against: null };
  }

  /** Ends the server's choices for an absent player. Without a connection, the next one does. */
  comeBack(): void {
    this.model.value = returned(this.model.peek());
    this.#connection.send({ type: "back" });
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#connection.close();
  }

  #hello(): ClientMessage | Promise<ClientMessage | null> {
    return this.#token === null ? this.#firstHello() : this.#helloWith(this.#token);
  }

  /** `null` for anyone without the seat. */
  async #firstHello(): Promise<ClientMessage | null> {
    try {
      const { token } = await fetchSeat(this.matchId);
      this.#token = token;
      return this.#helloWith(token);
    } catch (error) {
      if (!(error instanceof RequestError) || error.code === null) throw error;
      this.#take({ type: "error", code: error.code, message: error.message });
      return null;
    }
  }

  #helloWith(token: string): ClientMessage {
    const { view, nextEvent, torn } = this.model.peek();
    const hello = { type: "hello", version: VERSION, match_id: this.matchId, token } as const;
    return view === null || torn || nextEvent === 0 ? hello : { ...hello, last_event: nextEvent - 1 };
  }

  /** A pass at once, everything else after a glance. */
  #answerItself(): (() => void) | undefined {
    const action = this.#automatic.value;
    if (action === null) return undefined;
    if (action.type === "pass") {
      this.#act(action);
      return undefined;
    }
    const timer = setTimeout(() => this.#act(action), GLANCE * pace());
    return () => clearTimeout(timer);
  }

  #act(action: Action): void {
    const { prompt } = this.model.peek();
    if (prompt === null) return;
    if (prompt.window !== undefined) {
      this.model.value = answered(this.model.peek(), action);
      this.#connection.send({ type: "pass", window_id: prompt.window });
      return;
    }
    this.#unacknowledged = {
      type: "act",
      match_id: this.matchId,
      decision_id: prompt.decisionId,
      action,
      ...(action.type === "continue" && this.#seal(prompt.nextWall)),
    };
    this.model.value = answered(this.model.peek(), action);
    this.#connection.send(this.#unacknowledged);
  }

  /** A share is sealed only after the server has committed to its part. */
  #seal(wall: NextWall | undefined): { seal: string } | undefined {
    const seat = this.model.peek().welcome?.seat;
    if (wall === undefined || seat === undefined) return undefined;
    const share = shareFor(this.matchId, wall);
    return { seal: sealOf({ matchId: this.matchId, round: wall.round }, seat, share) };
  }

  #own(round: number): OwnShare | undefined {
    return sharesFor(this.matchId).find((kept) => kept.round === round);
  }

  /** A share is opened only after everybody has seen all seals. */
  #open({ round, seals }: ServerMessage & { type: "seals" }): void {
    const seat = this.model.peek().welcome?.seat;
    const own = this.#own(round);
    if (seat === undefined || own === undefined) return;
    // The check of the walls shows what is wrong with the seals.
    if (!noteSeals(own, seals)) return;
    if (seals[seat] !== sealOf({ matchId: this.matchId, round }, seat, own.share)) return;
    this.#connection.send({ type: "open", round, share: own.share });
  }

  #opened(round: number): void {
    const own = this.#own(round);
    if (own !== undefined) noteOpened(own);
  }

  /** Effects run after the whole message is folded. */
  #take(message: ServerMessage): void {
    batch(() => this.#takeIn(message));
  }

  #takeIn(message: ServerMessage): void {
    this.talk.take(message);
    this.model.value = fold(this.model.peek(), message, performance.now());
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
      case "seals":
        this.#open(message);
        break;
      case "opened":
        this.#opened(message.round);
        break;
      case "prompt":
        this.#repeat(message.decision_id);
        break;
    }
  }

  /** If the server asks again, the answer was lost. */
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
