// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { Tile, type TileProps } from "./Tile.tsx";
import { TILE_THEMES, tileTheme } from "./theme.ts";

afterEach(() => {
  render(null, document.body);
  tileTheme.value = TILE_THEMES[0];
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

test("tiles follow the theme", () => {
  const use = () => document.querySelector("use")?.getAttribute("href");
  tile({ face: "3p" });
  expect(use()).toBe(`${TILE_THEMES[0].sprite}#3p`);
  act(() => {
    tileTheme.value = { name: "other", sprite: "/other.svg" };
  });
  expect(use()).toBe("/other.svg#3p");
});
