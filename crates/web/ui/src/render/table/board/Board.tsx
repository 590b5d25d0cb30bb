import { activeSeat, openedHand, type Place, placeOf, shownHand } from "../../../state/seats.ts";
import { t } from "../../../texts/texts.ts";
import type { SeatView, Tile, View } from "../../../wire/generated/wire.ts";
import { useDisplay } from "../../parts/display.ts";
import { Melds } from "../../parts/Meld.tsx";
import { PointStick } from "../../parts/PointStick.tsx";
import { PointsWindow, pointsOpen } from "../PointsWindow.tsx";
import { Tray } from "../seatWindows/SeatWindows.tsx";
import { Centre } from "./Centre.tsx";
import { OpponentHand } from "./OpponentHand.tsx";
import { lying, River, rowLength, rowsOf } from "./River.tsx";
import "../../../style/board.css";
import "../../../style/centre.css";
import "../../../style/melds.css";

/** Seats are numbered from the first dealer. */
const FIRST_DEALER = 0;
const KANJI = { E: "東", S: "南", W: "西", N: "北" } as const;

/** In degrees on the screen. */
const TURNS: Readonly<Record<Place, number>> = { self: 0, right: -90, across: 180, left: 90 };

interface BoardProps {
  readonly view: View;
  readonly own: number;
  readonly names: readonly string[];
  readonly thrower: number | null;
  readonly hands?: readonly (readonly Tile[] | null)[] | undefined;
}

/** All on one tilted plane, the opponents' standing hands, too. */
export function Board({ view, own, names, thrower, hands }: BoardProps) {
  const display = useDisplay();
  const longest = Math.max(...view.seats.map(({ river }) => lying(river, display).length));
  const rows = rowsOf(longest, rowLength(display)).length;
  const sides = view.seats.map((mine, seat): Side => {
    const { phase } = view;
    const shown = shownHand(view, seat) ?? hands?.[seat] ?? openedHand(view, seat);
    const drawn = phase.type === "turn" && phase.seat === seat && mine.concealed % 3 === 2;
    const won = shownHand(view, seat) !== null && view.result?.outcome.type === "won";
    const place = placeOf(seat, own, view.seats.length);
    return { seat, place, shown, apart: drawn || won, name: names[seat] ?? "", mine };
  });
  const others = sides.filter(({ place }) => place !== "self");
  return (
    <div class="board" style={{ "--rows": Math.max(3, rows) }}>
      <div class="plane">
        <Centre view={view} own={own} names={names} />
        {sides.map((side) => (
          <BoardSide key={side.seat} side={side} view={view} names={names} thrower={thrower} />
        ))}
      </div>
      {/* Apart from what lies: blocks need a scene of their own, and all the rest is one picture. */}
      <div class="plane standing">
        {others.map(
          ({ place, ...side }) =>
            side.shown === null && (
              <div key={side.seat} class={`wedge wedge-${place}`} data-turn={TURNS[place]}>
                <div class="seat-window" data-place={place}>
                  <OpponentHand {...side} view={side.mine} />
                </div>
              </div>
            ),
        )}
      </div>
      {pointsOpen.value && <PointsWindow view={view} own={own} names={names} />}
    </div>
  );
}

interface Side {
  readonly seat: number;
  readonly place: Place;
  readonly name: string;
  readonly mine: SeatView;
  /** `null` while it is concealed. */
  readonly shown: readonly Tile[] | null;
  /** The last tile was just drawn, or it wins. */
  readonly apart: boolean;
}

type BoardSideProps = Pick<BoardProps, "view" | "names" | "thrower"> & { readonly side: Side };

/** Drawn from the player's view and turned. */
function BoardSide({ side, view, names, thrower }: BoardSideProps) {
  const { seat, place, name, mine, shown, apart } = side;
  const { phase } = view;
  return (
    <div class={`wedge wedge-${place} ${activeSeat(view) === seat ? "active" : ""}`} data-turn={TURNS[place]}>
      <i class="side-light" data-testid={`side-light-${seat}`} />
      <Edge seat={seat} view={view} />
      <River
        seat={seat}
        names={names}
        river={mine.river}
        newest={thrower === seat}
        offered={phase.type === "claims" && phase.on === "discard" && phase.from === seat}
      />
      {place !== "self" && (
        <div class="seat-window" data-place={place}>
          <Tray place={place} />
          {shown !== null && <OpponentHand seat={seat} name={name} view={mine} shown={shown} apart={apart} />}
          <span class="strip-melds" data-testid={`melds-${seat}`}>
            <Melds melds={mine.melds} kita={mine.kita} name={name} />
          </span>
        </div>
      )}
    </div>
  );
}

function Edge({ seat, view }: { seat: number; view: View }) {
  const { riichi } = view.seats[seat] as SeatView;
  const { round } = view;
  return (
    <div class="edge" aria-hidden="true">
      <span class="edge-slot">
        {(riichi === "riichi" || riichi === "ippatsu") && (
          <span class="edge-stick" data-testid={`stick-${seat}`}>
            <PointStick stick={1000} />
          </span>
        )}
      </span>
      {seat === FIRST_DEALER && (
        <span
          class={`round-plate ${round.wind === "E" ? "" : "turned"}`}
          lang="ja"
          title={t("round-plate", { wind: t(`wind-${round.wind}`) })}
          data-testid="round-plate"
        >
          {KANJI[round.wind]}
        </span>
      )}
    </div>
  );
}
