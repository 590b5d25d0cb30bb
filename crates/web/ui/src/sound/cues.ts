import { LAST_SECONDS } from "../state/clock.ts";
import { rankOfEnd } from "../state/rank.ts";
import type { Event, View } from "../wire/generated/wire.ts";

export type Cue =
  | "tile"
  | "dora"
  | "draw"
  | "call"
  | "riichi"
  | "stick"
  | "win"
  | "roll"
  | "stamp"
  | "limit"
  | "yakuman"
  | "end"
  | "deal"
  | "tick";

/** `view` is the table after the event. */
export function cueOf(event: Event, view: View): Cue | null {
  switch (event.type) {
    case "dealt":
      return "deal";
    case "drew_own":
      return "draw";
    case "discarded":
      if (event.riichi) return "riichi";
      return isDora(event.discard.tile, view) ? "dora" : "tile";
    case "riichi_paid":
      return "stick";
    case "called":
    case "kan_declared":
    case "kita":
      return "call";
    case "round_ended":
      if (event.end.outcome.type !== "won") return "end";
      return rankOfEnd(event.end) === "yakuman" ? "roll" : "win";
    case "match_ended":
      return "end";
    default:
      return null;
  }
}

/** Only the last seconds have a sound. */
export const cueOfSecond = (left: number): Cue | null => (left > 0 && left <= LAST_SECONDS ? "tick" : null);

/** Whether a discard is a dora or a red five. */
function isDora(tile: string, { dora }: View): boolean {
  const kind = tile.replace("0", "5");
  return tile[0] === "0" || dora.some((one) => one.dora.replace("0", "5") === kind);
}

export const AT_ONCE = 3;

export const CALLED = {
  chii: "チー",
  pon: "ポン",
  kan: "カン",
  kita: "北",
  riichi: "リーチ",
  open_riichi: "オープンリーチ",
  ron: "ロン",
  tsumo: "ツモ",
  tenpai: "テンパイ",
  noten: "ノーテン",
} as const;
export type Called = keyof typeof CALLED;

/** The call that goes with an event. */
export function calledOf(event: Event): Called | null {
  switch (event.type) {
    case "called":
    case "kan_declared": {
      const { type } = event.meld;
      return type === "chii" || type === "pon" ? type : "kan";
    }
    case "kita":
      return "kita";
    case "discarded":
      if (!event.riichi) return null;
      return event.open ? "open_riichi" : "riichi";
    case "hand_declared":
      return event.showing === "tenpai" ? "tenpai" : "noten";
    case "round_ended": {
      const { outcome } = event.end;
      if (outcome.type !== "won") return null;
      return outcome.winners[0]?.from === null ? "tsumo" : "ron";
    }
    default:
      return null;
  }
}
