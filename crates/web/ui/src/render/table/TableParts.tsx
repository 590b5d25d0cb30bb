import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { layout } from "../../state/houseDisplay.ts";
import type { Model } from "../../state/model.ts";
import { activeSeat, isOver, openedHand, placeOf } from "../../state/seats.ts";
import type { Tile } from "../../wire/generated/wire.ts";
import { useHelpers, useKind } from "../parts/kind.ts";
import { Board } from "./board/Board.tsx";
import { WallLeft } from "./board/Centre.tsx";
import { DoraLine } from "./board/DeadWall.tsx";
import { Plate } from "./board/Plate.tsx";
import { Calls } from "./Calls.tsx";

/** A table as one seat sees it, in play or in a replay. */
export interface Seen {
  readonly model: ReadonlySignal<Model>;
}

export function Dora({ model }: Seen) {
  const { view } = model.value;
  const { doraNames } = useHelpers();
  return view && <DoraLine view={view} named={doraNames} />;
}

interface PositionProps extends Seen {
  readonly hands?: readonly (readonly Tile[] | null)[];
}

export function Position({ model, hands }: PositionProps) {
  const { view, welcome, thrower } = model.value;
  if (view === null || welcome === null) return <div class="board" />;
  return <Board view={view} own={welcome.seat} names={welcome.names} thrower={thrower} hands={hands} />;
}

interface SeatsProps extends Seen {
  readonly offline?: ReadonlySet<string>;
  /** What is shown below a player's name. */
  readonly below?: (seat: number) => ComponentChildren;
}

export function Seats({ model, offline, below }: SeatsProps) {
  const { seated } = useKind();
  const { view, welcome, away } = model.value;
  if (view === null || welcome === null) return null;
  const rows = layout.value === "rows";
  return (
    <>
      <div class="plates">
        {view.seats.map((seatView, seat) => (
          <Plate
            key={seat}
            seat={seat}
            place={placeOf(seat, welcome.seat, view.seats.length)}
            you={seated && seat === welcome.seat}
            name={welcome.names[seat] ?? ""}
            offline={offline?.has(welcome.names[seat] ?? "") ?? false}
            away={
              away.seats.includes(seat) && !isOver(view)
                ? away.bots.includes(seat)
                  ? "bot"
                  : "default"
                : null
            }
            view={seatView}
            open={openedHand(view, seat) !== null}
            dealer={view.round.dealer === seat}
            // Otherwise the middle shows them.
            carried={rows ? view.round : null}
            broken={view.round.broken === seat}
            active={activeSeat(view) === seat}
          >
            {below?.(seat)}
          </Plate>
        ))}
        {rows && (
          <div class="wall-count">
            <WallLeft view={view} />
          </div>
        )}
      </div>
      <Calls model={model} />
    </>
  );
}
