import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { change, FIELDS, settings } from "../state/settings.ts";
import { Tile, type TileProps } from "./Tile.tsx";

afterEach(() => {
  render(null, document.body);
  settings.value = FIELDS.initial;
});

function tile(props: TileProps): Element {
  render(<Tile {...props} />, document.body);
  return document.body.firstElementChild as Element;
}

test("a tile says its face and its note", () => {
  expect(tile({ face: "0s" }).getAttribute("aria-label")).toBe("red five of bamboo");
  expect(tile({ face: "7z", note: "claimed" }).getAttribute("aria-label")).toBe("red dragon, claimed");
  expect(tile({ face: "back" }).getAttribute("aria-label")).toBe("face-down tile");
});

test("a tile shows its state as classes", () => {
  expect(tile({ face: "1m" }).className).toBe("tile");
  expect(tile({ face: "1m", sideways: true, dimmed: true, selected: true }).className).toBe(
    "tile sideways dimmed selected",
  );
});

test("tiles follow the set of drawings that is chosen", () => {
  const use = () => document.querySelector("use")?.getAttribute("href");
  tile({ face: "3p" });
  expect(use()).toMatch(/regular.*#3p$/);
  act(() => change("faces", "black"));
  expect(use()).toMatch(/black.*#3p$/);
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
    "F",
  ]);
  expect(corner("back")).toBeNull();
  expect(tile({ face: "5z" }).querySelector("rect")).not.toBeNull();
});
