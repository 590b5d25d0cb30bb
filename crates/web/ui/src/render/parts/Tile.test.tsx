import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { DISPLAY } from "../../state/plainDisplay.ts";
import { change, FIELDS, settings } from "../../state/settings.ts";
import { HouseDisplay } from "./display.ts";
import { preload } from "./preload.ts";
import { Tile, type TileProps } from "./Tile.tsx";

const place = document.body.appendChild(document.createElement("div"));

afterEach(() => {
  render(null, place);
  settings.value = FIELDS.initial;
});

function tile(props: TileProps): Element {
  render(<Tile {...props} />, place);
  return place.firstElementChild as Element;
}

test("a tile says its face and its note", () => {
  expect(tile({ face: "0s" }).getAttribute("aria-label")).toBe("red 5-sou");
  expect(tile({ face: "7z", note: "claimed" }).getAttribute("aria-label")).toBe("red dragon, claimed");
  expect(tile({ face: "back" }).getAttribute("aria-label")).toBe("face-down tile");
});

test("a tile shows its state as classes", () => {
  expect(tile({ face: "1m" }).className).toBe("tile");
  expect(tile({ face: "1m", sideways: true, dimmed: true, selected: true }).className).toBe(
    "tile sideways dimmed selected",
  );
});

test("tiles follow the set of drawings that is chosen", async () => {
  const stop = preload();
  const picture = (element: Element) =>
    getComputedStyle(element.querySelector(".tile-face") as Element).backgroundImage;
  const regular = picture(tile({ face: "3p" }));
  expect(regular).toMatch(/^url/);
  act(() => change("faces", "black"));
  await expect.poll(() => picture(tile({ face: "3p" }))).not.toBe(regular);
  stop();
});

/** two houses describe a Japanese set. */
test("in some houses the winds are black and the white dragon is blank, in others not", () => {
  const picture = (face: TileProps["face"], japanese_faces: boolean) => {
    render(
      <HouseDisplay.Provider value={{ ...DISPLAY, japanese_faces }}>
        <Tile face={face} />
      </HouseDisplay.Provider>,
      place,
    );
    return getComputedStyle(place.querySelector(".tile-face") as Element).backgroundImage;
  };
  const blue = /%23(142896|19328c)/;
  for (const wind of ["1z", "2z", "3z", "4z"] as const) {
    expect(picture(wind, false)).toMatch(blue);
    expect(picture(wind, true)).toMatch(/^url/);
    expect(picture(wind, true)).not.toMatch(blue);
  }
  expect(picture("5z", true)).toBe("none");
  expect(picture("5z", false)).toMatch(/^url/);
  expect(picture("6z", true)).toBe(picture("6z", false));
  act(() => change("faces", "framed"));
  expect(picture("5z", true)).toMatch(/^url/);
});

/** */
test("whoever reads no kanji reads digits and letters, and the white dragon is a frame", () => {
  const corner = (face: TileProps["face"]) => tile({ face }).querySelector("text")?.textContent ?? null;
  expect(corner("3m")).toBeNull();
  act(() => change("faces", "numbered"));
  expect([corner("3m"), corner("0p"), corner("9s"), corner("2z"), corner("6z")]).toEqual([
    "3",
    "5",
    "9",
    "S",
    "G",
  ]);
  expect(corner("back")).toBeNull();
  expect(tile({ face: "5z" }).querySelector("rect")).not.toBeNull();
});
