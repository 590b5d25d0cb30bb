import { expect, test } from "vitest";
import { welcome } from "../../e2e/pieces.ts";
import type { After, Event, ServerMessage, View } from "../wire/generated/wire.ts";
import { ROUND } from "./fixtures/round.ts";
import { answered, EMPTY, fold, type Model, returned } from "./model.ts";
import { openedHand } from "./seats.ts";

const AFTER: After = {
  phase: { type: "draw", seat: 0 },
  live_left: 70,
  sticks: 0,
  scores: [25_000, 25_000, 25_000, 25_000],
  concealed: [13, 13, 13, 13],
  riichi: ["none", "none", "none", "none"],
  own: { concealed: ["1m"], waits: [] },
};

function folded(...events: (Event | [Event, Partial<After>])[]): Model {
  return events.reduce((model, entry, n) => {
    const [event, after] = Array.isArray(entry) ? entry : [entry, {}];
    return fold(model, { type: "event", n, event, after: { ...AFTER, ...after } });
  }, EMPTY);
}

const dealt: Event = { type: "dealt", round: ROUND };

function discarded(seat: number, tile: "1m" | "5p"): Event {
  return {
    type: "discarded",
    seat,
    discard: { tile, tsumogiri: false, sideways: false, claimed_by: null },
    riichi: false,
    open: false,
  };
}

test("a deal clears the table", () => {
  const first = folded(dealt, discarded(0, "1m"), {
    type: "dora_revealed",
    dora: { indicator: "3p", dora: "4p" },
  });
  expect(first.view?.dora).toHaveLength(2);
  const second = fold(first, { type: "event", n: 3, event: dealt, after: AFTER });
  expect(second.view?.dora).toEqual([ROUND.dora]);
  expect(second.view?.seats.map(({ river }) => river.length)).toEqual([0, 0, 0, 0]);
  expect(second.view?.result).toBeUndefined();
});

test("a view shows whose discard is the newest, where it can be told", () => {
  const thrown = (claimed_by: number | null = null) => ({
    tile: "1m" as const,
    tsumogiri: false,
    sideways: false,
    claimed_by,
  });
  const at = (phase: View["phase"], ...last: (ReturnType<typeof thrown> | null)[]) => {
    const { view } = folded(dealt);
    if (view === null) throw new Error("there is no view");
    const seats = view.seats.map((seat, nth) => ({ ...seat, river: last[nth] ? [last[nth]] : [] }));
    return fold(EMPTY, { type: "view", view: { ...view, phase, seats }, next_event: 1 }).thrower;
  };
  const all = [thrown(), thrown(), thrown(), thrown()];
  expect(at({ type: "claims", from: 2, tile: "1m", on: "discard" }, ...all)).toBe(2);
  expect(at({ type: "turn", seat: 0 }, ...all)).toBe(3);
  expect(at({ type: "draw", seat: 2 }, ...all)).toBe(1);
  // The first turn, and a turn after a call.
  expect(at({ type: "turn", seat: 0 })).toBeNull();
  expect(at({ type: "turn", seat: 0 }, null, null, null, thrown(0))).toBeNull();
  expect(at({ type: "turn", seat: 0 }, null, thrown(0), null, thrown())).toBeNull();
  expect(at({ type: "turn", seat: 0 }, null, null, null, thrown(2))).toBeNull();
  expect(at({ type: "over" } as View["phase"], ...all)).toBeNull();
});

test("a claimed discard is marked, and the meld laid", () => {
  const meld = { type: "pon", called: "5p", own: ["5p", "0p"], from: "across" } as const;
  const { view } = folded(dealt, discarded(0, "1m"), discarded(0, "5p"), {
    type: "called",
    seat: 2,
    from: 0,
    meld: { ...meld, own: [...meld.own] },
  });
  expect(view?.seats[0]?.river.map(({ claimed_by }) => claimed_by)).toEqual([null, 2]);
  expect(view?.seats[2]?.melds).toEqual([meld]);
});

