import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Model } from "../../../state/model.ts";
import { CLOCKWISE, seatPlaces } from "../../../state/seatPlaces.ts";
import { type Place, placeOf } from "../../../state/seats.ts";
import { t } from "../../../texts/texts.ts";
import { moveSeats, sendHome, showSeats, steerSeat } from "./moveSeats.ts";
import "../../../style/seatWindows.css";

/**
 * Makes the players' places windows, and holds them for a keyboard: Tab goes clockwise from one to the next, arrows move
 * it, with shift they resize it, and Enter puts it back (R-363, R-364).
 */
export function SeatWindows({ model: { view, welcome } }: { model: Model }) {
  useEffect(moveSeats, []);
  // The settings put all of them back at once.
  const places = seatPlaces.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read again
  useLayoutEffect(showSeats, [places]);
  if (view === null || welcome === null) return null;
  const seats = view.seats.length;
  const seatAt = (place: Place) =>
    view.seats.findIndex((_, seat) => placeOf(seat, welcome.seat, seats) === place);
  return (
    <div class="seat-grips" role="group" aria-label={t("seat-windows")}>
      {CLOCKWISE.filter((place) => seatAt(place) >= 0).map((place) => (
        <button
          key={place}
          type="button"
          class="window-grip"
          data-testid="seat-grip"
          data-place={place}
          onClick={() => sendHome(place)}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            // Enter and space put the window back, and play nothing.
            const back = event.key === "Enter" || event.key === " ";
            if (steerSeat(place, event)) event.preventDefault();
            else if (!back) return;
            event.stopPropagation();
          }}
        >
          {place === "self"
            ? t("seat-grip-own")
            : t("seat-grip", { name: welcome.names[seatAt(place)] ?? "" })}
        </button>
      ))}
    </div>
  );
}

/** The ground of a place while it is a window: it is drawn to move it, its corner to resize it. */
export function Tray({ place }: { place: Place }) {
  return (
    <i
      class="tray"
      data-place={place}
      data-testid={`tray-${place}`}
      title={t("seat-tray")}
      aria-hidden="true"
    >
      <i class="tray-corner" />
    </i>
  );
}
