// @vitest-environment happy-dom

import { beforeAll, expect, test } from "vitest";
import { startPage } from "../../e2e/startPage.ts";
import { withTexts } from "../texts/texts.ts";
import { bot, OPEN, person, ROOM } from "./fixtures/room.ts";
import {
  newRoom,
  offlineIn,
  ownFirst,
  rememberRoom,
  roomOfMatch,
  timeOf,
  timeWords,
  waitedFor,
  withRoomRules,
  withTime,
  writtenTime,
} from "./friends.ts";

beforeAll(() => withTexts("friends"));

test("a room says what it waits for: open seats, then who is not ready", () => {
  const seats = [person("Aki", true), person("Ren"), person("Yui"), bot("hard")];
  const said = (change: Partial<typeof ROOM>) => waitedFor({ ...ROOM, seats, you: 0, ...change });
  expect(said({ seats: [person("Aki"), OPEN, OPEN, OPEN] })).toBe("3 seats are open");
  expect(said({ seats: [person("Aki"), person("Ren"), bot("easy"), OPEN] })).toBe("One seat is open");
  expect(said({})).toBe("Waiting for Ren and Yui");
  expect(said({ you: 1 })).toBe("Waiting for you and Yui");
  const last = [person("Aki", true), person("Ren"), bot("easy"), bot("easy")];
  expect(said({ seats: last })).toBe("Waiting for Ren");
  expect(said({ seats: last, you: 1 })).toBe("Everyone is waiting for you");
  expect(said({ seats: [person("Aki", true), bot("easy"), bot("easy")] })).toBe(
    "The match is about to begin",
  );
  expect(said({ current: { match_id: "m", over: false } })).toBe("A match is being played");
  expect(said({ current: { match_id: "m", over: true } })).toBe("Waiting for Ren and Yui");
});

test("who is offline at a table is told by the room of its match", () => {
  const seats = [person("Aki"), person("Ren", true, false), bot("easy"), person("Aki", true, false)];
  const room = { ...ROOM, seats, current: { match_id: "m", over: false } };
  expect([...offlineIn(room, "m")], "of two with one name, one is here").toEqual(["Ren"]);
  expect(offlineIn(room, "another").size).toBe(0);
  expect(offlineIn(null, "m").size).toBe(0);
});

test("a thinking time is read as it is written, and none is none", () => {
  const time = { per_decision: 5, per_round: 20 };
  expect([writtenTime(time), timeOf("5+20"), timeWords("5+20")]).toEqual(["5+20", time, "5+20 s"]);
  expect([writtenTime(undefined), timeOf("none"), timeWords("none")]).toEqual([
    "none",
    undefined,
    "No limit",
  ]);
  const byoyomi = { per_decision: 10, per_round: 60, first: "bank" as const };
  expect([writtenTime(byoyomi), timeOf("60>10")]).toEqual(["60>10", byoyomi]);
  expect(timeWords("60>10")).toBe("Byoyomi: 60 s, then 10 s each");
  expect(withTime(ROOM.settings, "60+0").time).toEqual({ per_decision: 60, per_round: 0 });
  expect("time" in withTime(ROOM.settings, "none")).toBe(false);
});

test("a new room has the rules of the next match, and other rules their own length and menu", () => {
  const settings = newRoom(startPage);
  expect([settings.preset, settings.length]).toEqual(["tenhou", "east"]);
  const other = withRoomRules(startPage, { ...settings, menu: { length: "two" } }, "Mahjong Soul");
  expect([other.preset, other.length, other.menu]).toEqual(["Mahjong Soul", "east_south", {}]);
  expect(withRoomRules(startPage, settings, "nothing")).toBe(settings);
});

test("own rooms come first", () => {
  const entry = { host: "", rules: "", seats: 4, open: 1, playing: false };
  const rooms = ["a", "b", "c"].map((id) => ({ ...entry, id, yours: id === "b" }));
  expect(ownFirst(rooms).map(({ id }) => id)).toEqual(["b", "a", "c"]);
});

test("only the last match leads back to its room", () => {
  expect(roomOfMatch("m1")).toBe(null);
  rememberRoom("m1", "r1");
  expect(roomOfMatch("m1")).toBe("r1");
  rememberRoom("m2", "r1");
  expect([roomOfMatch("m1"), roomOfMatch("m2")]).toEqual([null, "r1"]);
});
