import { type PlainKey, t, textOf } from "../texts/texts.ts";
import type { FigurePart, ListedHand, Mode } from "../wire/generated/wire.ts";
import { listed } from "./face.ts";
import { limitName, yakuName } from "./named.ts";
import { yakumanCount } from "./rank.ts";
import { doraHan } from "./reading.ts";

export function figureName(key: string): string {
  return textOf("figure", key);
}

export function groupName(key: string): string {
  return textOf("group", key);
}

export function modeName(mode: Mode): string {
  return t(`mode-${mode}`);
}

/** Keys of texts have no plus. */
const TURNS: Readonly<Record<string, PlainKey>> = {
  "1-6": "turn-early",
  "7-12": "turn-middle",
  "13+": "turn-late",
};

export function valueName(group: string, { value, yaku }: Pick<FigurePart, "value" | "yaku">): string {
  if (group === "wait" || group === "dealt_into") return textOf("wait", value);
  const turn = TURNS[value];
  if (turn !== undefined) return t(turn);
  if (group === "limit") return textOf("limits", value);
  // One yaku, or several with one name.
  return yaku === undefined ? textOf("named", value) : yakuName(yaku);
}

export function endName({ end, win }: Pick<ListedHand, "end" | "win">): string {
  if (win !== undefined) return t(win.tsumo ? "end-tsumo" : "end-ron");
  return t(`end-${end}`);
}

export function yakuWords(win: NonNullable<ListedHand["win"]>): string {
  const dora = doraHan(win);
  const names = win.yaku.map(yakuName);
  return listed(dora > 0 ? [...names, t("dora-count", { count: dora })] : names);
}

export function worthWords(win: NonNullable<ListedHand["win"]>): string {
  if (win.limit !== null) {
    const name = limitName(win.limit, yakumanCount(win));
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
  return t("han-fu", { han: win.han, fu: win.fu });
}
