import { t } from "../texts/texts.ts";
import type {
  Event,
  Replay,
  ReplayNote,
  RoundEnd,
  RoundName,
  SeatState,
  Tile,
  WaitLeft,
  Welcome,
} from "../wire/generated/wire.ts";
import type { KeyList } from "./keys.ts";
import { type Away, EMPTY, fold, type Model } from "./model.ts";
import { callOf } from "./narrate.ts";
import { worded } from "./playerName.ts";

/** A replay with the table of each seat after each event. */
export interface FoldedReplay {
  readonly replay: Replay;
  /** By seat and step; `null` if the record lacks what the seat saw. */
  readonly tables: readonly (readonly Model[] | null)[];
  readonly length: number;
}

const CHOICES = new Set(["discarded", "called", "kan_declared", "kita"]);

export type Stride = "event" | "turn" | "round" | "all";

const TURNS = new Set(["dealt", "discarded", "round_ended", "game_ended", "match_ended"]);

export function foldReplay(read: Replay): FoldedReplay {
  const replay = worded(read);
  const tables = replay.seats.map((steps, seat) => steps && tablesOf(replay, steps, seat));
  return { replay, tables, length: Math.max(...tables.map((tables) => tables?.length ?? 0)) };
}

function tablesOf(replay: Replay, steps: NonNullable<Replay["seats"][number]>, seat: number): Model[] {
  const { names, faces = [], bots, rules, summary, riichi_stake, honba_value, display } = replay;
  const match = { names, faces, bots, rules, summary, riichi_stake, honba_value, display };
  const welcome: Welcome = worded({ version: 0, match_id: "", mode: "free", seat, pace: "fast", ...match });
  let model: Model = { ...EMPTY, welcome };
  const away = awayAfter(replay.notes ?? [], steps.length);
  return steps.map((step, n) => {
    model = fold(model, { type: "event", n, ...step });
    return { ...model, away: away[n] ?? EMPTY.away };
  });
}

function awayAfter(notes: readonly ReplayNote[], steps: number): Away[] {
  let away: Away = EMPTY.away;
  let next = 0;
  return Array.from({ length: steps }, (_, step) => {
    for (let note = notes[next]; note !== undefined && note.after <= step; note = notes[++next]) {
      const { seat, what } = note;
      const [seats, bots] = [away.seats, away.bots].map((all) => all.filter((other) => other !== seat)) as [
        number[],
        number[],
      ];
      const isBot = what.type === "away" && what.bot !== undefined;
      if (what.type === "away") away = { seats: [...seats, seat], bots: isBot ? [...bots, seat] : bots };
      if (what.type === "back") away = { seats, bots };
    }
    return away;
  });
}

function eventAt({ tables }: FoldedReplay, at: number): Event | null {
  return tables.find((known) => known !== null)?.[at]?.latest ?? null;
}

/** Thinking time of a step in milliseconds; `null` if the record does not say. */
export function thoughtAt(folded: FoldedReplay, at: number): number | null {
  const event = eventAt(folded, at);
  if (event === null || !CHOICES.has(event.type) || !("seat" in event)) return null;
  const note = folded.replay.notes?.find(
    ({ after, seat, what }) => after === at - 1 && seat === event.seat && what.type === "spent",
  );
  return note?.what.type === "spent" ? note.what.millis : null;
}

export function seatsOf({ tables }: FoldedReplay): readonly number[] {
  return tables.flatMap((known, seat) => (known === null ? [] : [seat]));
}

/** The number, counted from 0. */
export function roundAt({ replay }: FoldedReplay, at: number): number {
  return replay.rounds.findLastIndex(({ first }) => first <= at);
}

/** Stays within the record. */
export function moved(folded: FoldedReplay, at: number, stride: Stride, by: 1 | -1): number {
  const last = folded.length - 1;
  switch (stride) {
    case "event":
      return Math.min(Math.max(at + by, 0), last);
    case "turn":
      return nextTurn(folded, at, by);
    case "round":
      return nextRound(folded, at, by);
    case "all":
      return by > 0 ? last : 0;
  }
}

