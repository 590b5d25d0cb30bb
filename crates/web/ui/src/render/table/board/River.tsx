import { listed } from "../../../state/face.ts";
import { calledStay } from "../../../state/houseDisplay.ts";
import { t } from "../../../texts/texts.ts";
import type { Display, RiverTile } from "../../../wire/generated/wire.ts";
import { useDisplay } from "../../parts/display.ts";
import { upright } from "../../parts/small.ts";
import { Tile } from "../../parts/Tile.tsx";

/** The third row is longer: there is room at the corner. */
const THIRD = 10;

/** Ranges without their last tile. */
export function rowsOf(count: number, row: number): readonly (readonly [from: number, to: number])[] {
  const rows: [number, number][] = [];
  for (let from = 0; from < count; ) {
    const to = from + (rows.length === 2 ? THIRD : row);
    rows.push([from, Math.min(to, count)]);
    from = to;
  }
  return rows;
}

export const rowLength = (display: Display): number => (upright.value ? 6 : display.discard_row);

/** Drops called discards, unless they stay. */
export function lying(river: readonly RiverTile[], display: Display): readonly RiverTile[] {
  return calledStay(display) ? river : river.filter(({ claimed_by }) => claimed_by === null);
}

interface RiverProps {
  readonly seat: number;
  readonly names: readonly string[];
  readonly river: readonly RiverTile[];
  /** The last tile is the newest on the table. */
  readonly newest: boolean;
  /** The last tile may be claimed now. */
  readonly offered: boolean;
}

export function River({ seat, names, river, newest, offered }: RiverProps) {
  const display = useDisplay();
  const here = lying(river, display);
  // Where called tiles stay, darkened, no other discard is darkened.
  const stay = calledStay(display);
  const count = here.length;
  const riichi = here.findIndex(({ sideways }) => sideways);
  const discardAt = (discard: RiverTile, nth: number) => {
    const last = nth === count - 1;
    const look = `${discard.tsumogiri && !stay ? "tsumogiri" : ""} ${riichi >= 0 && nth >= riichi ? "riichi-on" : ""} ${last && newest ? "newest" : ""} ${last && offered ? "offered" : ""}`;
    return (
      <span key={nth} class={`discard ${look}`} style={{ "--nth": nth }}>
        <Tile
          face={discard.tile}
          sideways={discard.sideways}
          dimmed={discard.claimed_by !== null}
          {...noteOf(discard, names)}
        />
      </span>
    );
  };
  return (
    <div
      class="river"
      role="group"
      aria-label={t("discards-of", { name: names[seat] ?? "" })}
      data-testid={`river-${seat}`}
    >
      {rowsOf(count, rowLength(display)).map(([from, to], row) => (
        <div key={from} class="river-row" style={{ "--row": row }}>
          {here.slice(from, to).map((discard, nth) => discardAt(discard, from + nth))}
        </div>
      ))}
    </div>
  );
}

export function noteOf(
  { sideways, claimed_by, tsumogiri }: RiverTile,
  names: readonly string[],
): { note?: string } {
  const notes = [
    ...(sideways ? [t("note-riichi")] : []),
    ...(tsumogiri ? [t("note-as-drawn")] : []),
    ...(claimed_by === null ? [] : [t("note-claimed", { name: names[claimed_by] ?? "" })]),
  ];
  return notes.length > 0 ? { note: listed(notes) } : {};
}
