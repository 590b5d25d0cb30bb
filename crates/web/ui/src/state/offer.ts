import type { Choice, RiichiButton, View } from "../wire/generated/wire.ts";
import type { Choosing } from "./choosing.ts";
import type { Prompt } from "./model.ts";
import {
  asksDiscard,
  BUTTONS,
  type ButtonId,
  buttons,
  type Declared,
  type Slot,
  throwing,
} from "./options.ts";
import { settings } from "./settings.ts";

export interface Offered {
  readonly id: ButtonId;
  readonly choices: readonly Choice[];
  /** A dark button does nothing. */
  readonly lit: boolean;
}

export interface Deciding {
  /** `null` while nothing is asked. */
  readonly prompt: Prompt | null;
  readonly hand: readonly Slot[];
  readonly choosing: Choosing;
  /** `null` for a seat in riichi. */
  readonly riichi: RiichiButton | null;
  /** Kans are on demand in the player's own turn; never in riichi, which allows no other question. */
  readonly kanCalledUp: boolean;
  /** The single button's word for a win; `null` without that button. */
  readonly single: Win | null;
  /** Riichi can be asked for however it is offered. */
  readonly detects: boolean;
}

type Win = "tsumo" | "ron" | "ippatsu";

/** The win on the dark single button: tsumo until the first discard and in the player's turn, else ron; ippatsu while riichi scores it. */
export function winAwaited({ seats, phase }: View, seat: number): Win {
  if (seats[seat]?.riichi === "ippatsu") return "ippatsu";
  const own = (phase.type === "turn" || phase.type === "draw") && phase.seat === seat;
  return own || seats.every(({ river }) => river.length === 0) ? "tsumo" : "ron";
}

/** The player's setting, else the house's. */
export function riichiOffered(house: RiichiButton): RiichiButton {
  const { riichiButton } = settings.value.inputs;
  if (riichiButton === "house") return house;
  return riichiButton === "lit" ? "auto_lit" : "on_demand";
}

/** The house's choice, or the player's for riichi. */
export function kanCalledUp(house: boolean): boolean {
  const { riichiButton } = settings.value.inputs;
  return riichiButton === "house" ? house : riichiButton === "on_demand";
}

export const DECLARED: readonly Declared[] = ["riichi", "open_riichi"];

/** Discards with a declaration. */
export function declares(id: ButtonId): id is Declared {
  return id === "riichi" || id === "open_riichi";
}

export function detecting({ prompt, choosing, riichi, detects }: Deciding): boolean {
  return detects && riichi !== null && !choosing.asking && asksDiscard(prompt);
}

/** In a fixed order. */
export function offered(at: Deciding): readonly Offered[] {
  const { prompt, choosing, single } = at;
  if (prompt === null) return single === null ? [] : [{ id: single, choices: [], lit: false }];
  if (choosing.asking) return BUTTONS.flatMap((id) => answering(at, id));
  const given = buttons(prompt);
  const choicesOf = (id: ButtonId) => given.find((button) => button.id === id)?.choices ?? [];
  const one = single === null ? null : theSingle(at, single, choicesOf);
  const others = BUTTONS.flatMap((id) => {
    if (one !== null && (id === "riichi" || isWin(id))) return [];
    const choices = choicesOf(id);
    if (declares(id)) return declaring(at, id, choices);
    const there = choices.length > 0 || (id === "kan" && callsUpKan(at));
    return there ? [{ id, choices, lit: true }] : [];
  });
  // The single button is at the far right.
  return one === null ? others : [...others, one];
}

export const isWin = (id: ButtonId): boolean => id === "tsumo" || id === "ron";

/** Possible or not. */
export function callsUpKan({ prompt, kanCalledUp }: Deciding): boolean {
  return kanCalledUp && asksDiscard(prompt);
}

/**
 * A win comes first, so that nobody declares riichi who meant to win, until the player goes past it; then riichi if a tile can
 * declare it; else a dark button that names the win.
 */
function theSingle(at: Deciding, awaited: Win, choicesOf: (id: ButtonId) => readonly Choice[]): Offered {
  const won = (["tsumo", "ron"] as const).find((id) => choicesOf(id).length > 0);
  const [riichi] = declaring(at, "riichi", choicesOf("riichi"));
  if (won !== undefined && !(at.choosing.past && riichi?.lit))
    return { id: awaited === "ippatsu" ? awaited : won, choices: choicesOf(won), lit: true };
  return riichi ?? { id: awaited, choices: [], lit: false };
}

export function raised({ prompt, hand, choosing }: Deciding, declared: Declared | null): Choice | undefined {
  const slot = choosing.slot === null ? undefined : hand[choosing.slot];
  return prompt === null || slot === undefined ? undefined : throwing(prompt, slot, declared);
}

/** Everybody knows these; any other reason is worth a dark button. */
const KNOWN: readonly string[] = ["not_tenpai", "hand_open"];

function barredRiichi({ prompt }: Deciding): boolean {
  return prompt?.denied.some(({ what, why }) => what.type === "riichi" && !KNOWN.includes(why.rule)) ?? false;
}

function declaring(at: Deciding, id: Declared, choices: readonly Choice[]): Offered[] {
  const { prompt, choosing, riichi } = at;
  const turn = asksDiscard(prompt);
  switch (riichi) {
    // Riichi looks the same whatever the hand is, and open riichi comes with it.
    case "on_demand": {
      const there = id === "riichi" ? turn : choosing.declaring !== null && choices.length > 0;
      return there ? [{ id, choices, lit: true }] : [];
    }
    // It is lit if the raised tile may declare riichi, or any tile while none is raised.
    case "auto_lit":
    case "one_button": {
      const able = choosing.slot === null ? choices.length > 0 : raised(at, id) !== undefined;
      const lit = able || choosing.declaring === id;
      const explained = choices.length > 0 || (riichi === "auto_lit" && barredRiichi(at));
      return turn && (lit || (id === "riichi" && explained)) ? [{ id, choices, lit }] : [];
    }
    // The question comes with the discard; a request made before can be cancelled.
    default:
      return choosing.declaring === id ? [{ id, choices, lit: true }] : [];
  }
}

function answering(at: Deciding, id: ButtonId): Offered[] {
  if (id !== "plain" && !declares(id)) return [];
  const choice = raised(at, id === "plain" ? null : id);
  return choice === undefined ? [] : [{ id, choices: [choice], lit: true }];
}
