import { t } from "../texts/texts.ts";
import type { Automatic } from "./automatic.ts";
import type { Input } from "./choosing.ts";
import { BUTTON_KEYS, inputOf, type KeyList, letterKeys, pageKeys } from "./keys.ts";
import type { ButtonId } from "./options.ts";
import type { Settings } from "./settings.ts";

type Inputs = Settings["inputs"];
export type Scheme = Exclude<Inputs["keys"], "house">;
type Mouse = { readonly [K in "discardClick" | "rightClick"]: Exclude<Inputs[K], "house"> };

export type Command =
  | Input
  | { readonly type: "menu"; readonly by: 1 | -1 }
  | { readonly type: "special" }
  | { readonly type: "switch"; readonly name: Automatic };

export interface Moment {
  readonly offered: readonly ButtonId[];
  /** Buttons with a choice; one on demand may have none. */
  readonly possible: readonly ButtonId[];
  /** The number of tiles in the hand. */
  readonly hand: number;
  /** One of several calls has to be chosen. */
  readonly among: boolean;
  readonly turn: boolean;
  readonly autoDiscard: boolean;
  /** Riichi may be asked for although it is not offered. */
  readonly detects: boolean;
}

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey">;

/** `null` means that nothing happens. */
export function commandOf(scheme: Scheme, pressed: Pressed, at: Moment): Command | null {
  //
  if (pressed.key === "Escape" && at.autoDiscard) return { type: "switch", name: "autoDiscard" };
  switch (scheme) {
    case "letters":
      return inputOf(pressed.key, asked(at), at.hand, at.among);
    case "cursor":
      return byCursor(pressed.key, at);
    case "numbers":
      return byNumbers(pressed, at);
  }
}

function asked({ offered, detects }: Moment): readonly ButtonId[] {
  return detects && !offered.includes("riichi") ? [...offered, "riichi"] : offered;
}

/** */
function byCursor(key: string, at: Moment): Command | null {
  switch (key.toLowerCase()) {
    case "arrowleft":
      return step(-1, at);
    case "arrowright":
      return step(1, at);
    case "arrowup":
      return { type: "menu", by: -1 };
    case "arrowdown":
      return { type: "menu", by: 1 };
    case "enter":
    case " ":
      return confirm(at);
    case "escape":
    case "backspace":
      return { type: "cancel" };
    case "s":
      return { type: "special" };
    default:
      return null;
  }
}

/** around the left hand, or on the number pad. */
function byNumbers({ key, shiftKey }: Pressed, at: Moment): Command | null {
  switch (key) {
    case "1":
    case "4":
      return step(-1, at);
    case "3":
    case "6":
      return step(1, at);
    case "ArrowUp":
      return { type: "menu", by: -1 };
    case "ArrowDown":
      return { type: "menu", by: 1 };
    case "Enter":
      return shiftKey ? { type: "special" } : confirm(at);
    case "Escape":
      return { type: "cancel" };
    default:
      return null;
  }
}

/** Moves over the buttons if no discard is asked for. */
export function step(by: 1 | -1, { turn, among, offered }: Moment): Command {
  return among || (!turn && offered.length > 0) ? { type: "menu", by } : { type: "move", by };
}

export function confirm({ offered }: Moment): Command {
  return offered.includes("continue") ? { type: "button", id: "continue" } : { type: "confirm" };
}

/** In this order. */
const SPECIAL: readonly ButtonId[] = ["tsumo", "ippatsu", "riichi", "open_riichi", "kan", "kita", "nine"];

/** `null` if there are several or none: the key moves to the menu. If nothing else is possible, it asks for riichi. */
export function specialOf({ offered, possible, turn, detects }: Moment): ButtonId | null {
  if (!turn) return detects ? "riichi" : null;
  const [only, ...others] = SPECIAL.filter((id) => possible.includes(id));
  if (others.length > 0) return null;
  return only ?? (detects || offered.includes("riichi") ? "riichi" : null);
}

/** `null` if only the menu leads to it. */
export function keyOf(scheme: Scheme, id: ButtonId): string | null {
  const [first = ""] = BUTTON_KEYS[id];
  if (first === "Enter") return "⏎";
  if (scheme === "letters") return first.toUpperCase();
  return id === "pass" ? "Esc" : null;
}

/** As set, or as the house has it. */
export function mouseKeys(clicks: Mouse["discardClick"], right: Mouse["rightClick"]): KeyList {
  return [
    [t("keys-click"), t(`key-click-${clicks}`)],
    ...(right === "off" ? [] : [[t("keys-right"), t(`key-right-${right}`)] as const]),
  ];
}

export function tableKeys(scheme: Scheme): KeyList {
  switch (scheme) {
    case "letters":
      return [...letterKeys(), ...pageKeys()];
    case "cursor":
      return [
        ["← →", t("key-cursor")],
        ["↑ ↓", t("key-menu")],
        [t("keys-confirm"), t("key-press")],
        ["S", t("key-special")],
        ["Esc", t("key-leave-auto")],
        ["⌫", t("key-cancel")],
        ...pageKeys(),
      ];
    case "numbers":
      return [
        ["1, 4 · 3, 6", t("key-cursor")],
        ["↑ ↓", t("key-menu")],
        ["⇥, ⇧ ⇥", t("key-tab")],
        ["⏎", t("key-press")],
        ["⇧ ⏎", t("key-special")],
        ["Esc", t("key-leave-auto")],
        ...pageKeys(),
      ];
  }
}
