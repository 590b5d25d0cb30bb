import type { ComponentChild } from "preact";
import type { Cut } from "../../../state/cast.ts";

interface Drawn {
  /** Behind the head and the shoulders. */
  readonly back?: ComponentChild;
  /** Over the forehead. */
  readonly front?: ComponentChild;
}

function dots(places: readonly (readonly [number, number, number])[]): ComponentChild {
  return places.map(([cx, cy, r]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />);
}

/** A strand or a braid, and the same at the other side. */
function both(path: string): ComponentChild {
  return (
    <>
      <path d={path} />
      <path d={path} transform="matrix(-1 0 0 1 100 0)" />
    </>
  );
}

const SIDES = <path d="M27 46c-4-24 6-36 23-36s27 12 23 36c-1-9-3-15-8-20-9-5-21-5-30 0-5 5-7 11-8 20z" />;

/** Every way to wear hair, in the colour around it. */
export const HAIR: Readonly<Record<Cut, Drawn>> = {
  none: {},
  fringes: { front: both("M29 51c-5-6-5-16 0-21 1 4 3 8 2 12s-2 5-2 9z") },
  buzzed: {
    front: (
      <path
        d="M29 41c-2-18 7-28 21-28s23 10 21 28c-1-8-4-13-8-16-8-2-18-2-26 0-4 3-7 8-8 16z"
        opacity=".82"
      />
    ),
  },
  crop: {
    front: <path d="M27 45c-5-24 6-37 24-37s27 13 22 37c-1-8-2-12-5-17-12-3-24-3-34 0-4 5-6 9-7 17z" />,
  },
  parted: {
    front: <path d="M27 45c-5-24 5-37 25-37 19 0 26 14 21 37-1-8-3-13-7-17-11 0-20-4-26-9-2 8-9 12-13 26z" />,
  },
  swept: {
    front: (
      <path d="M27 47c-6-22 2-35 17-39 17-5 34 6 29 39-1-9-3-13-6-16-14 2-25-2-31-9 1 6-2 8-4 12s-4 8-5 13z" />
    ),
  },
  spiky: {
    front: (
      <path d="M27 46 22 26l8 3 1-15 9 8 8-17 8 15 11-10 1 15 11-2-6 23c-1-6-3-11-6-14l-8 4-5-6-7 6-7-6-8 5c-3 4-4 6-5 11z" />
    ),
  },
  pixie: {
    front: <path d="M26 52c-5-26 5-43 25-43 19 0 27 15 22 39-1-7-2-12-6-16-8 6-22 8-32 1-1 6-5 8-5 14z" />,
  },
  bob: {
    back: <path d="M22 44C20 18 33 6 50 6s30 12 28 38l2 25c-10 5-50 5-60 0z" />,
    front: (
      <path d="M25 66c-5-40 2-57 25-57s30 17 25 57l-6 1c3-12 3-20 1-31-12 3-28 3-40 0-2 11-2 19 1 31z" />
    ),
  },
  straight: {
    back: <path d="M21 44C19 18 32 6 50 6s31 12 29 38l4 52H17z" />,
    front: (
      <path d="M50 12c-8 11-18 15-20 32-1 13 1 22-1 34l-7 1C20 46 20 8 50 8s30 38 28 71l-7-1c-2-12 0-21-1-34-2-17-12-21-20-32z" />
    ),
  },
  waves: {
    back: (
      <path d="M24 38C20 18 33 5 51 5s31 14 26 34c7 9 0 15 4 25s-3 14-1 25l-60 2c2-10-5-16-1-26s-3-15 5-27z" />
    ),
    front: <path d="M27 48c-6-26 6-39 25-39s26 15 21 39c-2-10-8-14-14-22-8 8-18 8-25 11-4 2-6 5-7 11z" />,
  },
  bun: {
    back: <circle cx="50" cy="9" r="10" />,
    front: <path d="M28 45c-4-23 6-34 22-34s26 11 22 34c-2-13-10-20-22-20s-20 7-22 20z" />,
  },
  tail: {
    back: <path d="M60 14c18-8 28 4 25 24-2 12 3 18-1 30-9-5-14-14-14-32z" />,
    front: <path d="M28 45c-4-23 6-35 23-35s26 12 21 35c-2-11-7-15-12-19-9 5-20 5-26 6-3 3-5 7-6 13z" />,
  },
  curls: {
    back: dots([
      [27, 34, 8],
      [73, 34, 8],
      [27, 45, 6],
      [73, 45, 6],
    ]),
    front: dots([
      [31, 25, 8],
      [39, 17, 9],
      [51, 14, 10],
      [62, 18, 9],
      [69, 26, 8],
      [44, 24, 7],
      [56, 24, 7],
    ]),
  },
  cloud: {
    back: dots([
      [50, 27, 27],
      [29, 30, 15],
      [71, 30, 15],
      [24, 44, 13],
      [76, 44, 13],
      [27, 56, 10],
      [73, 56, 10],
    ]),
    front: dots([
      [33, 25, 8],
      [43, 20, 9],
      [55, 20, 9],
      [66, 25, 8],
    ]),
  },
  braids: {
    back: (
      <>
        <path d="M25 40c-2-22 8-33 25-33s27 11 25 33l-4 10H29z" />
        {dots([
          [24, 58, 6.5],
          [22, 68, 6.5],
          [21, 78, 6],
          [21, 87, 5],
          [76, 58, 6.5],
          [78, 68, 6.5],
          [79, 78, 6],
          [79, 87, 5],
        ])}
      </>
    ),
    front: <path d="M26 54c-5-28 4-44 24-44s29 16 24 44c-1-16-9-25-24-35-15 10-23 19-24 35z" />,
  },
  knot: {
    back: (
      <>
        <ellipse cx="50" cy="7" rx="7.500" ry="6.500" />
        <path d="M45 9h10v6H45z" />
      </>
    ),
    front: SIDES,
  },
  locks: {
    back: (
      <>
        <path d="M24 40c-2-22 8-34 26-34s28 12 26 34z" />
        {both("M24 34c-6 8-8 30-6 44h7c-1-12 0-30 4-40z")}
        {both("M30 34c-5 12-7 36-5 52h7c-2-16 0-36 3-48z")}
      </>
    ),
    front: <>{both("M51 9c-14 0-24 8-25 24-1 10-2 16-1 25l5 1c0-10 1-20 4-26 5-3 10-8 17-17z")}</>,
  },
  perm: {
    back: dots([
      [26, 44, 8],
      [74, 44, 8],
      [26, 54, 7],
      [74, 54, 7],
      [24, 33, 8],
      [76, 33, 8],
    ]),
    front: dots([
      [29, 29, 7],
      [34, 20, 8],
      [43, 14, 8],
      [54, 13, 8],
      [64, 18, 8],
      [71, 28, 7],
      [42, 22, 7],
      [58, 22, 7],
    ]),
  },
  undercut: {
    front: (
      <>
        <path d="M28 46c-3-18 4-30 22-30s25 12 22 30c-1-9-3-14-6-17H34c-3 3-5 8-6 17z" opacity=".55" />
        <path d="M30 32c-6-16 8-27 26-25 18 1 23 16 15 29-4-9-12-12-20-11-8 0-14 2-21 7z" />
      </>
    ),
  },
};
