import { activeSeat, openedHand, placeOf, shownHand } from "../state/seats.ts";
import { t } from "../texts/texts.ts";
import type { Event, Tile, View } from "../wire/generated/wire.ts";
import { Centre } from "./Centre.tsx";
import { useDisplay } from "./display.ts";
import { River, rowsOf } from "./River.tsx";
import { Strip } from "./Strip.tsx";

interface BoardProps {
  readonly view: View;
  readonly own: number;
  readonly names: readonly string[];
  readonly latest: Event | null;
  /** Hands to be shown open, by seat. */
  readonly hands?: readonly (readonly Tile[] | null)[] | undefined;
}

/** The square of the four rivers around the middle, and the opponents' hands at its sides. */
export function Board({ view, own, names, latest, hands }: BoardProps) {
  const longest = Math.max(...view.seats.map(({ river }) => river.length));
  const rows = rowsOf(longest, useDisplay().discard_row).length;
  return (
    <div class="board" style={{ "--rows": Math.max(3, rows) }}>
      <div class="board-inner">
        <Centre view={view} />
        {view.seats.map((_, seat) => (
          <Wedge key={seat} seat={seat} view={view} own={own} names={names} latest={latest} hands={hands} />
        ))}
      </div>
    </div>
  );
}

/** One player's side, drawn as that player sees it and turned to where the player sits. */
function Wedge({ seat, view, own, names, latest, hands }: BoardProps & { seat: number }) {
  const place = placeOf(seat, own, view.seats.length);
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const { phase } = view;
  const name = names[seat] ?? "";
  const drawn = phase.type === "turn" && phase.seat === seat && mine.concealed % 3 === 2;
  const shown = shownHand(view, seat) ?? hands?.[seat] ?? openedHand(view, seat);
  return (
    <div class={`wedge wedge-${place}`}>
      <div
        class={`edge ${activeSeat(view) === seat ? "active" : ""} ${view.round.dealer === seat ? "dealer" : ""}`}
        aria-hidden="true"
      >
        <span class="edge-wind" title={t(`wind-${mine.wind}`)}>
          {t(`wind-letter-${mine.wind}`)}
        </span>
        {(mine.riichi === "riichi" || mine.riichi === "ippatsu") && <span class="stick stick-riichi" />}
      </div>
      <River
        seat={seat}
        names={names}
        river={mine.river}
        fresh={latest?.type === "discarded" && latest.seat === seat}
        offered={phase.type === "claims" && phase.on === "discard" && phase.from === seat}
      />
      {place !== "self" && (
        <Strip
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
