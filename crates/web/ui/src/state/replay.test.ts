import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Replay, ServerMessage } from "../wire/generated/wire.ts";
import { DISPLAY } from "./plainDisplay.ts";
import { foldReplay, handsOf, moved, openHands, replayKey, roundAt, seatsOf, thoughtAt } from "./replay.ts";

/** Two hands as seat 0 saw them. */
function record(): Replay {
  const messages: ServerMessage[] = readFileSync(`${import.meta.dirname}/fixtures/hand.jsonl`, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const round = messages.flatMap((message) => (message.type === "view" ? [message.view.round] : []))[0];
  const steps = messages.flatMap((message) => {
    if (message.type !== "event") return [];
    const { event, after, denied } = message;
    return [{ event, after, ...(denied && { denied }) }];
  });
  if (round === undefined || steps[0] === undefined) throw new Error("the fixture holds no hand");
  const dealt = { event: { type: "dealt" as const, round }, after: steps[0].after };
  const seen = [dealt, ...steps];
  return {
    names: ["Ann", "Bob", "Cy", "Dee"],
    bots: [null, "easy", null, null],
    rules: "tenhou",
    summary: [],
    riichi_stake: 1000,
    honba_value: 300,
    display: DISPLAY,
    seat: 0,
    rounds: [
      { name: { game: 1, wind: "E", number: 1, honba: 0 }, first: 0 },
      { name: { game: 1, wind: "E", number: 2, honba: 0 }, first: seen.length },
    ],
    seats: [[...seen, ...seen], null, null, null],
  };
}

test("each step is the table after one more event", () => {
  const replay = record();
  const shown = foldReplay(replay);
  expect(shown.length).toBe(replay.seats[0]?.length);
  expect(seatsOf(shown)).toEqual([0]);
  const tables = shown.tables[0] ?? [];
  tables.forEach((table, at) => {
    expect(table.latest).toEqual(replay.seats[0]?.[at]?.event);
    expect(table.torn).toBe(false);
  });
  const last = tables.at(-1)?.view;
  expect(last?.result).toBeDefined();
  expect(tables[0]?.view?.result).toBeUndefined();
});

test("one moves by event, turn and hand, and not beyond the ends", () => {
  const shown = foldReplay(record());
  const { rounds } = shown.replay;
  const second = rounds[1]?.first ?? 0;
  expect(moved(shown, 0, "event", -1)).toBe(0);
  expect(moved(shown, 0, "event", 1)).toBe(1);
  expect(moved(shown, shown.length - 1, "event", 1)).toBe(shown.length - 1);
  expect(moved(shown, 3, "round", 1)).toBe(second);
  expect(moved(shown, second + 3, "round", -1)).toBe(second);
  expect(moved(shown, second, "round", -1)).toBe(0);
  expect(moved(shown, second, "round", 1)).toBe(shown.length - 1);
  expect(moved(shown, 5, "all", 1)).toBe(shown.length - 1);
  expect([0, second - 1, second, shown.length - 1].map((at) => roundAt(shown, at))).toEqual([0, 0, 1, 1]);
  const stops: number[] = [];
  for (let at = 0; at < second; at = moved(shown, at, "turn", 1)) stops.push(at);
  const kinds = stops.map((at) => shown.tables[0]?.[at]?.latest?.type);
  expect(kinds.slice(1, -1).every((kind) => kind === "discarded")).toBe(true);
  expect([kinds[0], kinds.at(-1)]).toEqual(["dealt", "round_ended"]);
  const back = stops.map((at) => moved(shown, at, "turn", -1));
  expect(back.slice(1)).toEqual(stops.slice(0, -1));
});

test("open hands are those the record knows, the drawn tile last", () => {
  const shown = foldReplay(record());
  for (let at = 0; at < shown.length; at++) {
    const own = shown.tables[0]?.[at]?.view?.own;
    const [mine, ...others] = openHands(shown, at);
    expect(others).toEqual([null, null, null]);
    expect(mine?.slice(0, own?.concealed.length)).toEqual(own?.concealed);
    if (own?.drawn !== undefined) expect(mine?.at(-1)).toBe(own.drawn);
  }
});

test("every key means something of its own", () => {
  const keys = [
    "ArrowRight",
    "ArrowLeft",
    "ArrowUp",
    "ArrowDown",
    "PageUp",
    "PageDown",
    "Home",
    "End",
    "s",
    "h",
    " ",
  ];
  const meant = keys.map((key) => JSON.stringify(replayKey(key)));
  expect(new Set(meant).size).toBe(keys.length);
  expect(meant).not.toContain("null");
  expect(replayKey("z")).toBeNull();
});

test("the tables say which bots played and who was away", () => {
  const notes = [
    { after: 2, seat: 0, what: { type: "away" as const, bot: "normal" } },
    { after: 5, seat: 0, what: { type: "back" as const } },
  ];
  const tables = foldReplay({ ...record(), notes }).tables[0] ?? [];
  expect(tables[0]?.welcome?.bots).toEqual([null, "easy", null, null]);
  expect(tables.slice(0, 7).map(({ away }) => away.seats)).toEqual([[], [], [0], [0], [0], [], []]);
  expect(tables.slice(0, 7).map(({ away }) => away.bots)).toEqual([[], [], [0], [0], [0], [], []]);
});

test("a thought belongs to the choice that follows, of the same player", () => {
  const replay = record();
  const at = replay.seats[0]?.findIndex(({ event }) => event.type === "discarded") ?? 0;
  const event = replay.seats[0]?.[at]?.event;
  if (event?.type !== "discarded") throw new Error("nobody discards");
  const spent = (after: number, seat: number) => ({
    after,
    seat,
    what: { type: "spent" as const, millis: 2800 },
  });
  const thought = (note: ReturnType<typeof spent>, step: number) =>
    thoughtAt(foldReplay({ ...replay, notes: [note] }), step);
  expect(thought(spent(at - 1, event.seat), at)).toBe(2800);
  expect(thought(spent(at - 1, event.seat), at + 1)).toBeNull();
  expect(thought(spent(at, event.seat), at)).toBeNull();
  expect(thought(spent(at - 1, (event.seat + 1) % 4), at)).toBeNull();
  // The time for a pass is not that for the next draw.
  const drawn = replay.seats[0]?.findIndex(({ event }, n) => n > at && event.type === "drew_other") ?? 0;
  const drew = replay.seats[0]?.[drawn]?.event;
  if (drew?.type !== "drew_other") throw new Error("nobody draws");
  expect(thought(spent(drawn - 1, drew.seat), drawn)).toBeNull();
});

test("each hand has its steps, its end and what is found again in it", () => {
  const folded = foldReplay(record());
  const [first, second] = handsOf(folded);
  expect([first?.first, second?.last]).toEqual([0, folded.length - 1]);
  expect((first?.last ?? 0) + 1).toBe(second?.first);
  expect(first?.end).toEqual(second?.end);
  expect(first?.end?.changes).toHaveLength(4);
  const marks = first?.marks.map(({ kind }) => kind);
  expect(marks).toEqual([...Array(5).fill("call"), "riichi", "end"]);
  const shown = first?.marks.map(({ at }) => folded.tables[0]?.[at]?.latest?.type);
  expect(shown).toEqual([...Array(5).fill("called"), "discarded", "round_ended"]);
});
