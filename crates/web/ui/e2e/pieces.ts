// What the messages of scenes.tsx are made of, and a table in the middle of a hand.
import { DISPLAY } from "../src/state/fixtures/display.ts";
import type {
  Meld,
  RiverTile,
  SeatView,
  ServerMessage,
  Tile,
  View,
  Welcome,
  Wind,
} from "../src/wire/generated/wire.ts";

/** `tiles("123m 0p")`: an mpsz run of tiles. */
export function tiles(mpsz: string): Tile[] {
  const found: Tile[] = [];
  let numbers: string[] = [];
  for (const letter of mpsz.replaceAll(" ", "")) {
    if ("mpsz".includes(letter)) {
      found.push(...numbers.map((number) => `${number}${letter}` as Tile));
      numbers = [];
    } else numbers.push(letter);
  }
  return found;
}

/** A river; `riichi` is the place of the tile on its side, `claimed` those of the tiles that others took. */
export function river(mpsz: string, riichi?: number, claimed: Record<number, number> = {}): RiverTile[] {
  return tiles(mpsz).map((tile, nth) => ({
    tile,
    tsumogiri: nth % 4 === 3,
    sideways: nth === riichi,
    claimed_by: claimed[nth] ?? null,
  }));
}

export const pon: Meld = { type: "pon", called: "6z", own: ["6z", "6z"], from: "across" };
export const chii: Meld = { type: "chii", called: "0p", own: ["4p", "6p"], from: "left" };
export const kakan: Meld = { type: "kakan", called: "2s", own: ["2s", "2s"], added: "2s", from: "right" };
export const daiminkan: Meld = { type: "daiminkan", called: "7z", own: ["7z", "7z", "7z"], from: "right" };
export const ankan: Meld = { type: "ankan", tiles: tiles("5550m") };

export const NAMES = ["Aki", "Normal 1", "Bartholomew-Maximilian", "Wild 3"];
const BOTS = [null, "expert", "hard/attacker", "wild"];

export const welcome: Welcome & { type: "welcome" } = {
  type: "welcome",
  version: 2,
  match_id: "scene",
  seat: 0,
  names: NAMES,
  bots: BOTS,
  rules: "tenhou",
  summary: [
    { topic: "length", facts: [{ type: "winds", winds: ["E", "S"] }] },
    { topic: "open_tanyao", facts: [{ type: "yes" }] },
  ],
  riichi_stake: 1000,
  honba_value: 300,
  pace: "instant",
  display: DISPLAY,
};

export function seat(wind: Wind, score: number, concealed: number, part: Partial<SeatView> = {}): SeatView {
  return { wind, score, concealed, riichi: "none", river: [], melds: [], kita: 0, ...part };
}

/** The middle of a hand: melds of every sort, a riichi, a long river. */
export const midway: View = {
  round: {
    wind: "E",
    number: 2,
    game: 1,
    dealer: 1,
    honba: 1,
    sticks: 1,
    winds: ["N", "E", "S", "W"],
    scores: [24_000, 31_000, 18_300, 25_700],
    dora: { indicator: "4p", dora: "5p" },
    broken: 1,
  },
  sticks: 2,
  live_left: 23,
  dora: [
    { indicator: "4p", dora: "5p" },
    { indicator: "9s", dora: "1s" },
  ],
  seats: [
    seat("N", 24_000, 11, { melds: [chii], river: river("19m 1z 9p 2z 8s 3z 1p 7m 9s") }),
    seat("E", 30_000, 13, { riichi: "ippatsu", river: river("1z 2m 8p 9m 3z 4z 7p 2s 1m 6s", 7) }),
    seat("S", 18_300, 4, {
      melds: [pon, kakan, daiminkan],
      river: river("9m 1m 3p 6z 7s 4z 1s 2m 8m 5s", 99, { 3: 3 }),
    }),
    seat("W", 25_700, 7, {
      melds: [ankan, pon],
      river: river("1z 9p 4s 2z 0s 8p 4m 3m 6p 9s 2z 3z", 99, { 4: 0 }),
    }),
  ],
  phase: { type: "turn", seat: 0 },
  own: { concealed: tiles("234m 340678p 55s"), drawn: "1s", waits: [] },
};

/** A table at which somebody sits down, and what the server says then. */
export function shown(view: View, ...more: ServerMessage[]): ServerMessage[] {
  return [welcome, { type: "view", view, next_event: 40 }, ...more];
}