function nextTurn(folded: FoldedReplay, at: number, by: 1 | -1): number {
  let next = at + by;
  for (let event = eventAt(folded, next); event !== null && !TURNS.has(event.type); ) {
    next += by;
    event = eventAt(folded, next);
  }
  return Math.min(Math.max(next, 0), folded.length - 1);
}

/** Back goes to the beginning of this round first. */
function nextRound(folded: FoldedReplay, at: number, by: 1 | -1): number {
  const { rounds } = folded.replay;
  const here = roundAt(folded, at);
  if (by > 0) return rounds[here + 1]?.first ?? folded.length - 1;
  const first = rounds[here]?.first ?? 0;
  return at > first ? first : (rounds[here - 1]?.first ?? 0);
}

/** A hand of the match with its steps; `end` is `null` if the record stops before it. */
export interface Hand {
  readonly name: RoundName;
  readonly first: number;
  readonly last: number;
  readonly end: RoundEnd | null;
  readonly marks: readonly HandMark[];
}

/** What is found again at a glance: a call, a riichi, the end. */
export interface HandMark {
  readonly at: number;
  readonly kind: "call" | "riichi" | "end";
}

export function handsOf(folded: FoldedReplay): readonly Hand[] {
  const { rounds } = folded.replay;
  return rounds.map(({ name, first }, nth) => {
    const last = (rounds[nth + 1]?.first ?? folded.length) - 1;
    const steps = Array.from({ length: last - first + 1 }, (_, step) => first + step);
    const ends = steps.map((at) => eventAt(folded, at)).find((event) => event?.type === "round_ended");
    const marks = steps.flatMap((at): HandMark[] => {
      const event = eventAt(folded, at);
      if (event?.type === "round_ended") return [{ at, kind: "end" }];
      const call = callOf(event);
      return call === null ? [] : [{ at, kind: call.kind === "call" ? "call" : "riichi" }];
    });
    return { name, first, last, end: ends?.type === "round_ended" ? ends.end : null, marks };
  });
}

/** None while the result is shown, which says it itself. */
export function waitsOf({ tables }: FoldedReplay, at: number, seat: number): readonly WaitLeft[] {
  const view = tables[seat]?.[at]?.view;
  return view?.result === undefined ? (view?.own.waits ?? []) : [];
}

/** By seat, the drawn tile last. */
export function openHands({ tables }: FoldedReplay, at: number): readonly (readonly Tile[] | null)[] {
  const laid = ({ concealed, drawn }: SeatState) => (drawn === undefined ? concealed : [...concealed, drawn]);
  return tables.map((known) => {
    const own = known?.[at]?.view?.own;
    return own === undefined ? null : laid(own);
  });
}

export type ReplayKey =
  | { readonly type: "move"; readonly stride: Stride; readonly by: 1 | -1 }
  | { readonly type: "seat" | "hands" | "play" | "explain" };

export function replayKey(key: string): ReplayKey | null {
  switch (key) {
    case "ArrowRight":
      return { type: "move", stride: "event", by: 1 };
    case "ArrowLeft":
      return { type: "move", stride: "event", by: -1 };
    case "ArrowDown":
      return { type: "move", stride: "turn", by: 1 };
    case "ArrowUp":
      return { type: "move", stride: "turn", by: -1 };
    case "PageDown":
      return { type: "move", stride: "round", by: 1 };
    case "PageUp":
      return { type: "move", stride: "round", by: -1 };
    case "End":
      return { type: "move", stride: "all", by: 1 };
    case "Home":
      return { type: "move", stride: "all", by: -1 };
    case "s":
    case "S":
      return { type: "seat" };
    case "h":
    case "H":
      return { type: "hands" };
    case "j":
    case "J":
      return { type: "explain" };
    case "p":
    case "P":
    case " ":
      return { type: "play" };
    default:
      return null;
  }
}

export function replayKeys(): KeyList {
  return [
    ["→ ←", t("key-event")],
    ["↓ ↑", t("key-turn")],
    [t("keys-pages"), t("key-hand")],
    [t("keys-edges"), t("key-edges")],
    [t("keys-play"), t("key-play")],
    ["S", t("key-seat")],
    ["H", t("key-hands")],
    ["J", t("replay-why")],
    ["I", t("key-why-past")],
    [t("keys-peek"), t("key-peek")],
    [",", t("key-settings")],
    ["?", t("key-help")],
  ];
}
