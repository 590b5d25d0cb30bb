// Messages as the server sends them, for scenes.tsx.
import { DISPLAY } from "../src/state/plainDisplay.ts";
import type { Display, PlacementTarget, ServerMessage, View, Welcome } from "../src/wire/generated/wire.ts";
import { END_SCENES } from "./endScenes.ts";
import { drawnTable } from "./endTables.ts";
import { midway, NAMES, shown, table, tiles, unseen, welcome } from "./pieces.ts";
import {
  ABLE,
  asked,
  claims,
  complete,
  declaring,
  discards,
  everything,
  hinted,
  kans,
  noten,
  quads,
  safety,
  tooPoor,
  turn,
  unready,
} from "./prompts.ts";
import { closed, fresh, lastTurn, long, offered, seatedSo, shot, three, thrown } from "./tables.ts";

/** A house of one's own, which shows its table in another way. */
function at(display: Partial<Display>, view: View, ...messages: ServerMessage[]): ServerMessage[] {
  const house = { ...welcome, rules: "Thursday club", display: { ...DISPLAY, ...display } };
  return [house, ...shown(view, ...messages).slice(1)];
}

/** The first hand of a match; this decided its seats, where the program did not. */
function begun(seats_drawn: Welcome["seats_drawn"]): ServerMessage[] {
  const view = table({
    round: { dealer: 0, honba: 0, sticks: 0, scores: [25_000, 25_000, 25_000, 25_000] },
    live_left: 69,
    seats: [0, 1, 2, 3].map(() => ({ river: [] })),
    phase: { type: "turn", seat: 0 },
    own: { concealed: [...fresh.own.concealed, "5z"], waits: [] },
  });
  return [{ ...welcome, ...(seats_drawn && { seats_drawn }) }, ...shown(view, quiet).slice(1)];
}

const quiet: ServerMessage = { type: "pong" };
const onePress = { riichi_button: "one_button" } as const;

const MELDS = asked(discards(midway));

/** Every claim on the red-five wait. */
const claimed = shown(offered("5p", "234m 3440556p 678s"), claims);

/** A better call settles the decision that is on the screen. */
const chiis = offered("9p", "234m 340678p 55s 11z");
const better: ServerMessage = {
  type: "event",
  n: 40,
  event: {
    type: "called",
    seat: 2,
    from: 3,
    meld: { type: "pon", called: "9p", own: ["9p", "9p"], from: "right" },
  },
  after: {
    phase: { type: "turn", seat: 2 },
    live_left: chiis.live_left,
    sticks: chiis.sticks,
    scores: chiis.seats.map(({ score }) => score),
    concealed: chiis.seats.map(({ concealed }, seat) => (seat === 2 ? concealed - 2 : concealed)),
    riichi: chiis.seats.map(({ riichi }) => riichi),
    own: chiis.own,
  },
};

/** Which wins lead where from `lastTurn`. */
const reach: PlacementTarget = {
  now: 3,
  better: [
    {
      place: 1,
      ron: [
        { from: 1, points: 2600, limit: null },
        { from: 2, points: 5200, limit: null },
        { from: 3, points: 5200, limit: null },
      ],
      tsumo: { dealer: 2000, others: 1000, limit: null },
    },
    {
      place: 2,
      ron: [1, 2, 3].map((from) => ({ from, points: 1000, limit: null })),
      tsumo: { dealer: 500, others: 300, limit: null },
    },
  ],
};

/** The own hand and that of the player at the right lie open. */
const opened: View = {
  ...shot,
  opened: [
    { seat: 0, concealed: shot.own.concealed },
    { seat: 1, concealed: tiles("34555678m 345p 66s") },
  ],
};

/** Nobody has won, and the player is asked at last whether to show this hand. */
const showing = (concealed: string, waits: View["own"]["waits"] = []): View => ({
  ...drawnTable,
  sticks: drawnTable.round.sticks,
  seats: seatedSo(drawnTable, 0, {
    riichi: "none",
    score: drawnTable.round.scores[0] ?? 0,
    river: (drawnTable.seats[0]?.river ?? []).map((lying) => ({ ...lying, sideways: false })),
  }).seats,
  phase: {
    type: "showdown",
    seat: 0,
    shown: [null, null, { concealed: tiles("56m 99s"), melds: drawnTable.seats[2]?.melds ?? [] }, null],
  },
  own: { concealed: tiles(concealed), waits },
});

/** One of the waits has been let pass. */
const passed: View = {
  ...offered("9m", "234m 340678p 55s 11z"),
  own: {
    concealed: closed.own.concealed,
    waits: [
      { tile: "5s", left: 2 },
      { tile: "1z", left: 1 },
    ],
    furiten: {
      rule: "furiten_passed",
      tile: "1z",
      message: "furiten: you let 1z pass; it ends at your next turn",
    },
  },
};

