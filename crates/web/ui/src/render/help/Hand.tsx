import { listed } from "../../state/face.ts";
import { howWon, nameIn, scoreWords } from "../../state/help/words.ts";
import { t } from "../../texts/texts.ts";
import type { HelpHand } from "../../wire/generated/wire.ts";
import { Tile } from "../parts/Tile.tsx";
import { LaidHand } from "../result/LaidHand.tsx";
import { useLibrary } from "./HelpContext.ts";

interface HandProps {
  readonly hand: HelpHand;
  readonly scored?: boolean;
}

export function Hand({ hand, scored = true }: HandProps) {
  const { book } = useLibrary();
  return (
    <div class="help-hand">
      <LaidHand hand={hand} name={null} label={t("help-example-hand")}>
        <span class="winning-tile">
          <Tile face={hand.winning_tile} note={t("winning-tile")} />
        </span>
      </LaidHand>
      <p>{howWon(hand)}</p>
      {scored && (
        <p>
          {hand.score !== null && hand.score.yaku.length > 0 && (
            <>{listed(hand.score.yaku.map((key) => nameIn(book, key)))} · </>
          )}
          <b>{scoreWords(hand, book)}</b>
        </p>
      )}
    </div>
  );
}
