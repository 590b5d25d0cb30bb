import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { DISPLAY } from "../../state/plainDisplay.ts";
import type { Meld as WireMeld } from "../../wire/generated/wire.ts";
import { HouseDisplay } from "./display.ts";
import { Meld } from "./Meld.tsx";

afterEach(() => render(null, document.body));

/** Tiles on their side in brackets. */
function drawn(meld: WireMeld, display = DISPLAY): string {
  render(
    <HouseDisplay.Provider value={display}>
      <Meld meld={meld} />
    </HouseDisplay.Provider>,
    document.body,
  );
  const tiles = [...document.body.querySelectorAll<HTMLElement>(".tile")];
  return tiles
    .map(({ dataset, classList }) => (classList.contains("sideways") ? `[${dataset.face}]` : dataset.face))
    .join(" ");
}

test("the sideways tile shows who was called: left, middle or right (R-329)", () => {
  const own = ["7z", "7z"] as const;
  expect(drawn({ type: "pon", called: "7z", own: [...own], from: "left" })).toBe("[7z] 7z 7z");
  expect(drawn({ type: "pon", called: "7z", own: [...own], from: "right" })).toBe("7z 7z [7z]");
  expect(drawn({ type: "chii", called: "5p", own: ["4p", "6p"], from: "left" })).toBe("[5p] 4p 6p");
  expect(drawn({ type: "pon", called: "7z", own: ["7z", "7z"], from: "across" })).toBe("7z [7z] 7z");
  expect(document.body.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("pon from across");
});

test("an open kan: four tiles up, one on its side towards its origin (R-332)", () => {
  const kan = { type: "daiminkan", called: "7z", own: ["7z", "7z", "7z"] } as const;
  expect(drawn({ ...kan, own: [...kan.own], from: "left" })).toBe("[7z] 7z 7z 7z");
  expect(drawn({ ...kan, own: [...kan.own], from: "across" })).toBe("7z [7z] 7z 7z");
  expect(drawn({ ...kan, own: [...kan.own], from: "right" })).toBe("7z 7z 7z [7z]");
});

test("the tile added to a pon is drawn on the one on its side (R-330)", () => {
  expect(drawn({ type: "kakan", called: "5s", own: ["5s", "5s"], added: "0s", from: "right" })).toBe(
    "5s 5s [0s] [5s]",
  );
  const stack = document.body.querySelector(".meld-stack");
  expect(stack?.children[0]?.getAttribute("aria-label")).toBe("red 5-sou, added");
});

test("the outer tiles of a closed kan lie face down, or the inner ones (R-331)", () => {
  const kan: WireMeld = { type: "ankan", tiles: ["1p", "1p", "1p", "1p"] };
  expect(drawn(kan)).toBe("back 1p 1p back");
  expect(drawn(kan, { ...DISPLAY, ankan_inner_down: true })).toBe("1p back back 1p");
});
