import { expect, test } from "vitest";
import { drawn, ended, plainWin, yakumanWin } from "../../e2e/tables.ts";
import { ROUND } from "../state/fixtures/round.ts";
import type { Event, RoundEnd, Tile, View } from "../wire/generated/wire.ts";
import { CALLED, calledOf, cueOf, cueOfSecond } from "./cues.ts";

const view: View = {
  round: ROUND,
  phase: { type: "draw", seat: 0 },
  sticks: 0,
  live_left: 60,
  dora: [
    { indicator: "1m", dora: "2m" },
    { indicator: "4p", dora: "5p" },
  ],
  seats: [],
  own: { concealed: [], waits: [] },
};

function discarded(tile: Tile, riichi = false): Event {
  const discard = { tile, tsumogiri: false, sideways: riichi, claimed_by: null };
  return { type: "discarded", seat: 1, discard, riichi, open: false };
}

test("a dora that is discarded has a sound of its own, a red five too (R-341)", () => {
  expect(cueOf(discarded("3m"), view)).toBe("tile");
  expect(cueOf(discarded("2m"), view)).toBe("dora");
  expect(cueOf(discarded("5p"), view)).toBe("dora");
  expect(cueOf(discarded("0p"), view)).toBe("dora");
  expect(cueOf(discarded("0s"), view)).toBe("dora");
  expect(cueOf(discarded("5s"), view)).toBe("tile");
});

test("calls, riichi and its stick each sound in their way (R-341, R-347)", () => {
  const pon = { type: "pon", called: "7z", own: ["7z", "7z"], from: "left" } as const;
  const called: Event = { type: "called", seat: 1, from: 0, meld: { ...pon, own: [...pon.own] } };
  expect(cueOf(called, view)).toBe("call");
  expect(cueOf(discarded("3m", true), view)).toBe("riichi");
  expect(cueOf({ type: "riichi_paid", seat: 1 }, view)).toBe("stick");
});

test("what is called out: chii, pon, kan, riichi, ron, tsumo (R-347)", () => {
  const kan: Event = {
    type: "kan_declared",
    seat: 0,
    meld: { type: "ankan", tiles: ["1z", "1z", "1z", "1z"] },
    at: 0,
  };
  expect(calledOf(kan)).toBe("kan");
  expect(calledOf(discarded("3m", true))).toBe("riichi");
  expect(calledOf(discarded("3m"))).toBeNull();
  expect(CALLED.ron).toBe("ロン");
});

test("drums roll for a yakuman only, and a draw has the sound of an end", () => {
  const cue = (end: RoundEnd) => cueOf({ type: "round_ended", end }, view);
  expect([plainWin, ended, yakumanWin, drawn].map(cue)).toEqual(["win", "win", "roll", "end"]);
});

test("only the last seconds sound, and not when time is up", () => {
  const sounding = [30, 6, 5, 4, 3, 2, 1, 0].filter((left) => cueOfSecond(left) === "tick");
  expect(sounding).toEqual([5, 4, 3, 2, 1]);
});
