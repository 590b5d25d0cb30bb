import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { byPoints, points, signed } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { View } from "../../wire/generated/wire.ts";
import { Likeness } from "../parts/portrait/Likeness.tsx";
import { WindowGrip } from "../parts/WindowGrip.tsx";

export const pointsOpen = signal(false);

interface PointsProps {
  readonly view: View;
  readonly own: number;
  readonly names: readonly string[];
}

/** The best first, with the difference to the player's. */
export function PointsWindow({ view, own, names }: PointsProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    element.current?.showModal();
    // It closes with its table.
    return () => {
      pointsOpen.value = false;
    };
  }, []);
  const mine = view.seats[own]?.score ?? 0;
  const order = byPoints(view.seats.map(({ score }) => score));
  return (
    <dialog
      ref={element}
      class="sheet points-window"
      aria-label={t("points-window")}
      data-testid="points-window"
      onClose={() => {
        pointsOpen.value = false;
      }}
    >
      <header class="sheet-head">
        <h2>{t("points-window")}</h2>
        {view.sticks > 0 && <p>{t("sticks-count", { count: view.sticks })}</p>}
      </header>
      <div class="sheet-body">
        <table class="changes">
          <thead>
            <tr>
              <th scope="col">{t("column-player")}</th>
              <th scope="col">{t("column-wind")}</th>
              <th scope="col">{t("column-points")}</th>
              <th scope="col">{t("column-distance")}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => {
              const { wind, score } = view.seats[seat] as View["seats"][number];
              return (
                <tr key={seat} class={seat === own ? "own-row" : ""} data-testid={`standing-${seat}`}>
                  <th scope="row">
                    <span class="who">
                      <Likeness seat={seat} />
                      <span>{names[seat]}</span>
                    </span>
                  </th>
                  <td>{t(`wind-${wind}`)}</td>
                  <td>{points(score)}</td>
                  <td>{seat === own ? "" : signed(score - mine)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <footer class="sheet-foot">
        <button type="button" class="action main" onClick={() => element.current?.close()}>
          {t("close")}
        </button>
      </footer>
      <WindowGrip />
    </dialog>
  );
}
