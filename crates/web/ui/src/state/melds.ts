import { t } from "../texts/texts.ts";
import type { Action, Display, Meld, Side, Tile, View } from "../wire/generated/wire.ts";
import { placeOf } from "./seats.ts";

export interface MeldTile {
  readonly face: Tile | "back";
  readonly sideways: boolean;
  /** Added to a pon, on the sideways tile. */
  readonly added?: Tile;
}

/** Tiles from the left as their owner sees them, the called one turned towards the player it came from. */
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

/** Tiles on a button: the meld with the called tile on its side, or the winning tile. */
export function offeredTiles(action: Action, view: View, own: number): readonly MeldTile[] {
  const { phase } = view;
  const upright = (tiles: readonly Tile[]) => tiles.map((face): MeldTile => ({ face, sideways: false }));
  if (action.type === "ankan") return upright(Array<Tile>(4).fill(action.kind));
  if (action.type === "kakan") return upright([action.tile]);
  if (phase.type !== "claims") return [];
  const from = placeOf(phase.from, own, view.seats.length) as Side;
  switch (action.type) {
    case "ron":
      return upright([phase.tile]);
    case "chii":
    case "pon":
      return layClaimed({ called: phase.tile, own: action.own }, from);
    case "daiminkan":
      return layClaimed({ called: phase.tile, own: sameKind(view.own.concealed, phase.tile) }, from);
    default:
      return [];
  }
}

/** The tiles, including red ones. */
function sameKind(hand: readonly Tile[], tile: Tile): readonly Tile[] {
  const plain = (one: Tile) => one.replace("0", "5");
  return hand.filter((one) => plain(one) === plain(tile));
}

/** In tiles: one on its side is as wide as a tile is high. */
export function widthOf(meld: Meld, display: Display): number {
  return layMeld(meld, display).reduce((width, { sideways }) => width + (sideways ? 4 / 3 : 1), 0);
}

/** For screen readers: `pon from the left`. */
export function meldName(meld: Meld): string {
  return meld.type === "ankan" ? t("meld-ankan") : t(`meld-${meld.type}`, { side: meld.from });
}

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
