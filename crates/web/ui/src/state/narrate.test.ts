import { afterEach, expect, test } from "vitest";
import { speak } from "../texts/texts.ts";
import type { Event } from "../wire/generated/wire.ts";
import { callOf, narrate } from "./narrate.ts";

const NAMES = ["Aki", "Ben", "Chiyo", "Dai"];
const RIICHI: Event = {
  type: "discarded",
  seat: 1,
  discard: { tile: "0p", tsumogiri: false, sideways: true, claimed_by: null },
  riichi: true,
  open: false,
};

afterEach(() => speak("en"));

/** */
test("a declaration is announced, to the eye and to the ear", async () => {
  expect(callOf(RIICHI)).toEqual({ seat: 1, text: "Riichi", kind: "riichi" });
  expect(narrate(RIICHI, NAMES, 0)).toBe("Ben: riichi, red 5-pin.");
  expect(narrate(RIICHI, NAMES, 1)).toBe("You: riichi, red 5-pin.");
  await speak("ja");
  expect(callOf(RIICHI)).toEqual({ seat: 1, text: "リーチ", kind: "riichi" });
  expect(narrate(RIICHI, NAMES, 0)).toBe("Ben、リーチ、赤五筒。");
});

test("a player without a name is you also for those who look on", () => {
  const names = ["You", "Ben", "Chiyo", "Dai"];
  expect(narrate({ type: "drew_own", tile: "1z" } as Event, names, 0, false)).toBe("You draw East.");
  expect(narrate({ type: "drew_own", tile: "1z" } as Event, names, 1, false)).toBe("Ben draws East.");
});

test("a discard without riichi is named, and no call is heard", () => {
  const plain = { ...RIICHI, riichi: false };
  expect(callOf(plain)).toBeNull();
  expect(narrate(plain, NAMES, 0)).toBe("Ben: red 5-pin.");
});
