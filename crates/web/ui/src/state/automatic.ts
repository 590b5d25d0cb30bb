import type { Action, Tile } from "../wire/generated/wire.ts";
import { discardItself, discarding } from "./houseDisplay.ts";
import type { Prompt } from "./model.ts";
import { change, settings } from "./settings.ts";

/** The automatic actions, in the order of their switches. */
export const AUTOMATIC = ["autoSort", "autoWin", "noCalls", "autoDiscard"] as const;
export type Automatic = (typeof AUTOMATIC)[number];

/** Whether a switch is on. */
export const isOn = (name: Automatic): boolean =>
  name === "autoDiscard" ? discarding.value : settings.value.inputs[name];

/** Turns a switch on, or off. */
export function flip(name: Automatic): void {
  const on = !isOn(name);
  if (name === "autoDiscard") discardItself(on);
  else change("inputs", { [name]: on });
}

const CALLS: ReadonlySet<Action["type"]> = new Set(["chii", "pon", "daiminkan"]);
const WINS: ReadonlySet<Action["type"]> = new Set(["tsumo", "ron"]);

/** The prompt without calls, if the player wants none. */
export function wanted(prompt: Prompt): Prompt {
  if (!settings.value.inputs.noCalls) return prompt;
  const choices = prompt.choices.filter(({ action }) => !CALLS.has(action.type));
  return choices.length === prompt.choices.length ? prompt : { ...prompt, choices };
}

/**
 * The automatic answer: one that the server offers, never a foul. `null`: the player answers.
 * A call is passed only if nothing else could be claimed; in riichi a tile is discarded only if nothing else could be done.
 */
export function automatic(prompt: Prompt, inRiichi: boolean): Action | null {
  const { autoWin, noCalls } = settings.value.inputs;
  const actions = prompt.choices.filter(({ foul }) => !foul).map(({ action }) => action);
  const win = actions.find(({ type }) => WINS.has(type));
  if (win !== undefined) return autoWin ? win : null;
  const pass = actions.find(({ type }) => type === "pass");
  if (pass !== undefined) {
    const calls = actions.filter(({ type }) => CALLS.has(type)).length;
    // In a claim window everybody is asked, also without calls.
    const asked = calls > 0 || prompt.window !== undefined;
    return noCalls && asked && calls === actions.length - 1 ? pass : null;
  }
  const [only, ...others] = actions;
  return discarding.value && inRiichi && only?.type === "discard" && others.length === 0 ? only : null;
}

/** The tiles in their last order, without those that are gone and with new ones at the right. */
export function unsorted(before: readonly Tile[], now: readonly Tile[]): readonly Tile[] {
  const fresh = [...now];
  const stayed = before.filter((tile) => {
    const at = fresh.indexOf(tile);
    if (at >= 0) fresh.splice(at, 1);
    return at >= 0;
  });
  return [...stayed, ...fresh];
}
