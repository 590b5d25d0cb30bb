import { layMeld, meldName } from "../state/melds.ts";
import type { Meld as WireMeld } from "../wire/generated/wire.ts";
import { Tile } from "./Tile.tsx";

/** A set laid on the table, seen from its owner. */
export function Meld({ meld }: { meld: WireMeld }) {
  return (
    <span class="meld" role="group" aria-label={meldName(meld)} data-meld={meld.type}>
      {layMeld(meld).map(({ face, sideways, added }, place) => {
        const lying = <Tile key={place} face={face} sideways={sideways} />;
        if (added === undefined) return lying;
        return (
          <span class="meld-stack" key={place}>
            <Tile face={added} sideways note="added" />
            {lying}
          </span>
        );
      })}
    </span>
  );
}

/** The melds of a seat: the first one laid is the outermost. */
export function Melds({ melds, name }: { melds: readonly WireMeld[]; name: string }) {
  if (melds.length === 0) return null;
  return (
    <span class="melds" role="group" aria-label={`Melds of ${name}`}>
      {melds.map((meld, nth) => (
        <Meld key={nth} meld={meld} />
      ))}
    </span>
  );
}
