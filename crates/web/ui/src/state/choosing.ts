import type { Action, Choice } from "../wire/generated/wire.ts";
import type { Prompt } from "./model.ts";
import { asksDiscard, type ButtonId, buttons, type Declared, type Slot, throwing } from "./options.ts";

/** How far the player is with a choice; nothing of it is known to the server. */
export interface Choosing {
  /** The raised tile. */
  readonly slot: number | null;
  /** Choosing the tile to declare riichi with, open or not. */
  readonly declaring: Declared | null;
  /** Choosing among several calls of one kind. */
  readonly among: ButtonId | null;
}

export const NOT_CHOOSING: Choosing = { slot: null, declaring: null, among: null };

/** What the player does, whether by mouse, touch or key. */
export type Input =
  | { readonly type: "slot"; readonly slot: number }
  /** Raises a tile; unlike `slot`, doing it twice throws nothing. */
  | { readonly type: "raise"; readonly slot: number }
  | { readonly type: "move"; readonly by: 1 | -1 }
  | { readonly type: "confirm" }
  | { readonly type: "button"; readonly id: ButtonId }
  | { readonly type: "call"; readonly nth: number }
  | { readonly type: "cancel" };

export interface Step {
  readonly choosing: Choosing;
  /** The answer chosen, to be sent. */
  readonly answer?: Action;
}

/** What an input leads to. Only what the prompt offers is ever answered. */
export function choose(prompt: Prompt | null, hand: readonly Slot[], choosing: Choosing, input: Input): Step {
  const open = prompt !== null && prompt.sent === null ? prompt : null;
  switch (input.type) {
    case "raise":
      return { choosing: raise(hand, choosing, input.slot) };
    case "slot":
      return choosing.slot === input.slot
        ? throwSlot(open, hand, choosing)
        : { choosing: raise(hand, choosing, input.slot) };
    case "move":
      return { choosing: move(open, hand, choosing, input.by) };
    case "confirm":
      return choosing.slot === null
        ? { choosing: asksDiscard(open) ? raise(hand, choosing, hand.length - 1) : choosing }
        : throwSlot(open, hand, choosing);
    case "button":
      return open === null ? { choosing } : press(open, hand, choosing, input.id);
    case "call":
      return open === null || choosing.among === null
        ? { choosing }
        : answer(callsOf(open, choosing.among)[input.nth], choosing);
    case "cancel":
      return cancel(open, choosing);
  }
}

/** The choices behind a button. */
export function callsOf(prompt: Prompt, id: ButtonId): readonly Choice[] {
  return buttons(prompt).find((button) => button.id === id)?.choices ?? [];
}

function answer(choice: Choice | undefined, choosing: Choosing): Step {
  return choice === undefined ? { choosing } : { choosing: NOT_CHOOSING, answer: choice.action };
}

function raise(hand: readonly Slot[], choosing: Choosing, slot: number): Choosing {
  return slot >= 0 && slot < hand.length ? { ...choosing, slot } : choosing;
}

function throwSlot(prompt: Prompt | null, hand: readonly Slot[], choosing: Choosing): Step {
  const slot = choosing.slot === null ? undefined : hand[choosing.slot];
  if (prompt === null || slot === undefined) return { choosing };
  return answer(throwing(prompt, slot, choosing.declaring), choosing);
}

/** The next tile in a direction, around the ends; while declaring riichi only tiles that may declare it. */
function move(prompt: Prompt | null, hand: readonly Slot[], choosing: Choosing, by: 1 | -1): Choosing {
  const count = hand.length;
  const start = choosing.slot ?? (by === 1 ? -1 : count);
  for (let step = 1; step <= count; step++) {
    const slot = (((start + by * step) % count) + count) % count;
    const tile = hand[slot];
    if (tile === undefined) continue;
    const { declaring } = choosing;
    const able = declaring === null || (prompt !== null && throwing(prompt, tile, declaring));
    if (able) return { ...choosing, slot };
  }
  return choosing;
}

function press(prompt: Prompt, hand: readonly Slot[], choosing: Choosing, id: ButtonId): Step {
  const calls = callsOf(prompt, id);
  if (calls.length === 0) return { choosing };
  if (id === "riichi" || id === "open_riichi") {
    if (choosing.declaring === id) return { choosing: NOT_CHOOSING };
    const able = hand.findLastIndex((slot) => throwing(prompt, slot, id));
    return { choosing: { slot: able, declaring: id, among: null } };
  }
  if (calls.length === 1) return answer(calls[0], choosing);
  return { choosing: { ...NOT_CHOOSING, among: choosing.among === id ? null : id } };
}

/** Steps back; with nothing to step back from, passes where passing is offered. */
function cancel(prompt: Prompt | null, choosing: Choosing): Step {
  if (choosing.declaring !== null || choosing.among !== null || choosing.slot !== null)
    return { choosing: NOT_CHOOSING };
  return prompt === null ? { choosing } : answer(callsOf(prompt, "pass")[0], choosing);
}
