import { layMeld, meldName } from "../../state/melds.ts";
import { t } from "../../texts/texts.ts";
import type { Meld as WireMeld } from "../../wire/generated/wire.ts";
import { useDisplay } from "./display.ts";
import { Tile } from "./Tile.tsx";

/** As its owner sees it. */
export function Meld({ meld }: { meld: WireMeld }) {
  return (
    <span class="meld" role="group" aria-label={meldName(meld)} data-meld={meld.type}>
      {layMeld(meld, useDisplay()).map(({ face, sideways, added }, place) => {
        const lying = <Tile key={place} nth={place} face={face} sideways={sideways} />;
        if (added === undefined) return lying;
        return (
          <span class="meld-stack" key={place}>
            <Tile nth={place} face={added} sideways note={t("meld-added")} />
            {lying}
          </span>
        );
      })}
    </span>
  );
}

interface MeldsProps {
  readonly melds: readonly WireMeld[];
  readonly kita?: number;
  /** `null` for the player's own. */
  readonly name: string | null;
}

/** The first meld is outermost. */
export function Melds({ melds, kita = 0, name }: MeldsProps) {
  if (melds.length === 0 && kita === 0) return null;
  return (
    <span class="melds" role="group" aria-label={name === null ? t("melds-own") : t("melds-of", { name })}>
      {melds.map((meld, nth) => (
        <Meld key={nth} meld={meld} />
      ))}
      {kita > 0 && (
        <span class="meld" role="group" aria-label={t("norths-aside", { count: kita })} data-testid="kita">
          {Array.from({ length: kita }, (_, nth) => (
            <Tile key={nth} face="4z" />
          ))}
        </span>
      )}
    </span>
  );
}
