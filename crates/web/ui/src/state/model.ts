import type {
  Action,
  Choice,
  Event,
  IllegalIntent,
  ServerMessage,
  TileSafety,
  View,
  Welcome,
} from "../wire/generated/wire.ts";
import { errorWords } from "./phrases.ts";

/** A decision that the server waits for. */
export interface Prompt {
  readonly decisionId: number;
  readonly choices: readonly Choice[];
  readonly denied: readonly IllegalIntent[];
  /** How safe the tiles of the hand are, while somebody threatens. */
  readonly safety?: readonly TileSafety[];
  /** The answer sent and not yet acknowledged. */
  readonly sent: Action | null;
}

/** Why the stream has come to an end that no reconnect mends. */
export type Closed =
  | { readonly by: "replaced" }
  | { readonly by: "bye"; readonly message: string }
  | { readonly by: "refused"; readonly message: string };

type Refusal = ServerMessage & { type: "error" };
type Called = Event & { type: "called" };
type Thrown = Action & { type: "discard" | "riichi" | "open_riichi" };

/** All that the table shows of a match. It changes by `fold` and `answered` alone. */
export interface Model {
  readonly welcome: Welcome | null;
  readonly view: View | null;
  /** The number of the event that comes next; what a reconnect asks from. */
  readonly nextEvent: number;
  readonly prompt: Prompt | null;
  /** What the player has thrown and the server has not yet told of: it is on its way, and no longer in the hand. */
  readonly thrown: Thrown | null;
  /** What could not be claimed since the own last discard, and why. */
  readonly missed: readonly IllegalIntent[];
  /** Another's call that went before one this seat could have made, or made; until it is this seat's turn. */
  readonly overtaken: Called | null;
  /** The newest event, for moves and calls; none after a full view. */
  readonly latest: Event | null;
  /** Who threw the newest discard; none once it is claimed, and before the first one. */
  readonly thrower: number | null;
  /** The last thing the server refused. */
  readonly refusal: Refusal | null;
  readonly closed: Closed | null;
  /** An event is missing: the table has to ask for a full view. */
  readonly torn: boolean;
}

export const EMPTY: Model = {
  welcome: null,
  view: null,
  nextEvent: 0,
  prompt: null,
  thrown: null,
  missed: [],
  overtaken: null,
  latest: null,
  thrower: null,
  refusal: null,
  closed: null,
  torn: false,
};

/** Error codes after which this connection can't go on. */
const FINAL = new Set(["version", "no_such_match", "no_such_seat", "stopped"]);

/** Takes in one message. */
export function fold(model: Model, message: ServerMessage): Model {
  switch (message.type) {
    case "welcome":
      return { ...model, welcome: message, closed: null, prompt: null, thrown: null, refusal: null };
    case "view":
      return {
        ...model,
        view: message.view,
        nextEvent: message.next_event,
        thrown: null,
        latest: null,
        thrower: message.view.phase.type === "claims" ? message.view.phase.from : null,
        overtaken: null,
        torn: false,
      };
    case "event":
      return foldEvent(model, message);
    case "prompt": {
      const { decision_id: decisionId, choices, denied, safety } = message;
      return {
        ...model,
        prompt: { decisionId, choices, denied, ...(safety && { safety }), sent: null },
        thrown: null,
      };
    }
    case "ack":
      return isFor(model, message.decision_id) ? { ...model, prompt: null, refusal: null } : model;
    case "error":
      return refuse(model, message);
    case "replaced":
      return { ...model, closed: { by: "replaced" }, prompt: null, thrown: null };
    case "bye":
      return { ...model, closed: { by: "bye", message: message.message }, prompt: null, thrown: null };
    case "pong":
      return model;
    // Only who watches without a seat is sent these.
    case "watching":
    case "public_view":
    case "public_event":
      return model;
  }
}

/** The seat has answered its prompt; the server has not confirmed it yet. */
export function answered(model: Model, action: Action): Model {
  return model.prompt === null
    ? model
    : {
        ...model,
        prompt: { ...model.prompt, sent: action },
        thrown: isThrown(action) ? action : null,
        refusal: null,
      };
}

function isThrown(action: Action): action is Thrown {
  return action.type === "discard" || action.type === "riichi" || action.type === "open_riichi";
}

function isFor(model: Model, decisionId: number | undefined): boolean {
  return model.prompt !== null && model.prompt.decisionId === decisionId;
}

