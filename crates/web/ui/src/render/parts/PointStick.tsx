import { DOTS, type Stick } from "../../state/sticks.ts";

/** By number of dots, from the middle. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  5: [
    [0, 0],
    [-8, -1.8],
    [-8, 1.8],
    [8, -1.8],
    [8, 1.8],
  ],
  8: [-6, -2, 2, 6].flatMap((x) => [[x, -1.8] as const, [x, 1.8] as const]),
  9: [[0, 0], ...[-12, -7, 7, 12].flatMap((x) => [[x, -1.8] as const, [x, 1.8] as const])],
};

/** 10,000 with nine dots, 5,000 with five, 1,000 with one, 100 with eight. */
export function PointStick({ stick, short = false }: { stick: Stick; short?: boolean }) {
  const dots = PLACES[DOTS[stick]] ?? [];
  return (
    <svg
      class={`stick stick-${stick}`}
      viewBox={short ? "-12 -5 24 10" : "-35 -5 70 10"}
      aria-hidden="true"
      data-stick={stick}
    >
      <rect
        class="stick-body"
        x={short ? -11.5 : -34.5}
        y="-4.5"
        width={short ? 23 : 69}
        height="9"
        rx={short ? 2 : 3.5}
      />
      {dots.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          class={stick === 100 || (stick === 10_000 && x !== 0) ? "" : "stick-red"}
          cx={x}
          cy={y}
          r={(x === 0 && y === 0 ? 2.4 : 1.2) * (short ? 1.2 : 1)}
        />
      ))}
    </svg>
  );
}
