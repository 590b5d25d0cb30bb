import { faceName } from "../../../state/face.ts";
import { supplementsAt } from "../../../state/wall.ts";
import { t } from "../../../texts/texts.ts";
import type { Dora, View } from "../../../wire/generated/wire.ts";
import { useDisplay } from "../../parts/display.ts";
import { Tile } from "../../parts/Tile.tsx";

const STACKS = [0, 1, 2, 3, 4];

/** The part that the house shows, and, where it helps, the dora that its indicators name. */
export function DoraLine({ view, named }: { view: View; named: boolean }) {
  return (
    <div class="dora-line">
      <DeadWall view={view} />
      {named && (
        <div class="dora-named" data-testid="dora">
          <span>{t("dora")}</span>
          {view.dora.map(({ dora, indicator }, nth) => (
            <Tile key={nth} face={dora} note={t("dora-by", { tile: faceName(indicator) })} />
          ))}
        </div>
      )}
    </div>
  );
}

function DeadWall({ view }: { view: View }) {
  const { dead_wall: shown } = useDisplay();
  const { before, behind } = supplementsAt(shown, view.supplements ?? 0);
  return (
    <div class="indicators" role="group" aria-label={t("dora-indicators")} data-testid="indicators">
      <span class="dead-row">
        {before.map(Supplement)}
        {STACKS.map((nth) => (
          <Indicator key={nth} turned={view.dora[nth]} />
        ))}
        {behind.map(Supplement)}
      </span>
      {shown.type === "two_rows" && (
        <span class="dead-row">
          {STACKS.map((nth) => (
            <Indicator key={nth} turned={view.result?.ura[nth]} />
          ))}
        </span>
      )}
    </div>
  );
}

function Indicator({ turned }: { turned: Dora | undefined }) {
  if (turned === undefined) return <Tile face="back" />;
  return <Tile face={turned.indicator} note={t("dora-is", { tile: faceName(turned.dora) })} />;
}

function Supplement(left: boolean, nth: number) {
  return left ? <Tile key={nth} face="back" /> : <span key={nth} class="dead-gone" />;
}
