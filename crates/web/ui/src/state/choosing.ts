import type { Action, Choice } from "../wire/generated/wire.ts";
import type { Prompt } from "./model.ts";
import { callsUpKan, DECLARED, type Deciding, declares, detecting, isWin, offered, raised } from "./offer.ts";
import { asksDiscard, asksEnd, type ButtonId, buttons, type Declared, throwing } from "./options.ts";

export interface Choosing {
  readonly slot: number | null;
  readonly declaring: Declared | null;
  readonly among: ButtonId | null;
  /** Asks if the raised tile is discarded with riichi. */
  readonly asking: boolean;
  /** Asked for but not possible; `win`: the right button cannot pass it. */
  readonly refused: "riichi" | "kan" | "win" | null;
  /** A tile was raised on purpose, or a win declined, so the single button offers what is left. */
  readonly past: boolean;
  /** Asks the last dealer if the match ends. */
  readonly ending: boolean;
}

export const NOT_CHOOSING: Choosing = {
  slot: null,
  declaring: null,
  among: null,
  asking: false,
  refused: null,
  past: false,
  ending: false,
};

export type Input =
  | { readonly type: "slot"; readonly slot: number }
  /** Unlike `slot`, a repetition discards nothing. */
  | { readonly type: "raise"; readonly slot: number }
  /** Changes nothing else; `null`: no tile. */
  | { readonly type: "hover"; readonly slot: number | null }
  | { readonly type: "throw"; readonly slot: number }
  | { readonly type: "move"; readonly by: 1 | -1 }
  | { readonly type: "confirm" }
  | { readonly type: "button"; readonly id: ButtonId }
  | { readonly type: "call"; readonly nth: number }
  | { readonly type: "way"; readonly id: ButtonId; readonly nth: number }
  | { readonly type: "cancel" }
  /** One step back; without one a pass, or the drawn tile, but never past a win. */
  | { readonly type: "decline" };

export interface Step {
  readonly choosing: Choosing;
  readonly answer?: Action;
}

/** The answer is always one that the prompt offers. */
export function choose(at: Deciding, input: Input): Step {
  const { prompt, hand, choosing } = at;
  switch (input.type) {
    case "raise":
      return { choosing: raise(at, input.slot) };
    case "hover":
      return { choosing: hover(at, input.slot) };
    case "throw":
      return throwRaised({ ...at, choosing: raise(at, input.slot) });
    case "slot":
      return choosing.slot === input.slot ? throwRaised(at) : { choosing: raise(at, input.slot) };
    case "move":
      return { choosing: move(at, input.by) };
    case "confirm": {
      if (choosing.slot !== null) return throwRaised(at);
      const [only, ...others] = choosing.among === null ? [] : callsOf(prompt, choosing.among);
      if (only !== undefined && others.length === 0) return answer(only, choosing);
      return { choosing: asksDiscard(prompt) ? raise(at, hand.length - 1) : choosing };
    }
    case "button":
      return press(at, input.id);
    case "call":
      return choosing.among === null
        ? { choosing }
        : answer(callsOf(prompt, choosing.among)[input.nth], choosing);
    case "way":
      return stepped(choosing) ? { choosing } : answer(callsOf(prompt, input.id)[input.nth], choosing);
    case "cancel":
      return cancel(at);
    case "decline":
      return decline(at);
  }
}

export function callsOf(prompt: Prompt | null, id: ButtonId): readonly Choice[] {
  return (prompt && buttons(prompt).find((button) => button.id === id)?.choices) ?? [];
}

function answer(choice: Choice | undefined, choosing: Choosing): Step {
  return choice === undefined ? { choosing } : { choosing: NOT_CHOOSING, answer: choice.action };
}

function raise({ hand, choosing, single }: Deciding, slot: number): Choosing {
  if (slot < 0 || slot >= hand.length) return choosing;
  return {
    ...NOT_CHOOSING,
    declaring: choosing.declaring,
    among: choosing.among,
    past: single !== null,
    slot,
  };
}

/**
 * A question keeps its tile, and outside a discard nothing is raised in passing. A tile that lights the single button stays raised
 * while the mouse goes there.
 */
function hover(at: Deciding, slot: number | null): Choosing {
  const { prompt, hand, choosing, single } = at;
  if (choosing.asking || !asksDiscard(prompt) || (slot !== null && hand[slot] === undefined)) return choosing;
  if (slot === null && single !== null && raised(at, "riichi") !== undefined) return choosing;
  return choosing.slot === slot ? choosing : { ...choosing, slot };
}

