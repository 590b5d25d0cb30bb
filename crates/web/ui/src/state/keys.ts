import { t } from "../texts/texts.ts";
import { AUTOMATIC, type Automatic } from "./automatic.ts";
import type { Input } from "./choosing.ts";
import type { ButtonId } from "./options.ts";

export const BUTTON_KEYS: Readonly<Record<ButtonId, readonly string[]>> = {
  tsumo: ["t", "w"],
  ron: ["t", "w"],
  ippatsu: ["t", "w"],
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

export const AUTO_KEYS: Readonly<Record<Automatic, string>> = {
  autoSort: "z",
  autoWin: "a",
  noCalls: "l",
  autoDiscard: "g",
};

export function autoOf(key: string): Automatic | undefined {
  return AUTOMATIC.find((name) => AUTO_KEYS[name] === key.toLowerCase());
}

const SLOT_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "="];

/** `null`: nothing. `offered` are the buttons of the prompt, `hand` is the number of tiles. */
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

export function letterKeys(): KeyList {
  return [
    [t("keys-raise"), t("key-raise")],
    [t("keys-ends"), t("key-ends")],
    [t("keys-confirm"), t("key-confirm")],
    ["R", t("key-riichi")],
    ["O", t("key-open-riichi")],
    [t("keys-calls"), t("key-calls")],
    ["B", t("key-kita")],
    [t("keys-win"), t("key-win")],
    ["N", t("key-nine")],
    [t("keys-show"), t("key-show")],
    ["F", t("key-foul")],
    ["X", t("key-pass")],
    ["Esc", t("key-leave-auto")],
    ["E", t("key-stop")],
  ];
}

export function pageKeys(): KeyList {
  return [
    ["I", t("key-why")],
    ["Y", t("key-card")],
    ["H", t("key-strategy")],
    [t("keys-peek"), t("key-peek")],
    ["⇧ T, H, D, P", t("key-announce")],
    ["⇧ ← ↑ → ↓", t("key-announce-discards")],
    ["Z, A, L, G", t("key-auto")],
    ["⇥, ← ↑ → ↓", t("key-window")],
    [",", t("key-settings")],
    ["Q", t("key-quit")],
    ["?", t("key-help")],
  ];
}

export type KeyList = readonly (readonly [keys: string, meaning: string])[];
