import { faceName } from "../../state/face.ts";
import type { Model } from "../../state/model.ts";
import { t, textOf } from "../../texts/texts.ts";
import type { DrillChoice, DrillQuestion, Tile } from "../../wire/generated/wire.ts";

export const DRILL_TILES = {
  discard: "5m",
  waits: "6p",
  fu: "1z",
  points: "0s",
  safety: "4z",
  riichi: "1p",
  call: "7z",
  push: "9s",
} as const satisfies Readonly<Record<string, Tile>>;
export type Drill = keyof typeof DRILL_TILES;

export const isDrill = (key: string): key is Drill => Object.hasOwn(DRILL_TILES, key);

/** These have no table: they are asked under any rules, and never from a match. */
export const ofHands = (drill: Drill): boolean => drill === "waits" || drill === "fu" || drill === "points";

export const drillName = (drill: string): string => textOf("drill-name", drill);
export const drillAbout = (drill: string): string => textOf("drill-about", drill);
export const skillName = (drill: string, skill: string): string => textOf("drill", `skill-${drill}-${skill}`);

/** Players are called by the wind, since they have no names. */
export function seatName(wind: string): string {
  return t("drill-seat", { wind: textOf("wind", wind) });
}

export function askWords({ drill, about }: DrillQuestion, model: Model | undefined): string {
  const seat = model?.welcome?.names[about ?? -1] ?? "";
  const phase = model?.view?.phase;
  switch (drill) {
    case "call":
      return t("drill-ask-call", { seat, tile: phase?.type === "claims" ? faceName(phase.tile) : "" });
    case "safety":
    case "push":
      return t(`drill-ask-${drill}`, { seat });
    default:
      return textOf("drill-ask", drill);
  }
}

/** `5-pin`, `40 fu`, `1300/2600`, `Push`. */
export function choiceWords(choice: DrillChoice, drill: string): string {
  switch (choice.type) {
    case "tile":
      return faceName(choice.tile);
    case "fu":
      return t("fu", { count: choice.fu });
    case "ron":
      return `${choice.points}`;
    case "tsumo":
      if (choice.dealer === null) return t("drill-choice-all", { points: `${choice.others}` });
      return t("drill-choice-split", { others: `${choice.others}`, dealer: `${choice.dealer}` });
    default:
      return textOf("drill", `${choice.type}-${drill}`);
  }
}

export function replyWords(drill: Drill, right: boolean): string {
  if (right) return t("drill-right");
  return t(ofHands(drill) ? "drill-wrong-plain" : "drill-wrong");
}
