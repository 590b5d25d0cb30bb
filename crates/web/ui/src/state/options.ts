import type { Action, Choice, IllegalIntent, Intent, SeatState, Tile } from "../wire/generated/wire.ts";
import type { Prompt } from "./model.ts";

/** Concealed tiles from the left, then the drawn one. */
export interface Slot {
  readonly tile: Tile;
  readonly drawn: boolean;
}

export function slots(
  own: Omit<SeatState, "concealed"> & { readonly concealed: readonly Tile[] },
): readonly Slot[] {
  const kept = own.concealed.map((tile): Slot => ({ tile, drawn: false }));
  return own.drawn === undefined ? kept : [...kept, { tile: own.drawn, drawn: true }];
}

/** Several choices of one kind share a button. */
export const BUTTONS = [
  "tsumo",
  "ron",
  "ippatsu",
  "riichi",
  "open_riichi",
  "plain",
  "kan",
  "pon",
  "chii",
  "kita",
  "nine",
  "show",
  "hide",
  "foul",
  "pass",
  "continue",
  "stop",
] as const;
export type ButtonId = (typeof BUTTONS)[number];

const BUTTON_OF: Readonly<Partial<Record<Action["type"], ButtonId>>> = {
  tsumo: "tsumo",
  ron: "ron",
  riichi: "riichi",
  open_riichi: "open_riichi",
  chii: "chii",
  pon: "pon",
  daiminkan: "kan",
  ankan: "kan",
  kakan: "kan",
  kita: "kita",
  kyuushu_kyuuhai: "nine",
  show_tenpai: "show",
  show_noten: "show",
  hide_hand: "hide",
  pass: "pass",
  continue: "continue",
  stop: "stop",
};

/** A foul never shares the button of a legal choice. */
function buttonOf({ action, foul }: Choice): ButtonId | undefined {
  return foul ? "foul" : BUTTON_OF[action.type];
}

/** In a fixed order, each with its choices. */
export function buttons(prompt: Prompt): readonly { id: ButtonId; choices: readonly Choice[] }[] {
  return BUTTONS.map((id) => ({
    id,
    choices: prompt.choices.filter((choice) => buttonOf(choice) === id),
  })).filter(({ choices }) => choices.length > 0);
}

export type Declared = "riichi" | "open_riichi";

/** `undefined` if the server offers none. */
export function throwing(prompt: Prompt, slot: Slot, declared: Declared | null): Choice | undefined {
  const type = declared ?? "discard";
  return prompt.choices.find(
    ({ action, foul }) =>
      !foul && action.type === type && action.tile === slot.tile && action.tsumogiri === slot.drawn,
  );
}

export function keepsTenpai(prompt: Prompt, slot: Slot): boolean {
  return throwing(prompt, slot, null)?.after !== undefined;
}

export function asksDiscard(prompt: Prompt | null): boolean {
  return prompt?.choices.some(({ action }) => action.type === "discard") ?? false;
}

/** The last dealer is asked if the match ends with this hand. */
export function asksEnd(prompt: Prompt | null): boolean {
  return prompt?.choices.some(({ action }) => action.type === "stop") ?? false;
}

export function asksNoten(prompt: Prompt): boolean {
  return prompt.choices.some(({ action }) => action.type === "show_noten");
}

export function whyNot(prompt: Prompt, slot: Slot): IllegalIntent | undefined {
  return prompt.denied.find(({ what }) => what.type === "discard" && what.tile === slot.tile);
}

export function callTiles(action: Action): readonly Tile[] {
  switch (action.type) {
    case "chii":
    case "pon":
      return action.own;
    case "riichi":
    case "open_riichi":
      return [action.tile];
    case "ankan":
      return [action.kind, action.kind, action.kind, action.kind];
    case "kakan":
      return [action.tile];
    default:
      return [];
  }
}

export function intentTile(intent: Intent): Tile | undefined {
  if (intent.type === "kan") return intent.kind;
  return intent.type === "discard" ? intent.tile : undefined;
}
