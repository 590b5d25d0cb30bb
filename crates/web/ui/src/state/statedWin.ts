import type { Tile, Wind } from "../wire/generated/wire.ts";
import { tilesOf, written } from "./notation.ts";

/** `kan` is an open one. */
export const CALLS = ["chii", "pon", "kan", "ankan"] as const;
export type Call = (typeof CALLS)[number];
export const MOMENTS = ["riichi", "double", "ippatsu", "rinshan", "chankan", "last", "first"] as const;
export type Moment = (typeof MOMENTS)[number];

export interface StatedMeld {
  readonly call: Call;
  readonly tiles: readonly Tile[];
}

/** The win may be incomplete. */
export interface StatedWin {
  readonly concealed: readonly Tile[];
  readonly melds: readonly StatedMeld[];
  readonly winning: Tile | null;
  readonly tsumo: boolean;
  readonly seat: Wind;
  readonly round: Wind;
  readonly dora: readonly Tile[];
  readonly ura: readonly Tile[];
  readonly moments: readonly Moment[];
  readonly honba: number;
  readonly sticks: number;
}

export const NOTHING: StatedWin = {
  concealed: [],
  melds: [],
  winning: null,
  tsumo: false,
  seat: "S",
  round: "E",
  dora: [],
  ura: [],
  moments: [],
  honba: 0,
  sticks: 0,
};

export function missing({ concealed, melds }: StatedWin): number {
  return 13 - 3 * melds.length - concealed.length;
}

export function isWhole(win: StatedWin): boolean {
  return missing(win) === 0 && win.winning !== null;
}

export function lineOf(win: StatedWin): string {
  const { concealed, melds, winning, tsumo, seat, round, dora, ura, moments, honba } = win;
  return [
    written(concealed),
    ...melds.map(({ call, tiles }) => `${call}:${written(tiles)}`),
    ...(winning === null ? [] : [`${tsumo ? "tsumo" : "ron"}:${winning}`]),
    ...moments,
    `seat:${seat}`,
    `round:${round}`,
    ...(dora.length > 0 ? [`dora:${written(dora)}`] : []),
    ...(ura.length > 0 ? [`ura:${written(ura)}`] : []),
    ...(honba > 0 ? [`honba:${honba}`] : []),
  ]
    .filter((word) => word !== "")
    .join(" ");
}

/** Words that say nothing here are left out. */
export function statedIn(line: string, sticks: number): StatedWin {
  return line.split(/\s+/).reduce<StatedWin>(heard, { ...NOTHING, sticks });
}

function heard(win: StatedWin, word: string): StatedWin {
  const [key = "", value] = word.split(":");
  const tiles = tilesOf(value ?? key) ?? [];
  if (value === undefined) {
    const moment = MOMENTS.find((moment) => moment === key);
    if (moment !== undefined) return { ...win, moments: [...win.moments, moment] };
    return tiles.length > 0 ? { ...win, concealed: tiles } : win;
  }
  const call = CALLS.find((call) => call === key);
  if (call !== undefined) return { ...win, melds: [...win.melds, { call, tiles }] };
  switch (key) {
    case "tsumo":
    case "ron":
      return { ...win, winning: tiles[0] ?? null, tsumo: key === "tsumo" };
    case "seat":
    case "round":
      return /^[ESWN]$/.test(value) ? { ...win, [key]: value as Wind } : win;
    case "dora":
    case "ura":
      return { ...win, [key]: tiles };
    case "honba":
      return { ...win, honba: Math.min(Number.parseInt(value, 10) || 0, 20) };
    default:
      return win;
  }
}

/** The run that begins with the tile, or as many of it as there are; `null` if none. */
export function meldOf(call: Call, tile: Tile): StatedMeld | null {
  const suit = tile.slice(-1);
  const number = Number(tile[0]) || 5;
  const plain = `${number}${suit}` as Tile;
  if (call === "chii") {
    if (suit === "z" || number > 7) return null;
    return { call, tiles: [tile, `${number + 1}${suit}` as Tile, `${number + 2}${suit}` as Tile] };
  }
  const others = Array.from({ length: call === "pon" ? 2 : 3 }, () => plain);
  return { call, tiles: [tile, ...others] };
}
