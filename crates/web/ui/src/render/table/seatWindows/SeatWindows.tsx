import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Model } from "../../../state/model.ts";
import { CLOCKWISE, seatPlaces, type WindowName } from "../../../state/seatPlaces.ts";
import { placeOf } from "../../../state/seats.ts";
import { t } from "../../../texts/texts.ts";
import { moveSeats, sendHome, showSeats, steerSeat } from "./moveSeats.ts";
import "../../../style/seatWindows.css";

/**
 * For a keyboard, too: Tab goes clockwise around, and Escape leaves; arrows move a window, with shift they resize it, and Enter puts it
 * back.
 */
export function SeatWindows({ model: { view, welcome } }: { model: Model }) {
  useEffect(moveSeats, []);
  // The settings put all of them back at once.
  const places = seatPlaces.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read again
  useLayoutEffect(showSeats, [places]);
  if (view === null || welcome === null) return null;
  const seats = view.seats.length;
  const seatAt = (place: WindowName) =>
    view.seats.findIndex((_, seat) => placeOf(seat, welcome.seat, seats) === place);
  const wordsOf = (place: WindowName) => {
    if (place === "self") return t("seat-grip-own");
    if (place === "decision") return t("decision-grip");
    return t("seat-grip", { name: welcome.names[seatAt(place)] ?? "" });
  };
  return (
    <div class="seat-grips" role="group" aria-label={t("seat-windows")}>
      {CLOCKWISE.filter((place) => place === "decision" || seatAt(place) >= 0).map((place) => (
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
            if (goOn(event) || steerSeat(place, event)) event.preventDefault();
            else if (!back) return;
            event.stopPropagation();
          }}
        >
          {wordsOf(place)}
        </button>
      ))}
    </div>
  );
}

/** Tab and Escape. Returns whether the key was one of these. */
function goOn({ key, shiftKey, currentTarget }: TargetedKeyboardEvent<HTMLElement>): boolean {
  if (key === "Escape") {
    const tile = document.querySelector<HTMLElement>("[data-testid=hand-tile][tabindex='0']");
    if (tile === null) currentTarget.blur();
    else tile.focus({ preventScroll: true });
    return true;
  }
  if (key !== "Tab") return false;
  const [next, around] = shiftKey
    ? [currentTarget.previousElementSibling, currentTarget.parentElement?.lastElementChild]
    : [currentTarget.nextElementSibling, currentTarget.parentElement?.firstElementChild];
  const to = next ?? around;
  if (to instanceof HTMLElement) to.focus();
  return true;
}

/** Dragging it moves the window, its corner resizes it. */
export function Tray({ place }: { place: WindowName }) {
  return (
    <i
      class="tray"
      data-place={place}
      data-testid={`tray-${place}`}
      title={t(place === "decision" ? "decision-tray" : "seat-tray")}
      aria-hidden="true"
    >
      {place !== "decision" && <i class="tray-corner" />}
    </i>
  );
}
