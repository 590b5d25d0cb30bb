// The scenes of the tests in a browser, and of the pictures, are positions of real matches.
import { expect, test } from "vitest";
import { played } from "../../e2e/matchEnds.ts";
import { SCENES } from "../../e2e/messages.ts";
import { kindOf, seenBy } from "../../e2e/pieces.ts";
import type { RiverTile, View } from "../wire/generated/wire.ts";

const VIEWS = Object.entries(SCENES).flatMap(([scene, messages]) => {
  const said = messages.find((message) => message.type === "view");
  const [welcome] = messages;
  const self = welcome?.type === "welcome" ? welcome.seat : 0;
  return said?.type === "view" ? [[scene, said.view, self] as const] : [];
});
const sum = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
const KANS: ReadonlySet<string> = new Set(["kakan", "daiminkan", "ankan"]);

/** How many tiles the live wall has before the first draw. */
const liveOf = ({ seats }: View) => (seats.length === 3 ? 108 - 14 - 39 : 136 - 14 - 52);

test.each(VIEWS)("%s: four of each kind, and one red five of each suit", (_, view, self) => {
  const seen = seenBy(view, self);
  for (const tile of new Set(seen.map(kindOf))) {
    const same = seen.filter((one) => kindOf(one) === tile);
    expect(same.length, tile).toBeLessThanOrEqual(4);
    const reds = same.filter(([number]) => number === "0").length;
    expect(reds, tile).toBeLessThanOrEqual(1);
    if (tile[0] === "5" && tile[1] !== "z") expect(same.length - reds, tile).toBeLessThanOrEqual(3);
  }
});

test.each(VIEWS)("%s: as many tiles and points as there are", (_, view) => {
  const { seats, own, dora, sticks, phase, opened = [] } = view;
  for (const { concealed, melds } of seats) expect([13, 14]).toContain(concealed + 3 * melds.length);
  if (phase.type !== "over") {
    expect(seats[0]?.concealed).toBe(own.concealed.length + (own.drawn === undefined ? 0 : 1));
    const holders = seats.flatMap(({ concealed, melds }, nth) =>
      concealed + 3 * melds.length === 14 ? [nth] : [],
    );
    expect(holders).toEqual(phase.type === "turn" ? [phase.seat] : phase.type === "opening" ? [1] : []);
  }
  for (const { concealed } of opened) expect(concealed).toHaveLength(13);
  const points = sum(seats.map(({ score }) => score)) + 1000 * sticks;
  expect(points).toBe(seats.length === 3 ? 105_000 : 100_000);
  const kans = seats.flatMap(({ melds }) => melds).filter(({ type }) => KANS.has(type)).length;
  expect(dora).toHaveLength(1 + kans);
  for (const one of seats) expect(one.river.some(({ sideways }) => sideways)).toBe(one.riichi !== "none");
});

/** Lets everybody discard in turn, or after a call; what remains undone is returned. */
function playOut({ round, seats }: View) {
  const rivers: RiverTile[][] = seats.map(({ river }) => [...river]);
  let actor = round.dealer;
  let calls = 0;
  let discards = 0;
  let last = -1;
  for (let next = rivers[actor]?.shift(); next !== undefined; next = rivers[actor]?.shift()) {
    discards += 1;
    last = actor;
    if (next.claimed_by !== null) calls += 1;
    actor = next.claimed_by ?? (actor + 1) % seats.length;
  }
  return { left: rivers.flat().length, actor, calls, discards, last };
}

test.each(VIEWS)("%s: the rivers come from turns in order, and the wall has what is left", (_, view) => {
  const { left, actor, calls, discards, last } = playOut(view);
  expect(left).toBe(0);
  const { phase, result } = view;
  const outcome = result?.outcome;
  const tsumo = outcome?.type === "won" && outcome.winners[0]?.from === null;
  const holds = phase.type === "turn" || phase.type === "opening" || tsumo;
  if (phase.type === "turn") expect(actor).toBe(phase.seat);
  if (phase.type === "claims") {
    expect(last).toBe(phase.from);
    expect(view.seats[last]?.river.at(-1)?.tile).toBe(phase.tile);
  }
  if (outcome?.type === "won")
    for (const { seat, from, tile } of outcome.winners) {
      if (from === null) expect(actor).toBe(seat);
      else expect([last, view.seats[last]?.river.at(-1)?.tile]).toEqual([from, tile]);
    }
  const kans = view.seats.flatMap(({ melds }) => melds).filter(({ type }) => KANS.has(type)).length;
  const norths = sum(view.seats.map(({ kita }) => kita));
  expect(view.live_left).toBe(liveOf(view) - (discards - calls + (holds ? 1 : 0)) - kans - norths);
  // Who has called lays down what others have thrown.
  for (const [seat, { melds }] of view.seats.entries()) {
    const claimed = view.seats.flatMap(({ river }) => river.filter(({ claimed_by }) => claimed_by === seat));
    const called = melds.flatMap((meld) => ("called" in meld ? [meld.called] : []));
    expect(claimed.map(({ tile }) => tile).sort()).toEqual(called.sort());
  }
});

const ENDS = VIEWS.filter(([, { result }]) => result !== undefined);
test.each(ENDS)("%s: what is paid is what is won", (_, { seats, sticks, result, round, standings }) => {
  if (result === undefined) return;
  const { changes, transfers, outcome } = result;
  expect(changes.map(({ before }) => before)).toEqual(seats.map(({ score }) => score));
  expect(sum(changes.map(({ delta }) => delta))).toBe(1000 * (sticks - result.sticks));
  expect(sum(result.chips)).toBe(0);
  if (outcome.type !== "won") return;
  for (const { seat, from, hand, points, yaku, dora, han } of outcome.winners) {
    expect(hand.concealed.length + 3 * hand.melds.length).toBe(13);
    const paid = transfers.filter(
      ({ to, reason }) => to.type === "seat" && to.seat === seat && reason === "hand",
    );
    expect(sum(paid.map(({ points }) => points))).toBe(points);
    const counted = sum(yaku.map(({ value }) => ("han" in value ? value.han : 0)));
    if (han > 0) expect(counted + dora.dora + dora.ura + dora.red).toBe(han);
    if (from !== null) continue;
    for (const { from: payer, points: share } of paid)
      if (payer.type === "seat" && seat !== round.dealer)
        expect(share).toBe(points / (payer.seat === round.dealer ? 2 : 4));
  }
  if (standings !== undefined)
    for (const { seat, points } of standings.standings) expect(points).toBe(changes[seat]?.after);
});

test("the match whose course is shown ends with the standings", () => {
  const said = SCENES.standings?.find((message) => message.type === "view");
  const last = played.seats[0]?.at(-1)?.event;
  const after = last?.type === "round_ended" ? last.end.changes.map(({ after }) => after) : [];
  const standings = said?.type === "view" ? (said.view.standings?.standings ?? []) : [];
  expect(standings.map(({ seat, points }) => [seat, points])).toEqual(
    standings.map(({ seat }) => [seat, after[seat]]),
  );
});
