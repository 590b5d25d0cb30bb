import { waitsOf } from "../../state/replay.ts";
import { t } from "../../texts/texts.ts";
import { Tile } from "../parts/Tile.tsx";
import type { Playback } from "./usePlayback.ts";

/** Below somebody else whose open hand is tenpai. */
export function SeatWaits({ playback: { folded, at, seat, open }, of }: { playback: Playback; of: number }) {
  const waits = open.value && of !== seat.value ? waitsOf(folded, at.value, of) : [];
  if (waits.length === 0) return null;
  return (
    <span class="seat-waits" role="group" aria-label={t("waits-for")} data-testid={`waits-${of}`}>
      {waits.map(({ tile, left }) => (
        <span key={tile}>
          <Tile face={tile} dimmed={left === 0} note={t("waits-left", { count: left })} />
          <small aria-hidden="true">×{left}</small>
        </span>
      ))}
    </span>
  );
}
