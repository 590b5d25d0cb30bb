import { inSuits } from "../../state/houseDisplay.ts";
import type { Model } from "../../state/model.ts";
import { openedHand, shownHand } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import { Melds } from "../parts/Meld.tsx";
import { Tile } from "../parts/Tile.tsx";

export function NearHand({ model: { view, welcome } }: { model: Model }) {
  const seat = welcome && view?.seats[welcome.seat];
  if (!seat) return null;
  const name = welcome.names[welcome.seat] ?? "";
  const shown = shownHand(view, welcome.seat) ?? openedHand(view, welcome.seat) ?? [];
  // The winning tile stays at the right.
  const kept = shown.length % 3 === 2 ? shown.length - 1 : shown.length;
  const hidden = Math.max(seat.concealed - shown.length, 0);
  const faces = [
    ...inSuits(shown.slice(0, kept), welcome.display),
    ...shown.slice(kept),
    ...Array<"back">(hidden).fill("back"),
  ];
  return (
    <div class="own">
      <div
        class="hand"
        role="group"
        aria-label={
          shown.length > 0 ? t("hand-open", { name }) : t("hand-closed", { name, count: seat.concealed })
        }
        data-testid="hand"
        style={{ "--places": faces.length + (faces.length % 3 === 1 ? 1 : 0) }}
      >
        {faces.map((face, nth) => (
          <span key={nth} class="slot" data-testid="hand-tile">
            <Tile face={face} />
          </span>
        ))}
      </div>
      <Melds melds={seat.melds} kita={seat.kita} name={name} />
    </div>
  );
}