test("an added kan takes the place of its pon", () => {
  const pon = {
    type: "pon" as const,
    called: "5p" as const,
    own: ["5p" as const, "5p" as const],
    from: "left" as const,
  };
  const kakan = { ...pon, type: "kakan" as const, added: "0p" as const };
  const ankan = {
    type: "ankan" as const,
    tiles: ["9s" as const, "9s" as const, "9s" as const, "9s" as const],
  };
  const { view } = folded(
    dealt,
    discarded(0, "5p"),
    { type: "called", seat: 1, from: 0, meld: pon },
    { type: "kan_declared", seat: 1, meld: ankan, at: 1 },
    { type: "kan_declared", seat: 1, meld: kakan, at: 0 },
  );
  expect(view?.seats[1]?.melds).toEqual([kakan, ankan]);
});

test("what an event brings with it replaces what was", () => {
  const { view, latest } = folded(dealt, [
    { type: "riichi_paid", seat: 3 },
    { sticks: 1, scores: [25_000, 25_000, 25_000, 24_000], riichi: ["none", "none", "none", "ippatsu"] },
  ]);
  expect([view?.sticks, view?.seats[3]?.score, view?.seats[3]?.riichi]).toEqual([1, 24_000, "ippatsu"]);
  expect(latest?.type).toBe("riichi_paid");
});

test("a hand laid open lies there until the next deal", () => {
  const opened = [{ seat: 1, concealed: ["1m" as const, "2m" as const] }];
  const laid = folded(dealt, [{ ...discarded(1, "5p"), riichi: true, open: true } as Event, { opened }]);
  expect(laid.view && openedHand(laid.view, 1)).toEqual(["1m", "2m"]);
  const next = fold(laid, { type: "event", n: 2, event: dealt, after: AFTER });
  expect(next.view && openedHand(next.view, 1)).toBeNull();
});

test("an event known already changes nothing, a gap tears the stream", () => {
  const model = folded(dealt, discarded(0, "1m"));
  const again: ServerMessage = { type: "event", n: 1, event: discarded(0, "1m"), after: AFTER };
  expect(fold(model, again)).toBe(model);
  const torn = fold(model, { ...again, n: 3 });
  expect([torn.torn, torn.nextEvent]).toEqual([true, 2]);
  const mended = fold(torn, { type: "view", view: model.view as View, next_event: 9 });
  expect([mended.torn, mended.nextEvent]).toEqual([false, 9]);
});

const PROMPT: ServerMessage = {
  type: "prompt",
  decision_id: 1,
  choices: [{ action: { type: "ron" } }],
  denied: [],
};

test("a prompt stands until it is acknowledged or something happens", () => {
  const asked = fold(folded(dealt), PROMPT);
  expect(asked.prompt?.decisionId).toBe(1);
  expect(fold(asked, { type: "ack", decision_id: 0 }).prompt).toBe(asked.prompt);
  expect(fold(asked, { type: "ack", decision_id: 1 }).prompt).toBeNull();
  expect(fold(asked, { type: "event", n: 1, event: discarded(0, "1m"), after: AFTER }).prompt).toBeNull();
});

test("a refused answer may be given anew, with the server's words", () => {
  const sent = answered(fold(folded(dealt), PROMPT), { type: "ron" });
  expect(sent.prompt?.sent).toEqual({ type: "ron" });
  const refused = fold(sent, { type: "error", code: "illegal", message: "furiten", decision_id: 1 });
  expect([refused.prompt?.sent, refused.refusal?.message]).toEqual([null, "furiten"]);
  expect(answered(refused, { type: "ron" }).refusal).toBeNull();
});

