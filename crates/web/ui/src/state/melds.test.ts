import { expect, test } from "vitest";
import type { Meld } from "../wire/generated/wire.ts";
import { layMeld, meldName } from "./melds.ts";
import { DISPLAY } from "./plainDisplay.ts";

/** Tiles on their side in brackets, an added one after a plus. */
function laid(meld: Meld, display = DISPLAY): string {
  const show = ({ face, sideways, added }: ReturnType<typeof layMeld>[number]) =>
    sideways ? `[${face}${added === undefined ? "" : `+${added}`}]` : face;
  return layMeld(meld, display).map(show).join(" ");
}

test("the claimed tile lies on the side it came from", () => {
  const pon = { type: "pon", called: "5p", own: ["0p", "5p"] } as const;
  expect(laid({ ...pon, own: ["0p", "5p"], from: "left" })).toBe("[5p] 0p 5p");
  expect(laid({ ...pon, own: ["0p", "5p"], from: "across" })).toBe("0p [5p] 5p");
  expect(laid({ ...pon, own: ["0p", "5p"], from: "right" })).toBe("0p 5p [5p]");
});

test("the claimed tile of a run is at its left, whatever its number", () => {
  expect(laid({ type: "chii", called: "4s", own: ["3s", "5s"], from: "left" })).toBe("[4s] 3s 5s");
});

test("an open kan has its claimed tile at an end or second", () => {
  const kan = { type: "daiminkan", called: "1z", own: ["1z", "1z", "1z"] } as const;
  const from = (from: "left" | "across" | "right") => laid({ ...kan, own: [...kan.own], from });
  expect(from("left")).toBe("[1z] 1z 1z 1z");
  expect(from("across")).toBe("1z [1z] 1z 1z");
  expect(from("right")).toBe("1z 1z 1z [1z]");
});

test("the tile added to a pon lies on the one on its side", () => {
  const kan: Meld = { type: "kakan", called: "5m", own: ["5m", "5m"], added: "0m", from: "across" };
  expect(laid(kan)).toBe("5m [5m+0m] 5m");
});

test("a closed kan shows two, a red five among them (R-331)", () => {
  expect(laid({ type: "ankan", tiles: ["9s", "9s", "9s", "9s"] })).toBe("back 9s 9s back");
  expect(laid({ type: "ankan", tiles: ["5p", "5p", "5p", "0p"] })).toBe("back 0p 5p back");
  const inner_down = { ...DISPLAY, ankan_inner_down: true };
  expect(laid({ type: "ankan", tiles: ["5p", "5p", "5p", "0p"] }, inner_down)).toBe("0p back back 5p");
});

test("melds say where they came from", () => {
  expect(meldName({ type: "pon", called: "1m", own: ["1m", "1m"], from: "across" })).toBe("pon from across");
  expect(meldName({ type: "chii", called: "1m", own: ["2m", "3m"], from: "left" })).toBe(
    "chii from the left",
  );
  expect(meldName({ type: "ankan", tiles: ["1m", "1m", "1m", "1m"] })).toBe("closed kan");
});
