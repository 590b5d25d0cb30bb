import { layout } from "../../../state/houseDisplay.ts";
import { activeSeat, placeOf, points, roundName } from "../../../state/seats.ts";
import { t } from "../../../texts/texts.ts";
import type { SeatView, View } from "../../../wire/generated/wire.ts";
import { useDisplay } from "../../parts/display.ts";
import { PointStick } from "../../parts/PointStick.tsx";
import { pointsOpen } from "../PointsWindow.tsx";

interface CentreProps {
  readonly view: View;
  readonly own: number;
  readonly names: readonly string[];
}

export function Centre({ view, own, names }: CentreProps) {
  const { round } = view;
  const sticks = useDisplay().counts_left_over ? round.sticks : view.sticks;
  return (
    <div class="centre">
      {view.seats.map((_, seat) => (
        <Score key={seat} seat={seat} view={view} own={own} name={names[seat] ?? ""} />
      ))}
      {/* In this order. */}
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
      <div class="counts">
        <Counter
          id="sticks"
          value={sticks}
          label={t("sticks-count", { count: sticks })}
          mark={<PointStick stick={1000} short />}
        />
        <Counter
          id="honba"
          value={round.honba}
          label={t("honba-count", { count: round.honba })}
          mark={<PointStick stick={100} short />}
        />
        {layout.value === "seats" && <WallLeft view={view} />}
      </div>
    </div>
  );
}

/** Upright at its side of the middle. */
function Score({ seat, view, own, name }: { seat: number; view: View; own: number; name: string }) {
  const { wind, score } = view.seats[seat] as SeatView;
  const place = placeOf(seat, own, view.seats.length);
  const classes = `score score-${place} ${view.round.dealer === seat ? "dealer" : ""} ${activeSeat(view) === seat ? "active" : ""}`;
  return (
    <span class={classes} role="group" aria-label={name}>
      <span class="score-wind" role="img" aria-label={t(`wind-${wind}`)} title={t(`wind-${wind}`)}>
        {t(`wind-letter-${wind}`)}
      </span>
      <span class="score-points" data-testid={`score-${seat}`}>
        {points(score)}
      </span>
    </span>
  );
}

/** Includes the dead wall if the house counts it. */
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
  readonly id: "honba" | "sticks" | "left";
  readonly value: number;
  readonly label: string;
  readonly mark: preact.ComponentChild;
}

function Counter({ id, value, label, mark }: CounterProps) {
  return (
    <span class={`counter counter-${id}`} role="img" aria-label={label} title={label}>
      {mark}
      <b data-testid={`counter-${id}`}>{value}</b>
    </span>
  );
}
