import {
  handOf,
  indicatorStack,
  lookOf,
  ownSeat,
  STEPS,
  sideOf,
  type TableSetup,
  windOf,
} from "../../state/ceremony.ts";
import { faceName } from "../../state/face.ts";
import { t } from "../../texts/texts.ts";
import { Die } from "../parts/Die.tsx";
import { Tile } from "../parts/Tile.tsx";

const WIDE = 15;
const DEEP = 21;
const AWAY = 128;

export function Walls({ setup }: { setup: TableSetup }) {
  const own = ownSeat(setup);
  const { ceremony, step } = setup;
  const rolled = STEPS.indexOf(step) >= STEPS.indexOf("count");
  const turned = STEPS.indexOf(step) >= STEPS.indexOf("dead");
  return (
    <div class="ceremony-walls">
      <svg viewBox="-195 -195 390 390" role="img" aria-label={t("ceremony-walls")}>
        {[0, 1, 2, 3].map((seat) => (
          <g key={seat} transform={`rotate(${-90 * sideOf(seat, own)})`} class={`side-${sideOf(seat, own)}`}>
            <Side setup={setup} seat={seat} />
          </g>
        ))}
      </svg>
      <div class="ceremony-middle">
        {rolled && (
          <p
            class="dice"
            role="img"
            aria-label={t("dice-show", { a: ceremony.dice[0], b: ceremony.dice[1] })}
          >
            {ceremony.dice.map((pips, nth) => (
              <Die key={nth} pips={pips} />
            ))}
          </p>
        )}
        {turned && (
          <p class="ceremony-indicator">
            <Tile face={ceremony.indicator} note={t("dora-by", { tile: faceName(ceremony.indicator) })} />
          </p>
        )}
      </div>
    </div>
  );
}

/** Drawn as if the wall were below: the right end is at the right. */
function Side({ setup, seat }: { setup: TableSetup; seat: number }) {
  const { side } = setup.ceremony;
  const right = (side * WIDE) / 2;
  const indicator = indicatorStack(setup);
  const count = handOf(setup, seat).length;
  return (
    <>
      {Array.from({ length: side }, (_, nth) => {
        const look = lookOf(setup, seat, nth);
        const marked = look === "dead" && indicator?.seat === seat && indicator.nth === nth;
        return (
          <rect
            key={nth}
            class={`wall-stack ${look} ${marked ? "marked" : ""}`}
            style={{ "--nth": nth }}
            x={right - WIDE * (nth + 1) + 0.5}
            y={AWAY}
            width={WIDE - 1}
            height={DEEP}
            rx={2}
          />
        );
      })}
      <text class="seat-name" x={0} y={AWAY + DEEP + 26}>
        {t(`wind-${windOf(seat)}`)}
        {count > 0 && ` · ${count}`}
      </text>
      {seat === 0 && (
        <g class="marker">
          <rect x={right + 6} y={AWAY} width={22} height={22} rx={4} />
          <text lang="ja" x={right + 17} y={AWAY + 11}>
            東
          </text>
        </g>
      )}
    </>
  );
}
