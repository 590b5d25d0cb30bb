import type { Tile as WireTile } from "../../wire/generated/wire.ts";
import { Tile } from "./Tile.tsx";
import "../../style/miniTiles.css";

interface MiniTilesProps {
  readonly groups: readonly (readonly WireTile[])[];
  /** What screen readers say instead. */
  readonly label: string;
}

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
