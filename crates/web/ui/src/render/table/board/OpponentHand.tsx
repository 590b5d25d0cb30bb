import { inSuits } from "../../../state/houseDisplay.ts";
import { t } from "../../../texts/texts.ts";
import type { SeatView, Tile as WireTile } from "../../../wire/generated/wire.ts";
import { useDisplay } from "../../parts/display.ts";
import { Tile } from "../../parts/Tile.tsx";

interface OpponentHandProps {
  readonly seat: number;
  readonly name: string;
  readonly view: SeatView;
  /** `null` while it is concealed. */
  readonly shown: readonly WireTile[] | null;
  /** The last tile was just drawn, or it wins. */
  readonly apart: boolean;
}

/** Concealed, it stands with its backs to the middle; open, it lies face up. */
export function OpponentHand({ seat, name, view, shown, apart }: OpponentHandProps) {
  // A tile drawn into a hand that is open for riichi stays concealed.
  const secret = Array<"back">(Math.max(view.concealed - (shown?.length ?? 0), 0)).fill("back");
  const faces = [...(shown ?? []), ...secret];
  const display = useDisplay();
  const label = shown === null ? t("hand-closed", { name, count: view.concealed }) : t("hand-open", { name });
  return (
    <span
      class={`strip-hand ${shown === null ? "stands" : ""}`}
      role="group"
      aria-label={label}
      data-testid={`concealed-${seat}`}
    >
      <Run faces={inSuits(apart ? faces.slice(0, -1) : faces, display)} />
      {apart && <Run faces={faces.slice(-1)} />}
    </span>
  );
}

/** One block while they stand. */
function Run({ faces }: { faces: readonly (WireTile | "back")[] }) {
  return (
    <span class="run">
      {faces.map((face, nth) => (
        <Tile key={nth} nth={nth} face={face} />
      ))}
    </span>
  );
}
