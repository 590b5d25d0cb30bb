// Tables at which something is to be decided, for messages.ts; each could be one of a real match.
import type { RiverTile, SeatView, Tile, View } from "../src/wire/generated/wire.ts";
import { river, table, tiles } from "./pieces.ts";

/** An ordinary hand: the dealer is in riichi, the player across has called twice. */
export const closed: View = table({
  live_left: 32,
  seats: [
    { river: river("657572z 1p 1m 4z", undefined, { 0: 2 }) },
    { river: river("1z 2m 9s 8217p 49s", 7), riichi: "riichi" },
    {
      river: river("2735z 1m 9s 9m 1p 5z 9m 9s", undefined, { 2: 3 }),
      melds: [
        { type: "pon", called: "6z", own: ["6z", "6z"], from: "across" },
        { type: "pon", called: "2s", own: ["2s", "2s"], from: "right" },
      ],
    },
    {
      river: river("4347z 2s 9m 2z 1s 91p 6z", undefined, { 4: 2 }),
      melds: [{ type: "pon", called: "3z", own: ["3z", "3z"], from: "left" }],
    },
  ],
  phase: { type: "turn", seat: 0 },
  own: { concealed: tiles("234m 340678p 55s 11z"), drawn: "9p", waits: [] },
});

/** A view in which this is different of one seat. */
export const seatedSo = (view: View, seat: number, part: Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.with(seat, { ...(view.seats[seat] as SeatView), ...part }),
});

/** The same turn with another hand. */
export const holding = (concealed: string, drawn: Tile): View => ({
  ...closed,
  own: { concealed: tiles(concealed), drawn, waits: [] },
});

/** The discard of the player at the left before that turn, had it been this tile. */
export function offered(tile: Tile, concealed: string): View {
  const lying = closed.seats[3]?.river ?? [];
  const newest: RiverTile = { tile, tsumogiri: false, sideways: false, claimed_by: null };
  const left = seatedSo(closed, 3, { river: lying.with(-1, newest) });
  return {
    ...seatedSo(left, 0, { concealed: 13 }),
    live_left: closed.live_left + 1,
    phase: { type: "claims", from: 3, tile, on: "discard" },
    own: { concealed: tiles(concealed), waits: [] },
  };
}

/** The go-around after the own riichi; the player at the right has drawn. */
export const shot: View = {
  ...seatedSo(seatedSo(closed, 1, { concealed: 14 }), 0, {
    riichi: "ippatsu",
    concealed: 13,
    score: 23_000,
    river: [
      ...(closed.seats[0]?.river ?? []),
      { tile: "9p", tsumogiri: true, sideways: true, claimed_by: null },
    ],
  }),
  sticks: closed.sticks + 1,
  live_left: closed.live_left - 1,
  phase: { type: "turn", seat: 1 },
  own: {
    concealed: closed.own.concealed,
    waits: [
      { tile: "1z", left: 1 },
      { tile: "5s", left: 2 },
    ],
  },
};

/** The player at the right has thrown this after the own riichi. */
export function thrown(tile: Tile): View {
  const { river: lying = [] } = shot.seats[1] ?? {};
  const newest: RiverTile = { tile, tsumogiri: true, sideways: false, claimed_by: null };
  return {
    ...seatedSo(shot, 1, { concealed: 13, river: [...lying, newest] }),
    phase: { type: "claims", from: 1, tile, on: "discard" },
  };
}

/** A hand right after the deal, before the dealer's first discard. */
export const fresh: View = table({
  round: { honba: 0, sticks: 0, scores: [24_000, 31_000, 18_300, 26_700] },
  live_left: 69,
  seats: [0, 1, 2, 3].map(() => ({ river: [] })),
  phase: { type: "turn", seat: 1 },
  own: { concealed: tiles("1359m 2480p 367s 14z"), waits: [] },
});

/** The last hand, in which the player is third. */
export const lastTurn: View = table({
  round: { wind: "S", number: 4, dealer: 3, honba: 0, sticks: 0, scores: [26_000, 30_900, 26_900, 16_200] },
  live_left: 33,
  seats: [
    { river: river("76755z 11s 1p 2z") },
    { river: river("16z 1p 4z 1m 1p 1m 2z 1s") },
    { river: river("43667z 9m 9s 35z", undefined, { 1: 3 }) },
    {
      river: river("54z 9p 47z 9m 22z 9m 9s"),
      melds: [{ type: "pon", called: "3z", own: ["3z", "3z"], from: "left" }],
    },
  ],
  phase: { type: "turn", seat: 0 },
  own: { ...closed.own },
});

/** The longest rivers: the wall is empty, and the own pons have brought more turns. */
export const long: View = table({
  live_left: 0,
  dora: "4p9s",
  seats: [
    {
      river: river("15672z 9s 62z 9s 1z 9m 9p 88s 8p 33s 8m 6p"),
      melds: [
        { type: "pon", called: "4z", own: ["4z", "4z"], from: "right" },
        { type: "pon", called: "3z", own: ["3z", "3z"], from: "right" },
        { type: "pon", called: "1p", own: ["1p", "1p"], from: "right" },
      ],
    },
    { river: river("64635z 11m 91p 4z 2s 2882p 7m 84s 67p", undefined, { 1: 0, 3: 0, 8: 0 }) },
    { river: river("13227z 9m 9p 9s 1p 7z 2m 211s 82m 6s", 12), riichi: "riichi" },
    {
      river: river("5751z 1m 9p 1s 19m 1s 89m 2s 2m 2s 3m"),
      melds: [{ type: "ankan", tiles: tiles("5550m") }],
    },
  ],
  phase: { type: "claims", from: 2, tile: "6s", on: "discard" },
  own: { concealed: tiles("34m 78s"), waits: [] },
});

/** Three players, two of them with norths laid aside. */
export const three: View = table({
  round: { honba: 0, sticks: 0, scores: [34_000, 31_000, 40_000] },
  live_left: 24,
  dora: "4p9s",
  seats: [
    { river: river("677z 1p 2z 1p 62z 1m", undefined, { 0: 2 }), kita: 2 },
    { river: river("5223z 8s 1z 9s 1z 9p", 7, { 4: 2 }), riichi: "riichi" },
    {
      river: river("53z 1s 73z 1m 9p 5z 9s 1p"),
      melds: [
        { type: "pon", called: "6z", own: ["6z", "6z"], from: "right" },
        { type: "kakan", called: "8s", own: ["8s", "8s"], added: "8s", from: "left" },
      ],
      kita: 1,
    },
  ],
  phase: { type: "turn", seat: 0 },
  own: { concealed: tiles("345678p 2355s 114z"), drawn: "9p", waits: [] },
});
