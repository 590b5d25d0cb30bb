import { t } from "../texts/texts.ts";
import type { KeyList } from "./keys.ts";
import { type Command, confirm, type Moment, step } from "./schemes.ts";

/** What a button of a game pad does: a command, or an action of the page. */
export type PadPress = Command | { readonly type: "help" } | { readonly type: "quit" };

/** The numbers of the buttons in the standard mapping. */
const PAD = {
  south: 0,
  east: 1,
  west: 2,
  leftShoulder: 4,
  select: 8,
  start: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
} as const;

/** Held down, it shows the discards from above, or the table under the sheet. */
export const PAD_PEEK = PAD.leftShoulder;

/** What a pad's button means: as the cursor scheme has it. */
export function padPress(button: number, at: Moment): PadPress | null {
  switch (button) {
    case PAD.left:
      return step(-1, at);
    case PAD.right:
      return step(1, at);
    case PAD.up:
      return { type: "menu", by: -1 };
    case PAD.down:
      return { type: "menu", by: 1 };
    case PAD.south:
      return confirm(at);
    case PAD.east:
      return { type: "cancel" };
    case PAD.west:
      return { type: "special" };
    case PAD.start:
      return { type: "help" };
    case PAD.select:
      return { type: "quit" };
    default:
      return null;
  }
}

/** The first button of a game pad, which presses the focused control. */
export const PAD_CONFIRM = PAD.south;

/** All buttons with what they do, as the most common pads call them. */
export function padKeys(): KeyList {
  return [
    ["✚ ← →", t("key-cursor")],
    ["✚ ↑ ↓", t("key-menu")],
    ["A / ✕", t("key-press")],
    ["B / ○", t("key-cancel")],
    ["X / □", t("key-special")],
    ["LB / L1", t("key-peek")],
    [t("keys-start"), t("key-help")],
    [t("keys-select"), t("key-quit")],
  ];
}
