import { signal } from "@preact/signals";
import regular from "../../generated/tiles/regular.svg?no-inline";

/** A set of drawings: an SVG sprite with one symbol per face, its id the face in mpsz, and one called `back`. */
export interface TileTheme {
  readonly name: string;
  readonly sprite: string;
}

export const TILE_THEMES: readonly [TileTheme, ...TileTheme[]] = [{ name: "regular", sprite: regular }];

/** The drawings in use; every tile on the page follows it. */
export const tileTheme = signal<TileTheme>(TILE_THEMES[0]);
