import { meldTiles } from "../../state/melds.ts";
import { t } from "../../texts/texts.ts";
import type { HelpHand, Tile as WireTile } from "../../wire/generated/wire.ts";
import { Tile } from "../parts/Tile.tsx";

/** A small picture of a hand: its concealed tiles, the winning one, and its melds. */
export function MiniHand({ hand }: { hand: HelpHand | null }) {
  if (hand === null) return null;
  return <MiniTiles groups={[hand.concealed, [hand.winning_tile], ...hand.melds.map(meldTiles)]} />;
}

/** Tiles in groups, as small as the place they are in makes them. */
export function MiniTiles({ groups }: { groups: readonly (readonly WireTile[])[] }) {
  return (
    <span class="mini-hand" role="group" aria-label={t("help-example-hand")}>
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