function refuse(model: Model, error: Refusal): Model {
  if (FINAL.has(error.code)) return { ...model, closed: { by: "refused", message: errorWords(error) } };
  // A stale answer needs no words: what it was for is over.
  if (error.code === "stale")
    return isFor(model, error.decision_id) ? { ...model, prompt: null, thrown: null } : model;
  const prompt = model.prompt && { ...model.prompt, sent: null };
  return { ...model, prompt, thrown: null, refusal: error };
}

function foldEvent(model: Model, message: ServerMessage & { type: "event" }): Model {
  if (message.n < model.nextEvent) return model;
  if (message.n > model.nextEvent) return { ...model, torn: true };
  const { event, after } = message;
  const view = event.type === "dealt" ? dealt(event) : model.view;
  if (view === null) return { ...model, torn: true };
  const seats = seatsAfter(view, event).map((seat, index) => ({
    ...seat,
    score: after.scores[index] ?? seat.score,
    concealed: after.concealed[index] ?? seat.concealed,
    riichi: after.riichi[index] ?? seat.riichi,
    ...(after.won && { won: after.won[index] === true }),
  }));
  const { phase, live_left, supplements, sticks, own, opened } = after;
  const { opened: _closed, supplements: _drawn, ...table } = view;
  return {
    ...model,
    view: {
      ...table,
      ...tableAfter(view, event),
      ...(opened && { opened }),
      ...(supplements && { supplements }),
      phase,
      live_left,
      sticks,
      own,
      seats,
    },
    nextEvent: message.n + 1,
    prompt: null,
    thrown: null,
    missed: missed(model, message),
    overtaken: overtaken(model, event),
    latest: event,
    thrower: thrower(model, event),
  };
}

/** Whose discard is the newest on the table. */
function thrower(model: Model, event: Event): number | null {
  if (event.type === "discarded") return event.seat;
  return event.type === "dealt" || event.type === "called" ? null : model.thrower;
}

/** Reasons stay until the own next discard, for nobody reads them in the moment the tile lies there. */
function missed(
  model: Model,
  { event, denied = [] }: ServerMessage & { type: "event" },
): readonly IllegalIntent[] {
  const over = event.type === "dealt" || (event.type === "discarded" && event.seat === model.welcome?.seat);
  return over ? [] : [...model.missed, ...denied];
}

/** A better call ends a decision, or outdoes the answer to it: without a word the buttons would only vanish. */
function overtaken({ welcome, view, prompt, latest, overtaken }: Model, event: Event): Called | null {
  switch (event.type) {
    case "called": {
      const asked = prompt !== null && view?.phase.type === "claims";
      const answered = latest?.type === "answered" && latest.action.type !== "pass";
      return event.seat !== welcome?.seat && (asked || answered) ? event : null;
    }
    case "dealt":
    case "drew_own":
    case "round_ended":
      return null;
    default:
      return overtaken;
  }
}

/** The table right after the deal. */
function dealt({ round }: Event & { type: "dealt" }): View {
  return {
    round,
    sticks: round.sticks,
    live_left: 0,
    dora: [round.dora],
    seats: round.winds.map((wind, seat) => ({
      wind,
      score: round.scores[seat] ?? 0,
      concealed: 0,
      riichi: "none",
      river: [],
      melds: [],
      kita: 0,
    })),
    phase: { type: "draw", seat: round.dealer },
    own: { concealed: [], waits: [] },
  };
}

/** What an event changes of the whole table. */
function tableAfter(view: View, event: Event): Partial<View> {
  switch (event.type) {
    case "dora_revealed":
      return { dora: [...view.dora, event.dora] };
    case "round_ended":
      return { result: event.end };
    case "game_ended":
    case "match_ended":
      return { standings: event.end };
    default:
      return {};
  }
}

/** The seats with what an event lays in front of them. */
function seatsAfter({ seats }: View, event: Event): View["seats"] {
  switch (event.type) {
    case "discarded":
      return at(seats, event.seat, (seat) => ({ ...seat, river: [...seat.river, event.discard] }));
    case "called": {
      const claimed = at(seats, event.from, (seat) => ({
        ...seat,
        river: at(seat.river, seat.river.length - 1, (tile) => ({ ...tile, claimed_by: event.seat })),
      }));
      return at(claimed, event.seat, (seat) => ({ ...seat, melds: [...seat.melds, event.meld] }));
    }
    case "kan_declared":
      return at(seats, event.seat, (seat) => {
        const melds = [...seat.melds];
        melds[event.at] = event.meld;
        return { ...seat, melds };
      });
    case "kita":
      return at(seats, event.seat, (seat) => ({ ...seat, kita: seat.kita + 1 }));
    default:
      return seats;
  }
}

function at<T>(list: T[], index: number, change: (item: T) => T): T[] {
  return list.map((item, place) => (place === index ? change(item) : item));
}
