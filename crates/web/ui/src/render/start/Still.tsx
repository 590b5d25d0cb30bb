import { PointStick } from "../parts/PointStick.tsx";
import { Tile } from "../parts/Tile.tsx";

const HAND = ["1m", "2m", "3m", "4p", "0p", "6p", "7s", "8s", "9s", "1z", "1z", "7z", "7z", "7z"] as const;
const RIVER = ["9m", "4z", "1s", "2z", "8p", "3m", "6z", "1p", "9p", "7m", "2s"] as const;
const RIICHI = 8;

/** The player's own table and tiles, at rest. Decorative. */
export function Still() {
  return (
    <div class="still" aria-hidden="true">
      <div class="still-plane">
        <div class="still-cloth">
          <div class="still-wall">
            {Array.from({ length: 9 }, (_, nth) => (
              <Tile key={nth} face="back" />
            ))}
          </div>
          <PointStick stick={1000} />
          <div class="still-river">
            {RIVER.map((face, nth) => (
              <Tile key={face} face={face} sideways={nth === RIICHI} />
            ))}
          </div>
        </div>
      </div>
      <div class="still-hand">
        {HAND.map((face, nth) => (
          <Tile key={nth} face={face} />
        ))}
      </div>
    </div>
  );
}