/** Asks about riichi first if the house does. */
function throwRaised(at: Deciding): Step {
  const { prompt, choosing, riichi } = at;
  const plain = raised(at, choosing.declaring);
  if (prompt === null || choosing.asking) return { choosing };
  const asks = riichi === "prompt" && choosing.declaring === null;
  if (asks && DECLARED.some((id) => raised(at, id))) return { choosing: { ...choosing, asking: true } };
  return answer(plain, choosing);
}

/** Wraps around; while declaring riichi, only tiles that may declare it. */
function move(at: Deciding, by: 1 | -1): Choosing {
  const { hand, choosing } = at;
  const count = hand.length;
  const start = choosing.slot ?? (by === 1 ? -1 : count);
  for (let step = 1; step <= count; step++) {
    const slot = (((start + by * step) % count) + count) % count;
    const next = raise(at, slot);
    if (next.declaring === null || raised({ ...at, choosing: next }, next.declaring)) return next;
  }
  return choosing;
}

function press(at: Deciding, id: ButtonId): Step {
  const { prompt, choosing } = at;
  const button = prompt && offered({ ...at, prompt }).find((button) => button.id === id);
  if (!button?.lit) return unshown(at, id);
  if (choosing.asking) return answer(button.choices[0], choosing);
  if (asksEnd(prompt) && !choosing.ending) return { choosing: { ...NOT_CHOOSING, ending: true } };
  if (declares(id)) return declare(at, id);
  if (id === "kan" && callsUpKan(at)) return { choosing: callUpKan(at, button.choices.length > 0) };
  if (button.choices.length === 1) return answer(button.choices[0], choosing);
  return { choosing: among(choosing, id) };
}

/** Keys alone ask for riichi, and for either of the two that share the single button. */
function unshown(at: Deciding, id: ButtonId): Step {
  const { prompt, choosing, single } = at;
  const [only] = single === null || choosing.asking ? [] : callsOf(prompt, id);
  if (id === "riichi" && (only !== undefined || detecting(at))) return declare(at, id);
  return isWin(id) ? answer(only, choosing) : { choosing };
}

function among(choosing: Choosing, id: ButtonId): Choosing {
  return { ...NOT_CHOOSING, among: choosing.among === id ? null : id };
}

/** A kan that was asked for is shown before it is made, even if it is the only one. */
function callUpKan({ choosing }: Deciding, possible: boolean): Choosing {
  return possible ? among(choosing, "kan") : { ...NOT_CHOOSING, refused: "kan" };
}

/** Toggles. The single button declares with the raised tile at once. */
function declare(at: Deciding, id: Declared): Step {
  const { prompt, hand, choosing, single } = at;
  if (choosing.declaring === id || prompt === null) return { choosing: NOT_CHOOSING };
  const able = hand.findLastIndex((slot) => throwing(prompt, slot, id));
  const chosen = raised(at, id);
  if (chosen !== undefined && single !== null) return answer(chosen, choosing);
  const slot = chosen === undefined ? able : choosing.slot;
  if (slot === -1) return { choosing: { ...NOT_CHOOSING, refused: "riichi" } };
  return { choosing: { ...NOT_CHOOSING, slot, declaring: id, past: single !== null } };
}

function stepped({ declaring, among, asking, ending }: Choosing): boolean {
  return declaring !== null || among !== null || asking || ending;
}

function decline(at: Deciding): Step {
  const { prompt, hand, choosing, single } = at;
  if (prompt === null) return { choosing };
  if (stepped(choosing)) return cancel(at);
  if (buttons(prompt).some(({ id }) => isWin(id)))
    return { choosing: { ...NOT_CHOOSING, refused: "win", past: single !== null } };
  if (!asksDiscard(prompt)) return answer(callsOf(prompt, "pass")[0], choosing);
  const last = hand.length - 1;
  if (!hand[last]?.drawn) return { choosing };
  return throwRaised({ ...at, choosing: raise(at, last) });
}

/** Without a step back, it passes if that is offered. */
function cancel({ prompt, choosing }: Deciding): Step {
  if (choosing.asking) return { choosing: { ...choosing, asking: false } };
  const { slot, declaring, among, refused, ending } = choosing;
  if (declaring !== null || among !== null || slot !== null || refused !== null || ending)
    return { choosing: NOT_CHOOSING };
  return answer(callsOf(prompt, "pass")[0], choosing);
}
