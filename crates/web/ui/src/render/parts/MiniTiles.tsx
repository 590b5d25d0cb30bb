import type { Tile as WireTile } from "../../wire/generated/wire.ts";
import { Tile } from "./Tile.tsx";
import "../../style/miniTiles.css";

interface MiniTilesProps {
  readonly groups: readonly (readonly WireTile[])[];
  /** What they are, for screen readers. */
  readonly label: string;
}

/** Tiles in groups, as small as the place they are in makes them. */
export function MiniTiles({ groups, label }: MiniTilesProps) {
  return (
    <span class="mini-tiles" role="group" aria-label={label}>
      {groups.map((tiles, nth) => (
        <span key={nth}>
          {tiles.map((face, place) => (
            <Tile key={place} face={face} />
          ))}
        </span>
      ))}
    </span>
  );
}
