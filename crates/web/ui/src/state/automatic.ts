import type { Action, Tile } from "../wire/generated/wire.ts";
import { discardItself, discarding } from "./houseDisplay.ts";
import type { Prompt } from "./model.ts";
import { change, settings } from "./settings.ts";

export const AUTOMATIC = ["autoSort", "autoWin", "noCalls", "autoDiscard"] as const;
export type Automatic = (typeof AUTOMATIC)[number];

export const isOn = (name: Automatic): boolean =>
  name === "autoDiscard" ? discarding.value : settings.value.inputs[name];

export function flip(name: Automatic): void {
  const on = !isOn(name);
  if (name === "autoDiscard") discardItself(on);
  else change("inputs", { [name]: on });
}

const CALLS: ReadonlySet<Action["type"]> = new Set(["chii", "pon", "daiminkan"]);
const WINS: ReadonlySet<Action["type"]> = new Set(["tsumo", "ron"]);

export function wanted(prompt: Prompt): Prompt {
  if (!settings.value.inputs.noCalls) return prompt;
  const choices = prompt.choices.filter(({ action }) => !CALLS.has(action.type));
  return choices.length === prompt.choices.length ? prompt : { ...prompt, choices };
}

/**
 * Only answers that the server offers, never a foul; `null` leaves it to the player. Passes only if nothing else could be claimed.
 * In riichi, discards only if nothing else could be done.
 */
export function automatic(prompt: Prompt, inRiichi: boolean): Action | null {
  const { autoWin, noCalls } = settings.value.inputs;
  const actions = prompt.choices.filter(({ foul }) => !foul).map(({ action }) => action);
  const win = actions.find(({ type }) => WINS.has(type));
  if (win !== undefined) return autoWin ? win : null;
  const pass = actions.find(({ type }) => type === "pass");
  if (pass !== undefined) {
    const calls = actions.filter(({ type }) => CALLS.has(type)).length;
    // In a claim window everybody is asked, even without calls.
    const asked = calls > 0 || prompt.window !== undefined;
    return noCalls && asked && calls === actions.length - 1 ? pass : null;
  }
  const [only, ...others] = actions;
  return discarding.value && inRiichi && only?.type === "discard" && others.length === 0 ? only : null;
}

/** New tiles go to the right. */
export function unsorted(before: readonly Tile[], now: readonly Tile[]): readonly Tile[] {
  const fresh = [...now];
  const stayed = before.filter((tile) => {
    const at = fresh.indexOf(tile);
    if (at >= 0) fresh.splice(at, 1);
    return at >= 0;
  });
  return [...stayed, ...fresh];
}
