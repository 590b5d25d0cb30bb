import { placeOf } from "../../../state/seats.ts";
import { nextStack, wallSides } from "../../../state/wall.ts";
import type { View } from "../../../wire/generated/wire.ts";

/** */
export function Wall({ view, own }: { view: View; own: number }) {
  const players = view.seats.length;
  const broken = view.round.broken ?? view.round.dealer;
  const sides = wallSides(view.live_left, players, broken);
  const next = nextStack(sides, broken);
  return (
    <div class="wall" aria-hidden="true" data-testid="wall">
      {sides.map((stacks, seat) => (
        <span key={seat} class={`wall-side wall-${placeOf(seat, own, players)}`}>
          {stacks.map((stack, nth) => (
            <i
              key={nth}
              class={`stack stack-${stack} ${next?.[0] === seat && next[1] === nth ? "stack-next" : ""}`}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
