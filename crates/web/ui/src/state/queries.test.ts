import { expect, test } from "vitest";
import type { View, Welcome } from "../wire/generated/wire.ts";
import { answerTo, type Query, queryOf } from "./queries.ts";

const seat = (wind: "E" | "S" | "W" | "N") =>
  ({ wind, score: 25_000, concealed: 13, riichi: "none", river: [], melds: [], kita: 0 }) as const;
const discard = (tile: "5p" | "1z", sideways: boolean) =>
  ({ tile, tsumogiri: false, sideways, claimed_by: null }) as const;
const VIEW = {
  round: { game: 1, wind: "E", number: 2, honba: 0, dealer: 1 },
  live_left: 40,
  dora: [{ indicator: "4p", dora: "5p" }],
  seats: [
    seat("N"),
    { ...seat("E"), river: [discard("5p", false), discard("1z", true)] },
    {
      ...seat("S"),
      melds: [{ type: "pon", called: "7z", own: ["7z", "7z"], from: "across" }],
    },
    seat("W"),
  ],
  phase: { type: "turn", seat: 0 },
} as unknown as View;
const WELCOME = { seat: 0, names: ["Aki", "Ben", "Chiyo", "Dai"] } as unknown as Welcome;
const HAND = [
  { tile: "1m", drawn: false },
  { tile: "0s", drawn: true },
] as const;

test("the table answers by ear whose turn it is, the hand, the dora, all points and what lies where", () => {
  const answer = (query: Query, view = VIEW) => answerTo(query, view, WELCOME, HAND);
  expect(answer("turn")).toBe("East 2. It is your turn. 40 tiles are left in the wall.");
  expect(answer("turn", { ...VIEW, phase: { type: "turn", seat: 3 } })).toContain("It is Dai’s turn.");
  expect(answer("hand")).toBe("Your hand: 1-man, drawn red 5-sou.");
  expect(answer("dora")).toBe("Dora: 5-pin.");
  expect(answer("points")).toContain("You, North: 25,000, Ben, East: 25,000");
  expect(answer("self")).toBe("You: no discards.");
  expect(answer("right")).toBe("Ben: 5-pin, East with riichi.");
  expect(answer("across")).toMatch(/^Chiyo: no discards\. Melds: .*red dragon/);
});

test("nothing is asked without shift, whatever is locked", () => {
  expect(queryOf({ key: "T", shiftKey: false })).toBeUndefined();
  expect(queryOf({ key: "ArrowUp", shiftKey: true })).toBe("across");
  expect(queryOf({ key: "h", shiftKey: true })).toBe("hand");
  expect(queryOf({ key: "x", shiftKey: true })).toBeUndefined();
});
