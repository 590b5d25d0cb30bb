import "../../style/dice.css";

/** Places of the pips, in thirds. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

export function Die({ pips }: { pips: number }) {
  return (
    <svg class="die" viewBox="0 0 30 30" aria-hidden="true">
      <rect width={30} height={30} rx={6} />
      {(PIPS[pips] ?? []).map(([x, y]) => (
        <circle
          key={`${x}${y}`}
          class={pips === 1 ? "one" : ""}
          cx={7 + 8 * x}
          cy={7 + 8 * y}
          r={pips === 1 ? 4.5 : 2.8}
        />
      ))}
    </svg>
  );
}
