import type {
  Action,
  Choice,
  EndedBy,
  Event,
  IllegalIntent,
  NextWall,
  ServerMessage,
  TileSafety,
  View,
  Vote,
  Welcome,
} from "../wire/generated/wire.ts";
import type { Clock } from "./clock.ts";
import { errorWords } from "./phrases.ts";
import { worded } from "./playerName.ts";

export interface Prompt {
  readonly decisionId: number;
  readonly choices: readonly Choice[];
  readonly denied: readonly IllegalIntent[];
  /** Present while somebody threatens. */
  readonly safety?: readonly TileSafety[];
  readonly clock?: Clock;
  /** The number of the claim window, for a seat that can only pass. */
  readonly window?: number;
  /** Between hands with shared walls: the next wall, and the server's commitment to it. */
  readonly nextWall?: NextWall;
  readonly sent: Action | null;
}

export type Closed =
  | { readonly by: "replaced" }
  | { readonly by: "bye"; readonly message: string }
  | { readonly by: "refused"; readonly message: string };

type Refusal = ServerMessage & { type: "error" };
type Called = Event & { type: "called" };
type Thrown = Action & { type: "discard" | "riichi" | "open_riichi" };

/** Those who are away, and which of them bots play. */
export type Away = Pick<ServerMessage & { type: "away" }, "seats" | "bots">;

const NOBODY: Away = { seats: [], bots: [] };

export interface Model {
  readonly welcome: Welcome | null;
  readonly view: View | null;
  /** A reconnect asks from here. */
  readonly nextEvent: number;
  readonly prompt: Prompt | null;
  /** `null` outside of claim windows. */
  readonly window: Clock | null;
  /** It has left the hand, but the server has not confirmed it. */
  readonly thrown: Thrown | null;
  /** Since the player's last discard, with the reasons. */
  readonly missed: readonly IllegalIntent[];
  /** The call that took precedence over this seat's own; until its next turn. */
  readonly overtaken: Called | null;
  /** `null` after a full view. */
  readonly latest: Event | null;
  /** The seat of the newest discard; `null` before it and once it is called. */
  readonly thrower: number | null;
  readonly refusal: Refusal | null;
  /** The server chooses for them. */
  readonly away: Away;
  readonly votes: readonly Vote[];
  readonly against: number | null;
  readonly ended: EndedBy | null;
  readonly watchers: number;
  readonly closed: Closed | null;
  /** An event is missing: request a full view. */
  readonly torn: boolean;
}

export const EMPTY: Model = {
  welcome: null,
  view: null,
  nextEvent: 0,
  prompt: null,
  window: null,
  thrown: null,
  missed: [],
  overtaken: null,
  latest: null,
  thrower: null,
  refusal: null,
  away: NOBODY,
  watchers: 0,
  closed: null,
  torn: false,
  votes: [],
  against: null,
  ended: null,
};

const FINAL = new Set([
  "version",
  "no_such_match",
  "no_such_seat",
  "kept_out",
  "not_for_watching",
  "own_match",
  "stopped",
]);

/** Arriving at `now`: the clock of a prompt runs from then. */
export function fold(model: Model, message: ServerMessage, now = 0): Model {
  switch (message.type) {
    case "welcome":
      return {
        ...model,
        // In a room, people are known by the names they gave.
        welcome: message.mode === "friends" ? message : worded(message),
        closed: null,
        prompt: null,
        window: null,
        thrown: null,
        refusal: null,
        away: NOBODY,
        votes: [],
        against: null,
        ended: null,
      };
    case "view":
      return {
        ...model,
        view: message.view,
        nextEvent: message.next_event,
        thrown: null,
        latest: null,
        thrower: lastThrower(message.view),
        overtaken: null,
        torn: false,
      };
    case "event":
      return foldEvent(model, message);
    case "prompt": {
      const { decision_id: decisionId, choices, denied, safety, time, next_wall: nextWall } = message;
      const clock = time && { left: time, since: now };
      return {
        ...model,
        prompt: {
          decisionId,
          choices,
          denied,
          ...(safety && { safety }),
          ...(clock && { clock }),
          ...(nextWall && { nextWall }),
          sent: null,
        },
        thrown: null,
      };
    }
    case "claim_window":
      return openWindow(model, message, now);
    case "away":
      return { ...model, away: { seats: message.seats, bots: message.bots } };
    case "votes":
      return { ...model, votes: message.votes, against: message.against ?? null };
    case "ended":
      return {
        ...model,
        ended: message.by,
        prompt: null,
        window: null,
        thrown: null,
        votes: [],
        against: null,
      };
    case "ack":
      return isFor(model, message.decision_id) ? { ...model, prompt: null, refusal: null } : model;
    case "error":
      return refuse(model, message);
    case "replaced":
      return { ...model, closed: { by: "replaced" }, prompt: null, thrown: null };
    case "bye":
      return { ...model, closed: { by: "bye", message: farewell(message) }, prompt: null, thrown: null };
    // The conversation handles these.
    case "talk_rules":
    case "said":
    case "said_before":
    case "not_said":
      return model;
    case "watchers":
      return { ...model, watchers: message.count };
    case "pong":
    // The session handles these.
    case "seals":
    case "opened":
      return model;
    // Only rooms and spectators get these.
    case "room":
    case "kept_out":
    case "watching":
    case "public_view":
    case "public_event":
      return model;
  }
}