test("a discard is pending until the server confirms or refuses it", () => {
  const thrown = { type: "discard", tile: "1m", tsumogiri: false } as const;
  const sent = answered(fold(folded(dealt), PROMPT), thrown);
  expect(sent.thrown).toEqual(thrown);
  const acknowledged = fold(sent, { type: "ack", decision_id: 1 });
  expect(acknowledged.thrown).toEqual(thrown);
  const lies = fold(acknowledged, { type: "event", n: 1, event: discarded(0, "1m"), after: AFTER });
  expect(lies.thrown).toBeNull();
  const refused = fold(sent, { type: "error", code: "illegal", message: "furiten", decision_id: 1 });
  expect(refused.thrown).toBeNull();
  // The server did not get it before the connection broke, and asks again.
  expect(fold(acknowledged, PROMPT).thrown).toBeNull();
  expect(fold(sent, { type: "replaced" }).thrown).toBeNull();
  expect(answered(fold(folded(dealt), PROMPT), { type: "ron" }).thrown).toBeNull();
});

test("a stale answer closes its prompt without a word", () => {
  const sent = answered(fold(folded(dealt), PROMPT), { type: "ron" });
  const stale = fold(sent, { type: "error", code: "stale", message: "over", decision_id: 1 });
  expect([stale.prompt, stale.refusal]).toEqual([null, null]);
});

test("another tab, a match given up and a wrong version end the stream", () => {
  const model = fold(folded(dealt), PROMPT);
  expect(fold(model, { type: "replaced" })).toMatchObject({ closed: { by: "replaced" }, prompt: null });
  expect(fold(model, { type: "bye", code: "given_up", message: "" }).closed).toEqual({
    by: "bye",
    message: "This match was given up.",
  });
  const refused = fold(model, {
    type: "error",
    code: "no_such_match",
    message: "This match does not exist.",
  });
  expect(refused.closed).toEqual({ by: "refused", message: "This match does not exist." });
});

const claimed: [Event, Partial<After>] = [
  discarded(0, "5p"),
  { phase: { type: "claims", from: 0, tile: "5p", on: "discard" } },
];

function pon(seat: number): Event {
  return {
    type: "called",
    seat,
    from: 0,
    meld: { type: "pon", called: "5p", own: ["5p", "5p"], from: "left" },
  };
}

/** Seat 1 may claim after the deal and a discard. */
function asked(): Model {
  return fold(
    { ...folded(dealt, claimed), welcome: { seat: 1 } as Model["welcome"] },
    {
      type: "prompt",
      decision_id: 2,
      choices: [{ action: { type: "chii", own: ["4p", "6p"] } }, { action: { type: "pass" } }],
      denied: [],
    },
  );
}

test("a call with precedence is kept, whether the player called or not", () => {
  const unanswered = fold(asked(), { type: "event", n: 2, event: pon(2), after: AFTER });
  expect(unanswered.prompt).toBeNull();
  expect(unanswered.overtaken).toEqual(pon(2));
  const said: Event = { type: "answered", action: { type: "chii", own: ["4p", "6p"] } };
  const waiting = fold(asked(), { type: "event", n: 2, event: said, after: AFTER });
  expect(waiting.overtaken).toBeNull();
  const outdone = fold(waiting, { type: "event", n: 3, event: pon(2), after: AFTER });
  expect(outdone.overtaken).toEqual(pon(2));
  const drew: Event = { type: "drew_own", tile: "1m", from: "live" };
  expect(fold(outdone, { type: "event", n: 4, event: drew, after: AFTER }).overtaken).toBeNull();
});

test("nobody went first where the seat passed, was not asked, or made the call itself", () => {
  const passed = fold(asked(), {
    type: "event",
    n: 2,
    event: { type: "answered", action: { type: "pass" } },
    after: AFTER,
  });
  expect(fold(passed, { type: "event", n: 3, event: pon(2), after: AFTER }).overtaken).toBeNull();
  expect(fold(asked(), { type: "event", n: 2, event: pon(1), after: AFTER }).overtaken).toBeNull();
  expect(folded(dealt, claimed, pon(2)).overtaken).toBeNull();
});

test("supplement tiles drawn are known until the next deal (R-333)", () => {
  const drew: Event = { type: "drew_other", seat: 1, from: "supplement" };
  const drawn = folded(dealt, [drew, { supplements: 1 }]);
  expect(drawn.view?.supplements).toBe(1);
  const next = fold(drawn, { type: "event", n: 2, event: dealt, after: AFTER });
  expect(next.view?.supplements).toBeUndefined();
});

