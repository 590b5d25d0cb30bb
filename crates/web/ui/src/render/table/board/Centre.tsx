import { faceName } from "../../../state/face.ts";
import { roundName } from "../../../state/seats.ts";
import { settings } from "../../../state/settings.ts";
import { t } from "../../../texts/texts.ts";
import type { View } from "../../../wire/generated/wire.ts";
import { useDisplay } from "../../parts/display.ts";
import { PointStick } from "../../parts/PointStick.tsx";
import { Tile } from "../../parts/Tile.tsx";
import { pointsOpen } from "../PointsWindow.tsx";
import { DeadWall } from "./DeadWall.tsx";

/** The middle of the table: the round, the counters and the dora indicators. */
export function Centre({ view }: { view: View }) {
  const { round, sticks } = view;
  return (
    <div class="centre">
      <button
        type="button"
        class="centre-round"
        title={t("points-window")}
        data-action="points"
        onClick={() => {
          pointsOpen.value = true;
        }}
      >
        <span data-testid="round">{roundName(round)}</span>
      </button>
      <div class="centre-counters">
        {settings.value.layout === "around" && <WallLeft view={view} />}
        <Counter
          id="honba"
          value={round.honba}
          label={t("honba-count", { count: round.honba })}
          mark={<PointStick stick={100} />}
        />
        <Counter
          id="sticks"
          value={sticks}
          label={t("sticks-count", { count: sticks })}
          mark={<PointStick stick={1000} />}
        />
      </div>
      <DeadWall view={view} />
    </div>
  );
}

/** How many tiles of the wall are left; the dead wall is counted where the house does so. */
export function WallLeft({ view }: { view: View }) {
  const { counted_dead } = useDisplay();
  const count = view.live_left + counted_dead;
  return (
    <Counter
      id="left"
      value={count}
      label={t("wall-left", { count, dead: counted_dead })}
      mark={<span class="back-mark" />}
    />
  );
}

interface CounterProps {
  readonly id: string;
  readonly value: number;
  readonly label: string;
  readonly mark: preact.ComponentChild;
}

function Counter({ id, value, label, mark }: CounterProps) {
  return (
    <span class="counter" role="img" aria-label={label} title={label}>
      {mark}
      <b data-testid={`counter-${id}`}>{value}</b>
    </span>
  );
}

/** The dora themselves, not their indicators. */
export function DoraLine({ view }: { view: View }) {
  return (
    <div class="dora-line" data-testid="dora">
      <span>{t("dora")}</span>
      {view.dora.map(({ dora, indicator }, nth) => (
        <Tile key={nth} face={dora} note={t("dora-by", { tile: faceName(indicator) })} />
      ))}
    </div>
  );
}