/** Everybody but the owner of the tile may pass. Seats that can claim get a prompt after this. */
function openWindow(
  model: Model,
  { window_id: window, millis }: ServerMessage & { type: "claim_window" },
  now: number,
): Model {
  const clock = { left: { decision: millis, bank: 0 }, since: now };
  const phase = model.view?.phase;
  const own = phase?.type === "claims" && phase.from === model.welcome?.seat;
  const pass: Prompt = {
    decisionId: model.nextEvent,
    choices: [{ action: { type: "pass" } }],
    denied: [],
    clock,
    window,
    sent: null,
  };
  return { ...model, window: clock, prompt: own ? null : pass };
}

function farewell({ code, message }: Extract<ServerMessage, { type: "bye" }>): string {
  return code === undefined ? message : errorWords({ code, message });
}

export function answered(model: Model, action: Action): Model {
  return model.prompt === null
    ? model
    : {
        ...returned(model),
        prompt: { ...model.prompt, sent: action },
        thrown: isThrown(action) ? action : null,
        refusal: null,
      };
}

export function returned(model: Model): Model {
  const { welcome, away } = model;
  return { ...model, away: { ...away, seats: away.seats.filter((seat) => seat !== welcome?.seat) } };
}

function isThrown(action: Action): action is Thrown {
  return action.type === "discard" || action.type === "riichi" || action.type === "open_riichi";
}

function isFor(model: Model, decisionId: number | undefined): boolean {
  return model.prompt !== null && model.prompt.decisionId === decisionId;
}

function refuse(model: Model, error: Refusal): Model {
  if (FINAL.has(error.code)) return { ...model, closed: { by: "refused", message: errorWords(error) } };
  // A stale answer needs no message: its decision is over.
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
    window: event.type === "answered" ? model.window : null,
    thrown: null,
    missed: missed(model, message),
    overtaken: overtaken(model, event),
    latest: event,
    thrower: thrower(model, event),
  };
}

/** The seat of the newest discard. */
function thrower(model: Model, event: Event): number | null {
  if (event.type === "discarded") return event.seat;
  return event.type === "dealt" || event.type === "called" ? null : model.thrower;
}

function lastThrower({ phase, seats }: View): number | null {
  if (phase.type === "claims" && phase.on === "discard") return phase.from;
  if (phase.type !== "draw" && phase.type !== "turn" && phase.type !== "claims") return null;
  const seat = phase.type === "claims" ? phase.from : phase.seat;
  const newest = seats.map(({ river }) => river.at(-1));
  // The tile may have been called just now, or long ago.
  if (newest.some((tile) => tile?.claimed_by === seat)) return null;
  // Otherwise the seat drew after the seat before it, or after its own kan.
  const before = (seat - 1 + seats.length) % seats.length;
  return newest[before]?.claimed_by === null ? before : null;
}

/** Reasons stay until the player's next discard: while the tile can be called, there is no time to read. */
function missed(
  model: Model,
  { event, denied = [] }: ServerMessage & { type: "event" },
): readonly IllegalIntent[] {
  const over = event.type === "dealt" || (event.type === "discarded" && event.seat === model.welcome?.seat);
  return over ? [] : [...model.missed, ...denied];
}

/** Explains why the buttons vanish. */
function overtaken({ welcome, view, prompt, latest, overtaken }: Model, event: Event): Called | null {
  switch (event.type) {
    case "called": {
      const asked = prompt !== null && prompt.window === undefined && view?.phase.type === "claims";
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