test("who has won is known from the deal on, and updated by each win (R-246)", () => {
  const won = [false, true, false, false];
  const first = folded([dealt, { won: [false, false, false, false] }]);
  expect(first.view?.seats.map(({ won }) => won)).toEqual([false, false, false, false]);
  const later = fold(first, { type: "event", n: 1, event: discarded(0, "1m"), after: { ...AFTER, won } });
  expect(later.view?.seats.map(({ won }) => won)).toEqual(won);
  // Without the penalty, wins are unknown.
  expect(folded(dealt).view?.seats.some((seat) => "won" in seat)).toBe(false);
});

test("the clock of a prompt runs from its arrival, and goes on after a refusal", () => {
  const time = { decision: 10_000, bank: 30_000 };
  const clock = { left: time, since: 500 };
  const asked = fold(folded(dealt), { ...PROMPT, time }, 500);
  expect(asked.prompt?.clock).toEqual(clock);
  expect(fold(asked, PROMPT, 900).prompt).not.toHaveProperty("clock");
  const refused = fold(
    answered(asked, { type: "ron" }),
    { type: "error", code: "illegal", message: "furiten", decision_id: 1 },
    2000,
  );
  expect(refused.prompt).toMatchObject({ sent: null, clock });
});

test("a player is away until they are back, answer, or sit down anew", () => {
  const away = fold(fold(fold(folded(dealt), welcome), { type: "away", seats: [0, 2], bots: [2] }), PROMPT);
  expect(away.away).toEqual({ seats: [0, 2], bots: [2] });
  expect(fold(away, { type: "event", n: 1, event: discarded(0, "1m"), after: AFTER }).away).toBe(away.away);
  expect(returned(away).away.seats).toEqual([2]);
  expect(answered(away, { type: "ron" }).away.seats).toEqual([2]);
  expect(fold(away, welcome).away.seats).toEqual([]);
});

test("what is voted on is known until it is over, and a match that has ended asks nothing more", () => {
  const on = { type: "end" } as const;
  const asked = fold(fold(fold(folded(dealt), welcome), PROMPT), {
    type: "votes",
    votes: [{ on, yes: [1], voters: [0, 1] }],
  });
  expect(asked.votes[0]).toEqual({ on, yes: [1], voters: [0, 1] });
  expect(fold(asked, { type: "votes", votes: [], against: 0 })).toMatchObject({ votes: [], against: 0 });
  const ended = fold(asked, { type: "ended", by: "agreed" });
  expect(ended).toMatchObject({ ended: "agreed", votes: [], prompt: null });
  expect(fold(ended, welcome).ended).toBeNull();
});

test("in a claim window everybody but the one who discarded may pass, and whoever can claim is asked as usual", () => {
  const open = { type: "claim_window", window_id: 7, millis: 3000 } as const;
  const phase = (from: number) => ({ type: "claims", from, tile: "1m", on: "discard" }) as const;
  const at = (from: number) => {
    const model = fold(folded(dealt), welcome);
    return fold({ ...model, view: model.view && { ...model.view, phase: phase(from) } }, open, 1000);
  };
  const clock = { left: { decision: 3000, bank: 0 }, since: 1000 };
  expect(at(welcome.seat)).toMatchObject({ window: clock, prompt: null });
  const asked = at(welcome.seat + 1);
  expect(asked).toMatchObject({
    window: clock,
    prompt: { window: 7, clock, choices: [{ action: { type: "pass" } }], sent: null },
  });
  expect(fold(asked, PROMPT).prompt?.window).toBeUndefined();
  const passed = answered(asked, { type: "pass" });
  expect(passed.prompt?.sent).toEqual({ type: "pass" });
  const next = { type: "event", n: asked.nextEvent, after: AFTER } as const;
  expect(fold(passed, { ...next, event: { type: "answered", action: { type: "pass" } } }).window).toEqual(
    clock,
  );
  expect(fold(passed, { ...next, event: discarded(0, "1m") })).toMatchObject({ window: null, prompt: null });
});
