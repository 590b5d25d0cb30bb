import type { ReadonlySignal } from "@preact/signals";
import type { Model } from "../../state/model.ts";
import { callOf } from "../../state/narrate.ts";
import { activeSeat, openedHand, placeOf } from "../../state/seats.ts";
import { settings } from "../../state/settings.ts";
import type { Tile } from "../../wire/generated/wire.ts";
import { Board } from "./board/Board.tsx";
import { DoraLine, WallLeft } from "./board/Centre.tsx";
import { Plate } from "./board/Plate.tsx";

/** A table as one seat sees it: in play, or in a replay. */
export interface Seen {
  readonly model: ReadonlySignal<Model>;
  /** Whether it is the player's own seat. */
  readonly you: boolean;
}

export function Dora({ model }: Pick<Seen, "model">) {
  const { view } = model.value;
  return view && settings.value.helpers.doraNames && <DoraLine view={view} />;
}

interface PositionProps extends Pick<Seen, "model"> {
  /** Hands to be shown open, by seat. */
  readonly hands?: readonly (readonly Tile[] | null)[];
}

export function Position({ model, hands }: PositionProps) {
  const { view, welcome, thrower } = model.value;
  if (view === null || welcome === null) return <div class="board" />;
  return <Board view={view} own={welcome.seat} names={welcome.names} thrower={thrower} hands={hands} />;
}

export function Seats({ model, you }: Seen) {
  const { view, welcome, latest } = model.value;
  if (view === null || welcome === null) return null;
  const calls = callOf(latest);
  return (
    <div class="plates">
      {view.seats.map((seatView, seat) => (
        <Plate
          key={seat}
          seat={seat}
          place={placeOf(seat, welcome.seat, view.seats.length)}
          you={you && seat === welcome.seat}
          name={welcome.names[seat] ?? ""}
          view={seatView}
          open={openedHand(view, seat) !== null}
          dealer={view.round.dealer === seat}
          repeats={view.round.honba}
          left={view.round.sticks}
          broken={view.round.broken === seat}
          active={activeSeat(view) === seat}
          call={calls.find((call) => call.seat === seat)?.text ?? null}
        />
      ))}
      {settings.value.layout === "rows" && (
        <div class="wall-count">
          <WallLeft view={view} />
        </div>
      )}
    </div>
  );
}
