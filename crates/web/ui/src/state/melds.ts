import { t } from "../texts/texts.ts";
import type { Display, Meld, Side, Tile } from "../wire/generated/wire.ts";

/** A tile of a meld as shown. */
export interface MeldTile {
  readonly face: Tile | "back";
  readonly sideways: boolean;
  /** The tile added to a pon, lying on the sideways one. */
  readonly added?: Tile;
}

/** The tiles from left to right as their owner sees them, with the called one turned towards the player it came from. */
export function layMeld(meld: Meld, display: Display): readonly MeldTile[] {
  switch (meld.type) {
    case "ankan":
      return layAnkan(meld.tiles, display);
    case "kakan":
      return layClaimed(meld, meld.from).map((tile) =>
        tile.sideways ? { ...tile, added: meld.added } : tile,
      );
    default:
      return layClaimed(meld, meld.from);
  }
}

function layClaimed({ called, own }: { called: Tile; own: readonly Tile[] }, from: Side): MeldTile[] {
  const place = { left: 0, across: 1, right: own.length }[from];
  const lying = own.map((face): MeldTile => ({ face, sideways: false }));
  return lying.toSpliced(place, 0, { face: called, sideways: true });
}

/** Two are face down, the outer or the inner ones; a red five stays visible. */
function layAnkan(tiles: readonly Tile[], { ankan_inner_down }: Display): MeldTile[] {
  const redFirst = tiles.toSorted((a, b) => Number(b[0] === "0") - Number(a[0] === "0"));
  const up: (Tile | "back")[] = redFirst.slice(0, 2);
  const down: (Tile | "back")[] = ["back", "back"];
  const faces = ankan_inner_down ? up.toSpliced(1, 0, ...down) : down.toSpliced(1, 0, ...up);
  return faces.map((face) => ({ face, sideways: false }));
}

/** How wide a meld is, in tiles: one on its side is as wide as a tile is high. */
export function widthOf(meld: Meld, display: Display): number {
  return layMeld(meld, display).reduce((width, { sideways }) => width + (sideways ? 4 / 3 : 1), 0);
}

/** What a screen reader calls a meld: `pon from the left`. */
export function meldName(meld: Meld): string {
  return meld.type === "ankan" ? t("meld-ankan") : t(`meld-${meld.type}`, { side: meld.from });
}

/** All tiles of a meld, as they are. */
export function meldTiles(meld: Meld): readonly Tile[] {
  switch (meld.type) {
    case "ankan":
      return meld.tiles;
    case "kakan":
      return [meld.called, ...meld.own, meld.added];
    default:
      return [meld.called, ...meld.own];
  }
}
