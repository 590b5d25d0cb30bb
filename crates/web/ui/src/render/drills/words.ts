import type { DrillRun } from "../../api/drillRun.ts";
import { faceName, listed } from "../../state/face.ts";
import type { Model } from "../../state/model.ts";
import { t, textOf } from "../../texts/texts.ts";
import type {
  DrillChoice,
  DrillDiscard,
  DrillQuestion,
  Tile,
  TileSafety,
} from "../../wire/generated/wire.ts";
import { gradeName, markWords } from "../table/hand/Safety.tsx";

/** Each drill in a few tiles; the gap is before what is asked. */
export const PICTURES = {
  discard: [["3m", "4m", "5m", "6m", "2p"], ["9s"]],
  waits: [["5s", "5s", "3p", "4p", "5p", "6p"], ["back"]],
  fu: [
    ["1z", "1z", "1z"],
    ["7p", "7p"],
  ],
  points: [["0p", "6p", "7p", "5z", "5z"], ["5z"]],
  safety: [["back", "back", "back"], ["4z"]],
  riichi: [["2s", "3s", "4s", "0m", "6m"], ["1p"]],
  call: [["7z", "7z"], ["7z"]],
  push: [["7m", "8m", "9m", "4p", "5p"], ["3s"]],
} as const satisfies Readonly<
  Record<string, readonly [readonly (Tile | "back")[], readonly (Tile | "back")[]]>
>;
export type Drill = keyof typeof PICTURES;

export const isDrill = (key: string): key is Drill => Object.hasOwn(PICTURES, key);

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

/** `1 from tenpai · 5 kinds, 16 tiles`. */
export function afterWords({ hint: { shanten, accepts } }: DrillDiscard): string {
  const tiles = accepts.reduce((sum, { left }) => sum + left, 0);
  return t("hint-after", { shanten, kinds: accepts.length, tiles });
}

/** `risky, suji of 5-pin`. */
export function dangerWords({ grade, against }: TileSafety, about: number | undefined): string {
  const mark = against.find(({ seat }) => seat === about);
  return listed([gradeName(grade), ...(mark === undefined ? [] : [markWords(mark)])]);
}

/** What the wrong answer does, so that the next one is better. */
export function missWords({ question, missed }: DrillRun): string {
  const { choices, drill, about, right, solution } = question;
  const wrong = missed.value.filter((nth) => !right.includes(nth));
  const [choice] = wrong.flatMap((nth) => choices[nth] ?? []);
  return t("drill-missed", { what: choice === undefined ? t("drill-more") : doesWords(choice) });

  function doesWords(choice: DrillChoice): string {
    const named = choiceWords(choice, drill);
    const does = (what: string) => t("drill-does", { choice: named, what });
    if (choice.type !== "tile") return t("drill-not", { choice: named });
    const after = solution.discards?.find(({ tile }) => tile === choice.tile);
    if (after !== undefined) return does(afterWords(after));
    const safety = solution.safety?.find(({ tile }) => tile === choice.tile.replace("0", "5"));
    if (safety !== undefined) return does(dangerWords(safety, about));
    return t("drill-no-wait", { choice: named });
  }
}

export function replyWords(drill: Drill, right: boolean): string {
  if (right) return t("drill-right");
  return t(ofHands(drill) ? "drill-wrong-plain" : "drill-wrong");
}
