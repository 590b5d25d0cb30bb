import { activeSeat, openedHand, type Place, placeOf, shownHand } from "../../../state/seats.ts";
import { t } from "../../../texts/texts.ts";
import type { SeatView, Tile, View } from "../../../wire/generated/wire.ts";
import { useDisplay } from "../../parts/display.ts";
import { PointStick } from "../../parts/PointStick.tsx";
import { PointsWindow, pointsOpen } from "../PointsWindow.tsx";
import { Centre } from "./Centre.tsx";
import { OpponentHand } from "./OpponentHand.tsx";
import { River, rowsOf } from "./River.tsx";
import { Wall } from "./Wall.tsx";
import "../../../style/board.css";

/** Seats are numbered from the first dealer. */
const FIRST_DEALER = 0;
/** The wind on the round plate, in every language. */
const KANJI = { E: "東", S: "南", W: "西", N: "北" } as const;

/** How far each side is turned on the screen, in degrees, for animation. */
const TURNS: Readonly<Record<Place, number>> = { self: 0, right: -90, across: 180, left: 90 };

interface BoardProps {
  readonly view: View;
  readonly own: number;
  readonly names: readonly string[];
  /** Who made the newest discard. */
  readonly thrower: number | null;
  /** Hands to be shown open, by seat. */
  readonly hands?: readonly (readonly Tile[] | null)[] | undefined;
}

/** The rivers around the middle, and the opponents' hands outside them. */
export function Board({ view, own, names, thrower, hands }: BoardProps) {
  const longest = Math.max(...view.seats.map(({ river }) => river.length));
  const rows = rowsOf(longest, useDisplay().discard_row).length;
  return (
    <div class="board" style={{ "--rows": Math.max(3, rows) }}>
      <div class="board-inner">
        <Centre view={view} />
        <Wall view={view} own={own} />
        {view.seats.map((_, seat) => (
          <BoardSide
            key={seat}
            seat={seat}
            view={view}
            own={own}
            names={names}
            thrower={thrower}
            hands={hands}
          />
        ))}
      </div>
      {pointsOpen.value && <PointsWindow view={view} own={own} names={names} />}
    </div>
  );
}

/** One player's side, drawn from that player's view and turned. */
function BoardSide({ seat, view, own, names, thrower, hands }: BoardProps & { seat: number }) {
  const place = placeOf(seat, own, view.seats.length);
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const { phase } = view;
  const name = names[seat] ?? "";
  const drawn = phase.type === "turn" && phase.seat === seat && mine.concealed % 3 === 2;
  const shown = shownHand(view, seat) ?? hands?.[seat] ?? openedHand(view, seat);
  return (
    <div class={`wedge wedge-${place} ${activeSeat(view) === seat ? "active" : ""}`} data-turn={TURNS[place]}>
      <Edge seat={seat} view={view} />
      <River
        seat={seat}
        names={names}
        river={mine.river}
        newest={thrower === seat}
        offered={phase.type === "claims" && phase.on === "discard" && phase.from === seat}
      />
      {place !== "self" && (
        <OpponentHand
          seat={seat}
          name={name}
          view={mine}
          shown={shown}
          apart={drawn || (shownHand(view, seat) !== null && view.result?.outcome.type === "won")}
        />
      )}
    </div>
  );
}

/** A player's edge of the middle: the wind, the riichi stick, the round plate. */
function Edge({ seat, view }: { seat: number; view: View }) {
  const { wind, riichi } = view.seats[seat] as SeatView;
  const { round } = view;
  return (
    <div class={`edge ${round.dealer === seat ? "dealer" : ""}`} aria-hidden="true">
      <span class="edge-wind" title={t(`wind-${wind}`)}>
        {t(`wind-letter-${wind}`)}
      </span>
      {(riichi === "riichi" || riichi === "ippatsu") && (
        <span class="edge-stick" data-testid={`stick-${seat}`}>
          <PointStick stick={1000} />
        </span>
      )}
      {seat === FIRST_DEALER && (
        <span class={`round-plate ${round.wind === "E" ? "" : "turned"}`} lang="ja" data-testid="round-plate">
          {KANJI[round.wind]}
        </span>
      )}
      {activeSeat(view) === seat && <span class="edge-active" />}
    </div>
  );
}
