// @vitest-environment happy-dom

import { beforeEach, expect, test } from "vitest";
import { keepForMatch, keepRoomShare, keepShare, sharesFor } from "./ownShares.ts";

beforeEach(() => localStorage.clear());

test("of each wall the last share is kept, by match", () => {
  keepShare("a", "c1", "s1");
  keepShare("a", "c2", "s2");
  keepShare("a", "c1", "s3");
  keepShare("b", "c3", "s4");
  expect(sharesFor("a").map(({ commitment, share }) => [commitment, share])).toEqual([
    ["c2", "s2"],
    ["c1", "s3"],
  ]);
  expect(sharesFor("none")).toEqual([]);
});

test("the share for a room's next match is that match's once it begins", () => {
  keepRoomShare("r", "c1", "s1");
  keepRoomShare("r", "c2", "s2");
  keepRoomShare("other", "c3", "s3");
  expect(sharesFor("m")).toEqual([]);
  keepForMatch("r", "m");
  expect(sharesFor("m")).toEqual([{ of: "m", commitment: "c2", share: "s2" }]);
});

test("shares of twenty matches are kept, the last ones", () => {
  for (let match = 0; match < 21; match++) {
    keepShare(`${match}`, `c${match}`, "s");
    keepShare(`${match}`, `d${match}`, "s");
  }
  expect(sharesFor("0")).toEqual([]);
  expect(sharesFor("1")).toHaveLength(2);
  expect(sharesFor("20")).toHaveLength(2);
});

test("what cannot be read is forgotten", () => {
  for (const kept of ["{", "{}", '[null, 3, {"of":"m"}]']) {
    localStorage.setItem("jantaku-shares", kept);
    expect(sharesFor("m")).toEqual([]);
  }
});
