import type { ComponentChildren } from "preact";
import { inSuits } from "../../state/houseDisplay.ts";
import { widthOf } from "../../state/melds.ts";
import type { ShownHand } from "../../wire/generated/wire.ts";
import { useDisplay } from "../parts/display.ts";
import { Melds } from "../parts/Meld.tsx";
import { Tile } from "../parts/Tile.tsx";

interface LaidHandProps {
  readonly hand: ShownHand;
  /** `null` for the player's own. */
  readonly name: string | null;
  readonly label: string;
  readonly children?: ComponentChildren;
}

/** The stylesheet makes the tiles as large as there is room for. */
export function LaidHand({ hand, name, label, children }: LaidHandProps) {
  const display = useDisplay();
  const melds = hand.melds.reduce((width, meld) => width + widthOf(meld, display), 0);
  const widths = {
    "--concealed": hand.concealed.length,
    "--melds": melds,
    "--meld-count": hand.melds.length,
  };
  return (
    <div class="laid-hand" style={widths}>
      <span class="laid-concealed" role="group" aria-label={label}>
        {inSuits(hand.concealed, display).map((face, nth) => (
          <Tile key={nth} face={face} />
        ))}
        {children}
      </span>
      <Melds melds={hand.melds} name={name} />
    </div>
  );
}
