import type { Input } from "./choosing.ts";
import type { ButtonId } from "./options.ts";

/** The letter of each button; the first is the one shown on it. */
export const BUTTON_KEYS: Readonly<Record<ButtonId, readonly string[]>> = {
  tsumo: ["t", "w"],
  ron: ["t", "w"],
  riichi: ["r"],
  open_riichi: ["o"],
  plain: ["x"],
  kan: ["k"],
  pon: ["p"],
  chii: ["c"],
  kita: ["b"],
  nine: ["n"],
  show: ["s"],
  hide: ["x"],
  foul: ["f"],
  pass: ["x"],
  continue: ["Enter"],
  stop: ["e"],
};

const SLOT_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "="];

/** What a key means in play; `null`: nothing. `offered` are the buttons of the prompt, `hand` the number of tiles. */
export function inputOf(
  key: string,
  offered: readonly ButtonId[],
  hand: number,
  among: boolean,
): Input | null {
  switch (key) {
    case "ArrowLeft":
      return { type: "move", by: -1 };
    case "ArrowRight":
      return { type: "move", by: 1 };
    case "Home":
      return { type: "raise", slot: 0 };
    case "End":
    case "d":
      return { type: "raise", slot: hand - 1 };
    case "Escape":
      return { type: "cancel" };
    case "Enter":
      return offered.includes("continue") ? { type: "button", id: "continue" } : { type: "confirm" };
    case " ":
      return { type: "confirm" };
  }
  const slot = SLOT_KEYS.indexOf(key);
  if (slot >= 0) return among ? { type: "call", nth: slot } : { type: "raise", slot };
  const id = offered.find((id) => BUTTON_KEYS[id].includes(key.toLowerCase()));
  return id === undefined ? null : { type: "button", id };
}

/** All keys, for the page that lists them. */
export const KEY_HELP: readonly (readonly [keys: string, meaning: string])[] = [
  ["← →  or  1 – 9, 0, -, =", "raise a tile"],
  ["Home, End or D", "raise the first or the last tile; the last is the one just drawn"],
  ["Enter or Space", "discard the raised tile; continue after a hand"],
  ["R", "riichi: then choose among the tiles that can declare it; where the house asks: yes"],
  ["O", "where the house has it: riichi with your hand laid open"],
  ["C, P, K", "chii, pon, kan; where there are several, choose with 1 – 9"],
  ["B", "kita: lay a north aside for another tile"],
  ["T or W", "win: tsumo or ron"],
  ["N", "nine kinds: end the hand"],
  ["S or X", "at a draw, where the rules leave it to you: show your tenpai hand or keep it hidden"],
  ["F", "where fouls are punished: commit one (riichi without tenpai, a kan that breaks the hand)"],
  ["X", "pass; where the house asks whether to declare riichi: no"],
  ["Esc", "step back from a choice; else pass"],
  ["E", "after a hand, where the rules allow it: end the match"],
  ["I", "why something is not possible now"],
  ["V (hold)", "after a hand: look at the table under the sheet"],
  ["?", "these keys"],
];
