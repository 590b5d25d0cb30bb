import type { ReadonlySignal, Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Model } from "../../state/model.ts";
import { plateName } from "../../state/named.ts";
import { type Place, placeOf } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { RiverTile, View } from "../../wire/generated/wire.ts";
import { useEscape } from "../input/useEscape.ts";
import { useHelpers } from "../parts/kind.ts";
import { Tile } from "../parts/Tile.tsx";
import { noteOf } from "./board/River.tsx";
import "../../style/above.css";

interface AllDiscardsProps {
  readonly model: ReadonlySignal<Model>;
  readonly held: boolean;
  readonly open: Signal<boolean>;
}

/** All discards from above, while a key is held or after a press in the menu (R-375). */
export function AllDiscards({ model, held, open }: AllDiscardsProps) {
  const { fromAbove } = useHelpers();
  const { view, welcome } = model.value;
  const over = view?.result !== undefined;
  useEffect(() => {
    if (over) open.value = false;
  }, [over, open]);
  useEscape(open.value && !over, () => {
    open.value = false;
  });
  if (view === null || welcome === null || !fromAbove || over || !(held || open.value)) return null;
  return (
    <section class="above" aria-label={t("from-above")} data-testid="above">
      {fromOwn(view, welcome.seat).map((seat) => (
        <Discards
          key={seat}
          seat={seat}
          place={placeOf(seat, welcome.seat, view.seats.length)}
          view={view}
          names={welcome.names}
        />
      ))}
      <div class="above-middle">
        <p>{t("above-legend")}</p>
        {open.value && (
          <button
            type="button"
            class="action"
            data-action="close-above"
            onClick={() => {
              open.value = false;
            }}
          >
            {t("close")}
          </button>
        )}
      </div>
    </section>
  );
}

function fromOwn({ seats }: View, own: number): readonly number[] {
  return seats.map((_, step) => (own + step) % seats.length);
}

interface DiscardsProps {
  readonly seat: number;
  readonly place: Place;
  readonly view: View;
  readonly names: readonly string[];
}

function Discards({ seat, place, view, names }: DiscardsProps) {
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const name = names[seat] ?? "";
  return (
    <div
      class={`above-seat above-${place}`}
      role="group"
      aria-label={t("discards-of", { name })}
      data-testid={`above-${seat}`}
    >
      <h2>
        <span class="above-wind" title={t(`wind-${mine.wind}`)}>
          {t(`wind-letter-${mine.wind}`)}
        </span>
        {plateName(name)}
      </h2>
      <div class="above-river">
        {mine.river.map((discard, nth) => (
          <span key={nth} class={`above-tile ${discard.tsumogiri ? "tsumogiri" : ""}`}>
            <Tile face={discard.tile} dimmed={discard.claimed_by !== null} {...noteOf(discard, names)} />
            <span class="above-mark" aria-hidden="true">
              {markOf(discard, view)}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Names the caller by wind. */
function markOf({ sideways, claimed_by }: RiverTile, { seats }: View): string {
  const marks = [
    ...(sideways ? [t("mark-riichi")] : []),
    ...(claimed_by === null ? [] : [`→ ${t(`wind-letter-${seats[claimed_by]?.wind ?? "E"}`)}`]),
  ];
  return marks.join(" ");
}
