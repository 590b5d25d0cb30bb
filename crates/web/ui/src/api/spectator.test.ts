// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../state/fixtures/fakeSocket.ts";
import { ROUND } from "../state/fixtures/round.ts";
import { DISPLAY } from "../state/plainDisplay.ts";
import type { MatchInfo, PublicView, ServerMessage } from "../wire/generated/wire.ts";
import { socketAt } from "./connection.ts";
import { Spectator } from "./spectator.ts";
import { VERSION } from "./version.ts";

const VIEW: PublicView = {
  round: ROUND,
  sticks: 0,
  live_left: 70,
  dora: [ROUND.dora],
  seats: ROUND.winds.map((wind) => ({
    wind,
    score: 25_000,
    concealed: 13,
    riichi: "none",
    river: [],
    melds: [],
    kita: 0,
  })),
  phase: { type: "draw", seat: 0 },
};
const INFO: MatchInfo = {
  version: VERSION,
  match_id: "m1",
  mode: "friends",
  names: ["Aki", "Ben", "Mei", "Ren"],
  bots: [null, null, null, null],
  rules: "Tenhou",
  summary: [],
  riichi_stake: 1000,
  honba_value: 300,
  pace: "normal",
  watching: "hands",
  display: DISPLAY,
};

const drew = (n: number, seat: number): ServerMessage => ({
  type: "public_event",
  n,
  event: { type: "drew_other", seat, from: "live" },
  after: {
    phase: { type: "turn", seat },
    live_left: 69,
    sticks: 0,
    scores: [25_000, 25_000, 25_000, 25_000],
    concealed: [14, 13, 13, 13],
    riichi: ["none", "none", "none", "none"],
  },
});

let spectator: Spectator;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened.length = 0;
  spectator = new Spectator("m1", socketAt("ws://test/ws"));
});
afterEach(() => {
  spectator.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a spectator sees the table without a hand, and goes on where the connection was lost", () => {
  FakeSocket.last.open(
    { type: "watching", ...INFO },
    { type: "public_view", view: VIEW, next_event: 7 },
    { type: "watchers", count: 3 },
    drew(7, 0),
  );
  expect(FakeSocket.last.sent).toEqual([{ type: "watch", version: VERSION, match_id: "m1" }]);
  expect(spectator.link.value).toBe("open");
  const { view, welcome, watchers, nextEvent } = spectator.model.value;
  expect([view?.own.concealed, view?.seats[0]?.concealed, welcome?.watching, watchers, nextEvent]).toEqual([
    [],
    14,
    "hands",
    3,
    8,
  ]);
  FakeSocket.last.lose();
  vi.advanceTimersByTime(200);
  FakeSocket.last.open({ type: "watching", ...INFO });
  expect(FakeSocket.last.sent).toEqual([{ type: "watch", version: VERSION, match_id: "m1", last_event: 7 }]);
  FakeSocket.last.say(drew(9, 1));
  expect(FakeSocket.opened, "an event is missing").toHaveLength(3);
});

test("whoever may not watch is told why, and does not ask again", () => {
  FakeSocket.last.open({ type: "error", code: "own_match", message: "You play in this match." });
  expect(spectator.model.value.closed).toEqual({
    by: "refused",
    message: "You play in this match.",
  });
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.opened).toHaveLength(1);
});
