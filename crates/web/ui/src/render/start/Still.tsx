import { FourSeats } from "../parts/portrait/FourSeats.tsx";
import { Tile } from "../parts/Tile.tsx";
import "../../style/still.css";

const HAND = ["1m", "2m", "3m", "4p", "0p", "6p", "7s", "8s", "9s", "1z", "1z", "7z", "7z", "7z"] as const;

/** Narrower windows have no room for the table, and load no face. */
const WIDE = "(min-width: 1180px)";

/** A table and the player's own tiles, at rest. Decorative. */
export function Still() {
  return (
    <div class="still" aria-hidden="true">
      <div class="still-place">{matchMedia(WIDE).matches && <FourSeats />}</div>
      <div class="still-hand">
        {HAND.map((face, nth) => (
          <Tile key={nth} face={face} />
        ))}
      </div>
    </div>
  );
}
