import { t } from "../../../texts/texts.ts";
import type { DiscardHint as Hint } from "../../../wire/generated/wire.ts";
import { Tile } from "../../parts/Tile.tsx";

/** More kinds of tiles than these are no help to anybody. */
const SHOWN = 8;

/** Shanten and ukeire after a discard, and how its tile fits the others. */
export function DiscardHint({ hint, waitsShown }: { hint: Hint; waitsShown: boolean }) {
  const { shanten, accepts, connection, best } = hint;
  const tiles = accepts.reduce((sum, { left }) => sum + left, 0);
  const words = t("hint-after", { shanten, kinds: accepts.length, tiles });
  return (
    <div class="discard-hint" data-testid="discard-hint">
      <p>
        <b>{words}</b>
        {best && ` · ${t("hint-best")}`}
      </p>
      {!waitsShown && accepts.length <= SHOWN && (
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
