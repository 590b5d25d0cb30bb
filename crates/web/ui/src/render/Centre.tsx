import { WINDS } from "../state/seats.ts";
import type { View } from "../wire/generated/wire.ts";
import { useDisplay } from "./display.ts";
import { faceName } from "./face.ts";
import { Tile } from "./Tile.tsx";

const PLACES = [0, 1, 2, 3, 4];

/** The middle of the table: the round, the counters and the dora indicators. */
export function Centre({ view }: { view: View }) {
  const { round, sticks, live_left } = view;
  const { counted_dead } = useDisplay();
  return (
    <div class="centre">
      <div class="centre-round" data-testid="round">
        {WINDS[round.wind].name} {round.number}
      </div>
      <div class="centre-counters">
        <Counter
          id="left"
          value={live_left + counted_dead}
          label={`tiles left in the wall${counted_dead > 0 ? `, the last ${counted_dead} of them not drawn` : ""}`}
          mark={<span class="back-mark" />}
        />
        <Counter id="honba" value={round.honba} label="honba" mark={<span class="stick stick-honba" />} />
        <Counter
          id="sticks"
          value={sticks}
          label="riichi sticks on the table"
          mark={<span class="stick" />}
        />
      </div>
      <div class="indicators" role="group" aria-label="Dora indicators" data-testid="indicators">
        {PLACES.map((place) => {
          const turned = view.dora[place];
          return turned === undefined ? (
            <Tile key={place} face="back" />
          ) : (
            <Tile key={place} face={turned.indicator} note={`the dora is ${faceName(turned.dora)}`} />
          );
        })}
      </div>
    </div>
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
    <span class="counter" role="img" aria-label={`${value} ${label}`} title={`${value} ${label}`}>
      {mark}
      <b data-testid={`counter-${id}`}>{value}</b>
    </span>
  );
}

/** Which tiles are dora: not the indicators, but what they point to. */
export function DoraLine({ view }: { view: View }) {
  return (
    <div class="dora-line" data-testid="dora">
      <span>Dora</span>
      {view.dora.map(({ dora, indicator }, nth) => (
        <Tile key={nth} face={dora} note={`indicator ${faceName(indicator)}`} />
      ))}
    </div>
  );
}
