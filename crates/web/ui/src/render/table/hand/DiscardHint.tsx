import { faceName } from "../../../state/face.ts";
import { t } from "../../../texts/texts.ts";
import type { DiscardHint as Hint, Tile as WireTile } from "../../../wire/generated/wire.ts";
import { Tile } from "../../parts/Tile.tsx";

interface DiscardHintProps {
  readonly tile: WireTile;
  readonly hint: Hint;
  readonly waitsShown: boolean;
}

/** Shanten and ukeire after a discard, and how its tile fits the others. */
export function DiscardHint({ tile, hint, waitsShown }: DiscardHintProps) {
  const { shanten, accepts, connection, best } = hint;
  const tiles = accepts.reduce((sum, { left }) => sum + left, 0);
  const words = t("hint-after", { shanten, kinds: accepts.length, tiles });
  const title = t("waits-after", { tile: faceName(tile) });
  return (
    <div class="discard-hint" role="group" aria-label={title} data-testid="discard-hint">
      <p>
        {!waitsShown && `${title}: `}
        <b>{words}</b>
        {best && ` · ${t("hint-best")}`}
      </p>
      {!waitsShown && (
        <p class="hint-tiles">
          {accepts.map(({ tile, left }) => (
            <span key={tile} class="hint-tile">
              <Tile face={tile} note={t("waits-left", { count: left })} />
              <span aria-hidden="true">{left}</span>
            </span>
          ))}
        </p>
      )}
      <p class="hint-shape">{t(`hint-shape-${connection}`)}</p>
    </div>
  );
}
