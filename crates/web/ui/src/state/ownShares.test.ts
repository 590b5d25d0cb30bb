// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import {
  inRoom,
  keepForMatch,
  keepShare,
  noteOpened,
  noteSeals,
  type OwnShare,
  shareFor,
  sharesFor,
} from "./ownShares.ts";

/** 32 bytes that depend on the name. */
const hex = (name: string) =>
  [...name]
    .map((sign) => sign.charCodeAt(0).toString(16))
    .join("")
    .padStart(64, "0");
const keep = (of: string, round: number, share: string) =>
  keepShare({ of, round, commitment: hex(`${of}${round}`), share: hex(share) });
const kept = (of: string) => sharesFor(of).map(({ round, share }) => [round, share]);

beforeEach(() => localStorage.clear());

test("of each wall the last share is kept, by match", () => {
  keep("a", 1, "s1");
  keep("a", 2, "s2");
  keep("a", 1, "s3");
  keep("b", 1, "s4");
  expect(kept("a")).toEqual([
    [2, hex("s2")],
    [1, hex("s3")],
  ]);
  expect(kept("none")).toEqual([]);
});

test("a share is drawn once for a wall", () => {
  const wall = { round: 2, commitment: hex("c") };
  const share = shareFor("m", wall);
  expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(shareFor("m", wall)).toBe(share);
  expect(shareFor("m", { ...wall, commitment: hex("d") })).not.toBe(share);
  expect(kept("m")).toHaveLength(1);
});

test("what becomes of a share is noted with it, and forgotten with it", () => {
  keep("a", 1, "s1");
  keep("a", 2, "s2");
  const [, second] = sharesFor("a") as [OwnShare, OwnShare];
  expect(noteSeals(second, ["e", null])).toBe(true);
  noteOpened(second);
  const noted = { ...second, seals: ["e", null], opened: true };
  expect(sharesFor("a")).toEqual([expect.not.objectContaining({ opened: true }), noted]);
  // Later ones do not replace them.
  expect([noteSeals(noted, ["f", null]), noteSeals(noted, ["e", null])]).toEqual([false, true]);
  expect(sharesFor("a")[1]).toEqual(noted);
  keep("a", 2, "s3");
  expect(sharesFor("a")[1]).not.toHaveProperty("opened");
});

test("the share for a room's next match is that match's once it begins", () => {
  keep(inRoom("r"), 1, "s1");
  keep(inRoom("r"), 1, "s2");
  keep(inRoom("other"), 1, "s3");
  expect(kept("m")).toEqual([]);
  keepForMatch("r", "m");
  expect(kept("m")).toEqual([[1, hex("s2")]]);
  expect(kept(inRoom("r"))).toEqual([]);
});

test("shares of twenty matches are kept, the last ones", () => {
  for (let match = 0; match < 21; match++) {
    keep(`${match}`, 1, "s");
    keep(`${match}`, 2, "s");
  }
  expect(sharesFor("0")).toEqual([]);
  expect(sharesFor("1")).toHaveLength(2);
  expect(sharesFor("20")).toHaveLength(2);
});

test("what cannot be read is forgotten", () => {
  for (const damaged of ["{", "{}", '[null, 3, {"of":"m"}]', '[{"of":"m","commitment":"c","share":"zz"}]']) {
    localStorage.setItem("jantaku-shares", damaged);
    expect(sharesFor("m")).toEqual([]);
  }
});
