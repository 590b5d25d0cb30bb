// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sealOf } from "../prove/shared.ts";
import { FakeSocket } from "../state/fixtures/fakeSocket.ts";
import { ROUND } from "../state/fixtures/round.ts";
import { house } from "../state/houseDisplay.ts";
import { sharesFor } from "../state/ownShares.ts";
import { DISPLAY } from "../state/plainDisplay.ts";
import { change, FIELDS, settings } from "../state/settings.ts";
import { nameAsked } from "../state/visitor.ts";
import type {
  After,
  Choice,
  ClientMessage,
  NextWall,
  ServerMessage,
  Tile,
  View,
} from "../wire/generated/wire.ts";
import { socketAt } from "./connection.ts";
import { Session } from "./session.ts";
import { VERSION } from "./version.ts";

const SEAT = 0;
const WELCOME: ServerMessage & { type: "welcome" } = {
  type: "welcome",
  version: VERSION,
  match_id: "m",
  mode: "free",
  seat: SEAT,
  names: ["A", "B", "C", "D"],
  bots: [null, "easy", "easy", "easy"],
  rules: "tenhou",
  summary: [],
  riichi_stake: 1000,
  honba_value: 300,
  pace: "instant",
  display: DISPLAY,
};
const OWN: View["own"] = { concealed: ["1m", "2m"], waits: [] };
const VIEW: ServerMessage & { type: "view" } = {
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
const socket = () => FakeSocket.last;
const accept = (...messages: ServerMessage[]) => socket().open(WELCOME, ...messages);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.opened.length = 0;
  session = new Session("m", socketAt("ws://test/ws"), "secret");
});

