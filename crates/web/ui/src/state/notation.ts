import type { Tile } from "../wire/generated/wire.ts";

/** Such as `123m406p`; `null` if it is none. The server decides what a hand may have. */
export function tilesOf(text: string): readonly Tile[] | null {
  const plain = text.replace(/\s+/g, "");
  if (!/^(?:[0-9]+[mpsz])*$/.test(plain)) return null;
  const tiles = [...plain.matchAll(/([0-9]+)([mpsz])/g)].flatMap(([, digits = "", suit = ""]) =>
    [...digits].map((digit) => `${digit}${suit}`),
  );
  return tiles.some((tile) => /^[089]z$/.test(tile)) ? null : (tiles as Tile[]);
}

export function written(tiles: readonly Tile[]): string {
  return tiles.reduce((text, tile) => {
    const suit = tile.slice(-1);
    return text.endsWith(suit) ? text.slice(0, -1) + tile : text + tile;
  }, "");
}

/** By suit, then number; a red five is a five. */
export function inOrder(tiles: readonly Tile[]): readonly Tile[] {
  const key = (tile: Tile) => `${tile.slice(-1)}${tile[0] === "0" ? 5 : tile[0]}`;
  return [...tiles].sort((a, b) => key(a).localeCompare(key(b)));
}
