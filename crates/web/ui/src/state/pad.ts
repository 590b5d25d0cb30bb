import { t } from "../texts/texts.ts";
import type { KeyList } from "./keys.ts";
import { type Command, confirm, type Moment, step } from "./schemes.ts";

/** A command, or an action of the page. */
export type PadPress = Command | { readonly type: "help" } | { readonly type: "quit" };

/** In the standard mapping. */
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

/** Follows the cursor scheme. */
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

export const PAD_CONFIRM = PAD.south;

/** By the names that the most common pads use. */
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