afterEach(() => {
  settings.value = FIELDS.initial;
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function discard() {
  session.input({ type: "slot", slot: 1 });
  session.input({ type: "slot", slot: 1 });
}

test("a key books the hand, and only the next one goes on (R-351)", () => {
  const { view } = VIEW;
  const changes = [
    { before: 25_000, delta: 3000, after: 28_000 },
    { before: 25_000, delta: -3000, after: 22_000 },
  ];
  const seats = changes.map(({ after }) => ({ score: after }) as View["seats"][number]);
  const result = { changes } as unknown as NonNullable<View["result"]>;
  const over: View = { ...view, seats, phase: { type: "over" }, result };
  const choices: Choice[] = [{ action: { type: "continue" } }];
  const goOn = () => session.input({ type: "button", id: "continue" });
  const sums = () => session.shown.value.view?.seats.map(({ score }) => score);
  for (const [books_by_key, presses] of [
    [true, 2],
    [false, 1],
  ] as const) {
    session.close();
    session = new Session("m", socketAt("ws://test/ws"), "secret");
    socket().open({ ...WELCOME, display: { ...DISPLAY, books_by_key } }, VIEW);
    expect(session.booked.value).toBe(true);
    socket().say({ ...VIEW, view: over }, { type: "prompt", decision_id: 9, choices, denied: [] });
    expect(session.booked.value).toBe(!books_by_key);
    expect(sums()).toEqual(changes.map(({ before, after }) => (books_by_key ? before : after)));
    for (let press = 1; press < presses; press++) {
      goOn();
      expect(session.booked.value).toBe(true);
      // The server sends the scores from before and the changes.
      expect(sums()).toEqual(changes.map(({ before, delta }) => before + delta));
      expect(socket().sent.filter(({ type }) => type === "act")).toEqual([]);
    }
    goOn();
    expect(socket().sent.filter(({ type }) => type === "act")).toHaveLength(1);
  }
});

describe("a share in a wall", () => {
  const MATCH = "00c0ffee01234567";
  beforeEach(() => localStorage.clear());
  const choices: Choice[] = [{ action: { type: "continue" } }];
  const sent = (wanted: ClientMessage["type"]) => socket().sent.filter(({ type }) => type === wanted);
  const sit = (...first: ServerMessage[]) => {
    session.close();
    session = new Session(MATCH, socketAt("ws://test/ws"), "secret");
    accept(VIEW, ...first);
  };
  const prompt = (next_wall?: NextWall): ServerMessage => ({
    type: "prompt",
    decision_id: 9,
    choices,
    denied: [],
    ...(next_wall && { next_wall }),
  });
  const wall = { round: 2, commitment: "5ea1".repeat(16) };
  const goOn = () => {
    socket().say(prompt(wall));
    session.input({ type: "button", id: "continue" });
    const act = sent("act")[0] as ClientMessage & { type: "act" };
    return { act, seal: act.seal as string, share: sharesFor(MATCH)[0]?.share as string };
  };

  test("is not asked for where walls are not shared", () => {
    sit(prompt());
    session.input({ type: "button", id: "continue" });
    expect(sent("act")[0]).not.toHaveProperty("seal");
    expect(sharesFor(MATCH)).toEqual([]);
  });

  test("is sealed once the server is bound, and the seal is sent again as it was", () => {
    sit();
    const { act, seal, share } = goOn();
    expect(seal).toBe(sealOf({ matchId: MATCH, round: 2 }, SEAT, share));
    expect(JSON.stringify(act)).not.toContain(share);
    expect(sharesFor(MATCH)).toEqual([{ of: MATCH, ...wall, share }]);
    socket().lose();
    vi.advanceTimersByTime(1000);
    accept();
    socket().say(prompt(wall));
    expect(sent("act")).toEqual([act]);
  });

  test("is the same for a page that was loaded again before the answer was heard", () => {
    sit();
    const { act } = goOn();
    sit();
    expect(goOn().act).toEqual(act);
  });

  test("is opened once all seals are shown, by a page that was loaded again too", () => {
    sit();
    const { seal, share } = goOn();
    const seals = [null, null, null, null].map((none, seat) => (seat === SEAT ? seal : none));
    expect(sent("open")).toEqual([]);
    socket().say({ type: "seals", round: 2, seals });
    const open = { type: "open", round: 2, share };
    expect(sent("open")).toEqual([open]);
    sit({ type: "seals", round: 2, seals });
    expect(sent("open")).toEqual([open]);
    // A dishonest server would send other seals after it has seen the share.
    socket().say({ type: "seals", round: 2, seals: [seal, seal, seal, seal] });
    expect(sent("open")).toEqual([open]);
    socket().say({ type: "opened", round: 2 });
    expect(sharesFor(MATCH)[0]).toMatchObject({ seals, opened: true });
  });

  test("is not opened where its seal is not among those shown", () => {
    sit();
    const { seal } = goOn();
    const elsewhere = [seal, seal, seal, seal].map((one, seat) => (seat === SEAT ? null : one));
    socket().say({ type: "seals", round: 2, seals: elsewhere });
    socket().say({ type: "seals", round: 3, seals: [seal, seal, seal, seal] });
    expect(sent("open")).toEqual([]);
    expect(sharesFor(MATCH)[0]).toMatchObject({ seals: elsewhere });
  });
});

test("nothing of the table is shown until it has been seen what decided the seats (R-031)", () => {
  const river = (length: number) => ({ river: Array(length), score: 0 }) as unknown as View["seats"][number];
  const begun = { ...VIEW.view, round: { ...ROUND, game: 1, wind: "E" as const, number: 1, honba: 0 } };
  const at = (discards: number) => ({ ...VIEW, view: { ...begun, seats: [river(discards), river(1)] } });
  const seats_drawn = { type: "dice" as const, throws: [] };
  const shown = () => [session.seatsDrawn.value, session.shown.value.view === null];
  socket().open({ ...WELCOME, seats_drawn }, at(0));
  expect(shown()).toEqual([seats_drawn, true]);
  session.seatsSeen.value = true;
  expect(shown()).toEqual([null, false]);
  session.seatsSeen.value = false;
  // After a discard, the match has begun.
  socket().say(at(1));
  expect(shown()).toEqual([null, false]);
});

test("a lost connection comes back and asks for what is missing", () => {
  accept(VIEW);
  expect(socket().sent).toEqual([{ type: "hello", version: VERSION, match_id: "m", token: "secret" }]);
  socket().lose();
  expect(session.link.value).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.opened).toHaveLength(2);
  accept();
  expect(session.link.value).toBe("open");
  expect(socket().sent).toEqual([
    { type: "hello", version: VERSION, match_id: "m", token: "secret", last_event: 6 },
  ]);
});

test("an answer lost on its way is given again, an acknowledged one is not", () => {
  accept(VIEW, PROMPT);
  discard();
  expect(socket().sent.slice(1)).toEqual([ACT]);
  socket().lose();
  vi.advanceTimersByTime(1000);
  accept(PROMPT);
  expect(socket().sent.slice(1)).toEqual([ACT]);
  socket().say({ type: "ack", decision_id: 7 });
  socket().lose();
  vi.advanceTimersByTime(1000);
  accept();
  expect(socket().sent).toHaveLength(1);
});

test("an answer given while the connection is lost is sent once it is back", () => {
  accept(VIEW, PROMPT);
  socket().lose();
  discard();
  vi.advanceTimersByTime(1000);
  accept(PROMPT);
  expect(socket().sent.slice(1)).toEqual([ACT]);
});

test("nothing is answered twice while the server has not spoken", () => {
  accept(VIEW, PROMPT);
  discard();
  discard();
  expect(socket().sent.slice(1)).toEqual([ACT]);
});

test("a gap in the stream asks for a full view", () => {
  accept(VIEW, {
    type: "event",
    n: 9,
    event: { type: "drew_other", seat: 1, from: "live" },
    after: AFTER,
  });
  expect(FakeSocket.opened).toHaveLength(2);
  accept(VIEW);
  expect(socket().sent).toEqual([{ type: "hello", version: VERSION, match_id: "m", token: "secret" }]);
  expect(session.model.value.torn).toBe(false);
});

test("a seat taken by another tab is left alone until it is taken back", () => {
  accept(VIEW, { type: "replaced" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  session.takeBack();
  expect(FakeSocket.opened).toHaveLength(2);
  accept();
  expect(session.model.value.closed).toBeNull();
});

test("whoever is signed out from elsewhere is asked for their name, and the table is left alone", () => {
  accept(VIEW);
  expect(nameAsked.value).toBe(false);
  socket().say({ type: "bye", code: "sign_in_first", message: "" });
  expect(nameAsked.value).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.opened).toHaveLength(1);
  nameAsked.value = false;
});

test("a server that no longer answers is left for a new connection", () => {
  accept(VIEW);
  vi.advanceTimersByTime(15_000);
  expect(socket().sent.at(-1)).toEqual({ type: "ping" });
  socket().say({ type: "pong" });
  vi.advanceTimersByTime(14_000);
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(7_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

test("a new decision lowers the raised tile", () => {
  accept(VIEW, PROMPT);
  session.input({ type: "slot", slot: 0 });
  expect(session.choosing.value.slot).toBe(0);
  socket().say(
    { type: "event", n: 7, event: { type: "drew_other", seat: 1, from: "live" }, after: AFTER },
    { ...PROMPT, decision_id: 8 },
  );
  expect(session.choosing.value.slot).toBeNull();
});

/** a seat in riichi that is asked for the drawn tile. */
function inRiichi(): ServerMessage[] {
  if (VIEW.type !== "view") return [];
  const seat = { wind: "E", score: 24_000, concealed: 13, riichi: "accepted", river: [], melds: [], kita: 0 };
  return [{ ...VIEW, view: { ...VIEW.view, seats: [seat as View["seats"][number]] } }, PROMPT];
}

test("what is done for the player is sent once, when it has been seen (R-380)", () => {
  change("inputs", { autoDiscard: "on" });
  accept(...inRiichi());
  expect(socket().sent).not.toContainEqual(ACT);
  vi.advanceTimersByTime(1000);
  expect(socket().sent.filter(({ type }) => type === "act")).toEqual([ACT]);
});

test("in riichi a house may have the page discard (R-064, T:679)", () => {
  const welcome = { ...WELCOME, display: { ...DISPLAY, discards_for_player: true } };
  house.value = welcome.display;
  socket().open(welcome, ...inRiichi());
  vi.advanceTimersByTime(1000);
  expect(socket().sent).toContainEqual(ACT);
  house.value = null;
});

test("the hand stands in the order of the suits that its house has (R-323)", () => {
  const concealed: Tile[] = ["1m", "1p", "1s", "1z"];
  const own = { concealed, drawn: "2s" as Tile, waits: [] };
  const welcome = { ...WELCOME, display: { ...DISPLAY, bamboo_second: true } };
  socket().open(welcome, { ...VIEW, view: { ...VIEW.view, own } });
  expect(session.hand.value.map(({ tile }) => tile)).toEqual(["1m", "1s", "1p", "1z", "2s"]);
});

test("what is about to be done for the player can be taken back (R-380)", () => {
  change("inputs", { autoDiscard: "on" });
  accept(...inRiichi());
  change("inputs", { autoDiscard: "off" });
  vi.advanceTimersByTime(1000);
  expect(socket().sent).not.toContainEqual(ACT);
});

test("without calls a tile is passed at once, and once", () => {
  change("inputs", { noCalls: true });
  const pass = { type: "pass" } as const;
  const choices: Choice[] = [{ action: { type: "pon", own: ["2m", "2m"] } }, { action: pass }];
  accept(VIEW, { type: "prompt", decision_id: 7, choices, denied: [] });
  expect(socket().sent.filter(({ type }) => type === "act")).toEqual([{ ...ACT, action: pass }]);
});

test("a hand that is not sorted keeps its places until it is sorted again (R-380)", () => {
  change("inputs", { autoSort: false });
  const row = () => session.hand.value.map(({ tile }) => tile);
  const now = (own: View["own"]) => {
    const model = session.model.peek();
    if (model.view !== null) session.model.value = { ...model, view: { ...model.view, own } };
  };
  accept(VIEW);
  now({ concealed: ["1m", "2m"], drawn: "1p", waits: [] });
  expect(row()).toEqual(["1m", "2m", "1p"]);
  now({ concealed: ["1m", "1p"], drawn: "3m", waits: [] });
  expect(row()).toEqual(["1m", "1p", "3m"]);
  now({ concealed: ["1p", "3m"], waits: [] });
  expect(row()).toEqual(["1p", "3m"]);
  now({ concealed: ["2m", "3m"], drawn: "4m", waits: [] });
  expect(row()).toEqual(["3m", "2m", "4m"]);
  change("inputs", { autoSort: true });
  expect(row()).toEqual(["2m", "3m", "4m"]);
});

test("a clock runs from when the prompt arrives", () => {
  vi.advanceTimersByTime(1500);
  const time = { decision: 5000, bank: 20_000 };
  accept(VIEW, { ...PROMPT, time } as ServerMessage);
  expect(session.model.value.prompt?.clock).toEqual({ left: time, since: performance.now() });
  expect(performance.now()).toBeGreaterThanOrEqual(1500);
});

test("who is back says so to the server", () => {
  accept(VIEW, { type: "away", seats: [0], bots: [] });
  expect(session.model.value.away.seats).toEqual([0]);
  session.comeBack();
  expect(session.model.value.away.seats).toEqual([]);
  expect(socket().sent.at(-1)).toEqual({ type: "back" });
});

test("in a claim window a pass is said to the server, by itself where the player wants no calls", () => {
  accept(VIEW, { type: "claim_window", window_id: 7, millis: 3000 });
  expect(socket().sent.filter(({ type }) => type === "pass")).toEqual([]);
  session.input({ type: "button", id: "pass" });
  expect(socket().sent.at(-1)).toEqual({ type: "pass", window_id: 7 });
  const { inputs } = settings.value;
  settings.value = { ...settings.value, inputs: { ...inputs, noCalls: true } };
  accept({ type: "claim_window", window_id: 8, millis: 3000 });
  expect(socket().sent.at(-1)).toEqual({ type: "pass", window_id: 8 });
  settings.value = { ...settings.value, inputs };
});
