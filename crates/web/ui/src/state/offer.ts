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

/** A button as shown. */
export interface Offered {
  readonly id: ButtonId;
  readonly choices: readonly Choice[];
  /** Whether pressing it does something; otherwise it is shown unlit. */
  readonly lit: boolean;
}

/** What the buttons of a decision depend on. */
export interface Deciding {
  /** The prompt; `null` while nothing is asked. */
  readonly prompt: Prompt | null;
  readonly hand: readonly Slot[];
  readonly choosing: Choosing;
  /** How riichi is offered; `null` for a seat in riichi. */
  readonly riichi: RiichiButton | null;
  /** Whether a kan in the player's turn is on demand; never for a seat in riichi, which is asked nothing else. */
  readonly kanCalledUp: boolean;
  /** What the single button for riichi and wins says of a win; `null` where there is none. */
  readonly single: Win | null;
  /** Whether the player may ask for riichi however it is offered. */
  readonly detects: boolean;
}

type Win = "tsumo" | "ron" | "ippatsu";

/**
 * What a win would be that the single button waits for: tsumo until somebody has discarded and in the player's turn, else
 * ron; and ippatsu while riichi scores it.
 */
export function winAwaited({ seats, phase }: View, seat: number): Win {
  if (seats[seat]?.riichi === "ippatsu") return "ippatsu";
  const own = (phase.type === "turn" || phase.type === "draw") && phase.seat === seat;
  return own || seats.every(({ river }) => river.length === 0) ? "tsumo" : "ron";
}

/** How riichi is offered: as the house does, unless the player has set another way. */
export function riichiOffered(house: RiichiButton): RiichiButton {
  const { riichiButton } = settings.value.inputs;
  if (riichiButton === "house") return house;
  return riichiButton === "lit" ? "auto_lit" : "on_demand";
}

/** Whether a kan in the player's turn is on demand, as the house has it or as the player has set riichi. */
export function kanCalledUp(house: boolean): boolean {
  const { riichiButton } = settings.value.inputs;
  return riichiButton === "house" ? house : riichiButton === "on_demand";
}

export const DECLARED: readonly Declared[] = ["riichi", "open_riichi"];

/** Whether a button declares something with a discard. */
export function declares(id: ButtonId): id is Declared {
  return id === "riichi" || id === "open_riichi";
}

/** Whether riichi can be asked for now, possible or not. */
export function detecting({ prompt, choosing, riichi, detects }: Deciding): boolean {
  return detects && riichi !== null && !choosing.asking && asksDiscard(prompt);
}

/** The buttons of a decision in a fixed order, riichi as the house offers it. */
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
  // The single button is at the far right, whatever else there is.
  return one === null ? others : [...others, one];
}

export const isWin = (id: ButtonId): boolean => id === "tsumo" || id === "ron";

/** Whether a kan can be asked for now, possible or not. */
export function callsUpKan({ prompt, kanCalledUp }: Deciding): boolean {
  return kanCalledUp && asksDiscard(prompt);
}

/**
 * The single button: a win whenever there is one, so that nobody declares riichi who meant to win, until the player goes past
 * it; else riichi if a tile can declare it; else dark, saying what a win would be.
 */
function theSingle(at: Deciding, awaited: Win, choicesOf: (id: ButtonId) => readonly Choice[]): Offered {
  const won = (["tsumo", "ron"] as const).find((id) => choicesOf(id).length > 0);
  const [riichi] = declaring(at, "riichi", choicesOf("riichi"));
  if (won !== undefined && !(at.choosing.past && riichi?.lit))
    return { id: awaited === "ippatsu" ? awaited : won, choices: choicesOf(won), lit: true };
  return riichi ?? { id: awaited, choices: [], lit: false };
}

/** The choice that discards the raised tile, with or without a declaration. */
export function raised({ prompt, hand, choosing }: Deciding, declared: Declared | null): Choice | undefined {
  const slot = choosing.slot === null ? undefined : hand[choosing.slot];
  return prompt === null || slot === undefined ? undefined : throwing(prompt, slot, declared);
}

/** Whether riichi is barred by more than a hand that is not tenpai: only that is worth a dark button. */
function barredRiichi({ prompt }: Deciding): boolean {
  return prompt?.denied.some(({ what, why }) => what.type === "riichi" && why.rule !== "not_tenpai") ?? false;
}

/** The button of riichi or open riichi, if shown. */
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

/** The answers to the question about riichi. */
function answering(at: Deciding, id: ButtonId): Offered[] {
  if (id !== "plain" && !declares(id)) return [];
  const choice = raised(at, id === "plain" ? null : id);
  return choice === undefined ? [] : [{ id, choices: [choice], lit: true }];
}
