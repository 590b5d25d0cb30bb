// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DISPLAY } from "../state/fixtures/display.ts";
import { ROUND } from "../state/fixtures/round.ts";
import type { After, ClientMessage, ServerMessage, View } from "../wire/generated/wire.ts";
import { Session } from "./session.ts";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly opened: FakeSocket[] = [];
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.opened.push(this);
  }

  send(frame: string) {
    this.sent.push(JSON.parse(frame));
  }

  close() {
    this.readyState = 3;
  }

  /** The server accepts, and says this. */
  open(...messages: ServerMessage[]) {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.say(WELCOME, ...messages);
  }

  say(...messages: ServerMessage[]) {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const WELCOME: ServerMessage = {
  type: "welcome",
  version: 1,
  match_id: "m",
  seat: 0,
  names: ["A", "B", "C", "D"],
  rules: "tenhou",
  summary: [],
  riichi_stake: 1000,
  honba_value: 300,
  pace: "instant",
  display: DISPLAY,
};
const OWN: View["own"] = { concealed: ["1m", "2m"], waits: [] };
const VIEW: ServerMessage = {
  type: "view",
  next_event: 7,
  view: {
    round: ROUND,
    sticks: 0,
    live_left: 70,
    dora: [],
    seats: [],
    phase: { type: "turn", seat: 0 },
    own: OWN,
  },
};
const AFTER: After = {
  phase: { type: "draw", seat: 1 },
  live_left: 69,
  sticks: 0,
  scores: [],
  concealed: [],
  riichi: [],
  own: OWN,
};
const DISCARD = { type: "discard", tile: "2m", tsumogiri: false } as const;
const PROMPT: ServerMessage = { type: "prompt", decision_id: 7, choices: [{ action: DISCARD }], denied: [] };
const ACT = { type: "act", match_id: "m", decision_id: 7, action: DISCARD };

let session: Session;
const socket = () => FakeSocket.opened.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened.length = 0;
  session = new Session("m", "ws://test/ws");
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function discard() {
  session.input({ type: "slot", slot: 1 });
  session.input({ type: "slot", slot: 1 });
}

test("a lost connection comes back and asks for what is missing", () => {
  socket().open(VIEW);
  expect(socket().sent).toEqual([{ type: "hello", version: 1, match_id: "m" }]);
  socket().lose();
  expect(session.link.value).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.opened).toHaveLength(2);
  socket().open();
  expect(session.link.value).toBe("open");
  expect(socket().sent).toEqual([{ type: "hello", version: 1, match_id: "m", last_event: 6 }]);
});

test("an answer lost on its way is given again, an acknowledged one is not", () => {
  socket().open(VIEW, PROMPT);
  discard();
  expect(socket().sent.slice(1)).toEqual([ACT]);
  socket().lose();
  vi.advanceTimersByTime(1000);
  socket().open(PROMPT);
  expect(socket().sent.slice(1)).toEqual([ACT]);
  socket().say({ type: "ack", decision_id: 7 });
  socket().lose();
  vi.advanceTimersByTime(1000);
  socket().open();
  expect(socket().sent).toHaveLength(1);
});

test("an answer given while the connection is lost is sent once it is back", () => {
  socket().open(VIEW, PROMPT);
  socket().lose();
  discard();
  vi.advanceTimersByTime(1000);
  socket().open(PROMPT);
  expect(socket().sent.slice(1)).toEqual([ACT]);
});

test("nothing is answered twice while the server has not spoken", () => {
  socket().open(VIEW, PROMPT);
  discard();
  discard();
  expect(socket().sent.slice(1)).toEqual([ACT]);
});

test("a gap in the stream asks for a full view", () => {
  socket().open(VIEW, {
    type: "event",
    n: 9,
    event: { type: "drew_other", seat: 1, from: "live" },
    after: AFTER,
  });
  expect(FakeSocket.opened).toHaveLength(2);
  socket().open(VIEW);
  expect(socket().sent).toEqual([{ type: "hello", version: 1, match_id: "m" }]);
  expect(session.model.value.torn).toBe(false);
});

test("a seat taken by another tab is left alone until it is taken back", () => {
  socket().open(VIEW, { type: "replaced" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  session.takeBack();
  expect(FakeSocket.opened).toHaveLength(2);
  socket().open();
  expect(session.model.value.closed).toBeNull();
});

test("a server that no longer answers is left for a new connection", () => {
  socket().open(VIEW);
  vi.advanceTimersByTime(15_000);
  expect(socket().sent.at(-1)).toEqual({ type: "ping" });
  socket().say({ type: "pong" });
  vi.advanceTimersByTime(14_000);
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(7_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

test("a new decision lowers the raised tile", () => {
  socket().open(VIEW, PROMPT);
  session.input({ type: "slot", slot: 0 });
  expect(session.choosing.value.slot).toBe(0);
  socket().say(
    { type: "event", n: 7, event: { type: "drew_other", seat: 1, from: "live" }, after: AFTER },
    { ...PROMPT, decision_id: 8 },
  );
  expect(session.choosing.value.slot).toBeNull();
});
