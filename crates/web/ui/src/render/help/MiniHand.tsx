import { meldTiles } from "../../state/melds.ts";
import { t } from "../../texts/texts.ts";
import type { HelpHand } from "../../wire/generated/wire.ts";
import { MiniTiles } from "../parts/MiniTiles.tsx";

export function MiniHand({ hand }: { hand: HelpHand | null }) {
  if (hand === null) return null;
  const groups = [hand.concealed, [hand.winning_tile], ...hand.melds.map(meldTiles)];
  return <MiniTiles groups={groups} label={t("help-example-hand")} />;
}
