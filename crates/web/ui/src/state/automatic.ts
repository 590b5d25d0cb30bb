import type { Action, Tile } from "../wire/generated/wire.ts";
import type { Prompt } from "./model.ts";
import { settings } from "./settings.ts";

/** What is done for the player, in the order in which it stands at the table. */
export const AUTOMATIC = ["autoSort", "autoWin", "noCalls", "autoDiscard"] as const;
export type Automatic = (typeof AUTOMATIC)[number];

const CALLS: ReadonlySet<Action["type"]> = new Set(["chii", "pon", "daiminkan"]);
const WINS: ReadonlySet<Action["type"]> = new Set(["tsumo", "ron"]);

/** What the player is asked: without the calls, where none are wanted. */
export function wanted(prompt: Prompt): Prompt {
  if (!settings.value.inputs.noCalls) return prompt;
  const choices = prompt.choices.filter(({ action }) => !CALLS.has(action.type));
  return choices.length === prompt.choices.length ? prompt : { ...prompt, choices };
}

/**
 * The answer given for the player: one of those that the server offers, and never a foul. `null`: the player answers.
 * A call is passed only where nothing else could be claimed; in riichi a tile is thrown only where nothing else could be done.
 */
export function automatic(prompt: Prompt, inRiichi: boolean): Action | null {
  const { autoWin, noCalls, autoDiscard } = settings.value.inputs;
  const actions = prompt.choices.filter(({ foul }) => !foul).map(({ action }) => action);
  const win = actions.find(({ type }) => WINS.has(type));
  if (win !== undefined) return autoWin ? win : null;
  const pass = actions.find(({ type }) => type === "pass");
  if (pass !== undefined) {
    const calls = actions.filter(({ type }) => CALLS.has(type)).length;
    return noCalls && calls > 0 && calls === actions.length - 1 ? pass : null;
  }
  const [only, ...others] = actions;
  return autoDiscard && inRiichi && only?.type === "discard" && others.length === 0 ? only : null;
}

/** The tiles as they stood, without those that are gone, and the new ones at the right. */
export function unsorted(before: readonly Tile[], now: readonly Tile[]): readonly Tile[] {
  const fresh = [...now];
  const stayed = before.filter((tile) => {
    const at = fresh.indexOf(tile);
    if (at >= 0) fresh.splice(at, 1);
    return at >= 0;
  });
  return [...stayed, ...fresh];
}