/** What the server says in each scene. */
export const SCENES: Readonly<Record<string, ServerMessage[]>> = {
  dealt: shown(fresh, quiet),
  /** The first hand of a match for which points of an account are at stake. */
  parlour: [
    { ...welcome, mode: "parlour" },
    ...shown({ ...fresh, round: { ...fresh.round, number: 1 } }, quiet).slice(1),
  ],
  /** The first hand of a match whose seats the dice have decided, or wind tiles. */
  seats_by_dice: begun({
    type: "dice",
    throws: [
      { seat: 2, dice: [3, 4], falls_on: 0 },
      { seat: 0, dice: [4, 5], falls_on: 0 },
    ],
  }),
  seats_by_winds: begun({
    type: "winds",
    takes: [
      { seat: 1, tiles: ["2z"] },
      { seat: 3, tiles: ["5z", "4z"] },
      { seat: 0, tiles: ["1z"] },
      { seat: 2, tiles: ["3z"] },
    ],
  }),
  seats_by_program: begun(undefined),
  melds: shown(midway, MELDS),
  turn: shown(complete, everything),
  turn_touzai: at({ words: "touzai" }, complete, everything),
  threat: shown(closed, { ...turn, safety }),
  furiten: shown(passed, quiet),
  furiten_shanghai: at({ words: "shanghai", named_in_rows: true }, passed, quiet),
  kans: shown(quads, kans),
  dark: at({ riichi_button: "auto_lit" }, unready, noten),
  called_up: at({ riichi_button: "on_demand" }, unready, noten),
  called_kan: at({ riichi_button: "on_demand", kan_called_up: true }, quads, kans),
  /** A house whose called discards stay, and one with names in rows and a Japanese set of tiles. */
  stays: at({ called_stay: true }, complete, everything),
  bamboo_second: at({ bamboo_second: true }, complete, everything),
  windows: at({ seat_windows: true, japanese_faces: true }, complete, everything),
  double_clicks: at({ double_clicks: true, riichi_button: "prompt", words: "touzai" }, closed, turn),
  named_in_rows: at({ named_in_rows: true, japanese_faces: true }, complete, everything),
  two_rows: at({ dead_wall: { type: "two_rows" } }, fresh, quiet),
  seven: at({ dead_wall: { type: "all_stacks", before: 2, behind: 0 } }, midway, MELDS),
  one_button: at(onePress, closed, turn),
  one_button_win: at(onePress, complete, everything),
  one_button_claims: at({ ...onePress, named_in_rows: true }, offered("5p", "234m 3440556p 678s"), claims),
  shot: at(onePress, shot, quiet),
  hit: at(onePress, thrown("1z"), asked([{ action: { type: "ron" } }, { action: { type: "pass" } }])),
  /** A house in which who never wins pays for it: two have won. */
  birds: at({}, { ...midway, seats: midway.seats.map((seat, nth) => ({ ...seat, won: nth > 1 })) }, MELDS),
  asked: at({ riichi_button: "prompt" }, closed, turn),
  poor: at(
    { riichi_button: "prompt" },
    {
      ...closed,
      seats: seatedSo(seatedSo(closed, 0, { score: 900 }), 3, { score: 48_800 }).seats,
      round: { ...closed.round, scores: [900, 31_000, 18_300, 48_800] },
    },
    tooPoor,
  ),
  hinted: shown(unready, hinted),
  last: shown({ ...lastTurn, own: { ...lastTurn.own, reach } }, turn),
  opened: at({}, opened, quiet),
  declaring: at({}, closed, declaring),
  claims: claimed,
  claims_touzai: at({ words: "touzai" }, offered("5p", "234m 3440556p 678s"), claims),
  overtaken: [
    ...shown(chiis, asked([{ action: { type: "chii", own: ["7p", "8p"] } }, { action: { type: "pass" } }])),
    better,
  ],
  long: shown(long),
  /** What the houses' tables look like elsewhere. */
  nine: at({ counted_dead: 14, discard_row: 9, ankan_inner_down: true }, long),
  three: [
    {
      ...welcome,
      names: NAMES.slice(0, 3),
      bots: welcome.bots.slice(0, 3),
      rules: "Tenhou, three players",
    },
    { type: "view", view: three, next_event: 40 },
    asked([...discards(three), { action: { type: "kita" } }]),
  ],
  foul: at(
    {},
    closed,
    asked([
      ...discards(closed, ABLE),
      ...tiles("234m48p1z").map((tile) => ({
        action: { type: "riichi", tile, tsumogiri: false } as const,
        foul: true,
      })),
    ]),
  ),
  opening: at(
    {},
    {
      ...fresh,
      phase: { type: "opening" },
      own: { concealed: tiles("19m 19p 19s 123z 2345m"), waits: [] },
    },
    asked([{ action: { type: "kyuushu_kyuuhai" } }, { action: { type: "pass" } }]),
  ),
  showdown: at(
    {},
    showing("234m 56m 0p5p 678s", [
      { tile: "4m", left: unseen(drawnTable, "4m") },
      { tile: "7m", left: unseen(drawnTable, "7m") },
    ]),
    asked([{ action: { type: "show_tenpai" } }, { action: { type: "hide_hand" } }]),
  ),
  noten: at(
    {},
    showing("2466m 346p 566s"),
    asked([{ action: { type: "show_noten" } }, { action: { type: "hide_hand" } }]),
  ),
  /** Where time counts: the clock, its last seconds, and a player who is away. */
  timed: shown(complete, { ...everything, time: { decision: 9500, bank: 29_500 } }),
  byoyomi: shown(complete, { ...everything, time: { decision: 8500, bank: 0, first: "bank" } }),
  hurried: [...claimed.slice(0, -1), { ...claims, time: { decision: 0, bank: 4500 } }],
  /** A claim window for a player who can claim nothing. */
  window: [...claimed.slice(0, -1), { type: "claim_window", window_id: 1, millis: 3000 }],
  away: shown(midway, { type: "away", seats: [0, 1, 2], bots: [0, 1, 2] }),
  replaced: shown(midway, { type: "replaced" }),
  ...END_SCENES,
};
