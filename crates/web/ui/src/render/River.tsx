import { useLayoutEffect, useRef } from "preact/hooks";
import { land } from "../anim/moves.ts";
import type { RiverTile } from "../wire/generated/wire.ts";
import { Tile } from "./Tile.tsx";

/** Discards in a row. */
export const ROW = 6;

interface RiverProps {
  readonly seat: number;
  readonly names: readonly string[];
  readonly river: readonly RiverTile[];
  /** The last tile has just been thrown. */
  readonly fresh: boolean;
  /** The last tile may be claimed now. */
  readonly offered: boolean;
}

/** The discards of a seat in rows of six. */
export function River({ seat, names, river, fresh, offered }: RiverProps) {
  const last = useRef<HTMLSpanElement>(null);
  const count = river.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move for each new tile
  useLayoutEffect(() => {
    if (fresh && last.current !== null) land(last.current);
  }, [fresh, count]);
  const discardAt = (discard: RiverTile, nth: number) => {
    const newest = nth === count - 1;
    const look = `${discard.tsumogiri ? "tsumogiri" : ""} ${newest && offered ? "offered" : ""}`;
    return (
      <span key={nth} ref={newest ? last : null} class={`discard ${look}`}>
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
    <div class="river" role="group" aria-label={`Discards of ${names[seat]}`} data-testid={`river-${seat}`}>
      {Array.from({ length: Math.ceil(count / ROW) }, (_, row) => (
        <div key={row} class="river-row">
          {river.slice(row * ROW, (row + 1) * ROW).map((discard, nth) => discardAt(discard, row * ROW + nth))}
        </div>
      ))}
    </div>
  );
}

/** What a look alone tells: riichi, claimed by whom, thrown as drawn. */
function noteOf({ sideways, claimed_by, tsumogiri }: RiverTile, names: readonly string[]): { note?: string } {
  const notes = [
    ...(sideways ? ["riichi"] : []),
    ...(tsumogiri ? ["as drawn"] : []),
    ...(claimed_by === null ? [] : [`claimed by ${names[claimed_by]}`]),
  ];
  return notes.length > 0 ? { note: notes.join(", ") } : {};
}
