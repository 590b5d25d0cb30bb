import { t } from "../../../texts/texts.ts";
import type { SeatView, Tile as WireTile } from "../../../wire/generated/wire.ts";
import { Melds } from "../../parts/Meld.tsx";
import { Tile } from "../../parts/Tile.tsx";

interface OpponentHandProps {
  readonly seat: number;
  readonly name: string;
  readonly view: SeatView;
  /** The hand, once it is open. */
  readonly shown: readonly WireTile[] | null;
  /** Whether the last tile is set apart: it was just drawn, or it wins. */
  readonly apart: boolean;
}

/** An opponent's hand, face down while it is concealed, with the melds at its right. */
export function OpponentHand({ seat, name, view, shown, apart }: OpponentHandProps) {
  // A tile drawn into a hand that is open for riichi stays concealed.
  const secret = Array<"back">(Math.max(view.concealed - (shown?.length ?? 0), 0)).fill("back");
  const faces = [...(shown ?? []), ...secret];
  const label = shown === null ? t("hand-closed", { name, count: view.concealed }) : t("hand-open", { name });
  return (
    <div class="strip">
      <span
        class={`strip-hand ${apart ? "apart" : ""}`}
        role="group"
        aria-label={label}
        data-testid={`concealed-${seat}`}
      >
        {faces.map((face, nth) => (
          <Tile key={nth} face={face} />
        ))}
      </span>
      <Melds melds={view.melds} kita={view.kita} name={name} />
    </div>
  );
}
