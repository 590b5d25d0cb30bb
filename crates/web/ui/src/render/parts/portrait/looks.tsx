import type { ComponentChild } from "preact";
import type { Features } from "../../../state/cast.ts";
import { INK, LINEN } from "./colours.ts";

type Face = Features["face"];

export const HEADS: Readonly<Record<Face["head"], string>> = {
  oval: "M29.500 40c0-17 8-25 20.500-25s20.500 8 20.500 25c0 20-9 33-20.500 33S29.500 60 29.500 40z",
  round: "M28 42c0-18 9-27 22-27s22 9 22 27c0 19-9 30-22 30S28 61 28 42z",
  square:
    "M28.500 39c0-16 8.500-24 21.500-24s21.500 8 21.500 24l-1 17c-1 9-9 17-20.500 17S30.500 65 29.500 56z",
  long: "M30 38c0-16 8-24 20-24s20 8 20 24l-1.500 19c-1.500 12-9 19-18.500 19S33 69 31.500 57z",
  pointed: "M29 40c0-17 8.500-25 21-25s21 8 21 25c0 15-11 32-21 34-10-2-21-19-21-34z",
};

const LINE = { fill: "none", stroke: INK, "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

/** One brow, its inner end at the right. */
export const BROWS: Readonly<Record<Face["brows"], ComponentChild>> = {
  soft: <path d="M-5 1c2-3 6-3.500 10-1.500" {...LINE} stroke="currentColor" stroke-width="2" />,
  thick: <path d="M-6 1.500c3-4 8-4 12-1" {...LINE} stroke="currentColor" stroke-width="3.600" />,
  arched: <path d="M-6 2c2-5 7-6 11.500-2" {...LINE} stroke="currentColor" stroke-width="1.800" />,
  level: <path d="M-5.500-.500 5.500.500" {...LINE} stroke="currentColor" stroke-width="2.600" />,
};

/** One eye, its inner corner at the right. */
export const EYES: Readonly<Record<Face["eyes"], ComponentChild>> = {
  round: (
    <>
      <ellipse rx="2.700" ry="3.300" fill={INK} />
      <circle cx=".9" cy="-1.200" r=".9" fill="#fff" opacity=".85" />
    </>
  ),
  almond: (
    <>
      <ellipse cy=".4" rx="2.500" ry="2.700" fill={INK} />
      <path d="M-5.200.200c2.200-4 7.400-4.200 9.700-.400" {...LINE} stroke-width="1.900" />
      <circle cx=".8" cy="-.4" r=".8" fill="#fff" opacity=".85" />
    </>
  ),
  narrow: (
    <>
      <path d="M-4.800-.600c2.500-1.600 7-1.600 9.300.600" {...LINE} stroke-width="2.200" />
      <ellipse cy=".8" rx="2" ry="1.700" fill={INK} />
    </>
  ),
  smiling: <path d="M-4.600 1.400c2-4.400 7.200-4.400 9.200 0" {...LINE} stroke-width="2.400" />,
  tired: (
    <>
      <ellipse cy=".8" rx="2.400" ry="2.200" fill={INK} />
      <path d="M-4.600-.800c2.600-1.200 6.600-1 9 .300" {...LINE} stroke-width="2" />
      <path d="M-3.500 5c2 1.200 5 1.200 7 0" {...LINE} stroke-width="1" opacity=".35" />
    </>
  ),
};

/** A shadow rather than a line. */
export const NOSES: Readonly<Record<Face["nose"], ComponentChild>> = {
  short: <path d="M50 50.500c2.600 2.600 3 5-1 5.300-1.700 0-2-1.300-1.300-2z" />,
  long: (
    <path d="M50 44c1.500 4 5 9 3.300 11.600-1.500 1.600-6 1.500-6.800.200 2.800-2.300 3.500-7 3.500-11.800z" />
  ),
  broad: (
    <path d="M50 48c2 2.500 5.700 4.600 5.200 7-.700 2.300-9.700 2.300-10.400 0-.5-2.400 3.200-4.500 5.200-7z" />
  ),
  hooked: (
    <path d="M49.500 42c4 3.500 6.300 8.500 5 11.500-1.300 3-4 4-7.500 2.600 3.300-2.200 3.200-8 2.500-14.100z" />
  ),
};

export const MOUTHS: Readonly<Record<Face["mouth"], ComponentChild>> = {
  calm: <path d="M44.500 63.500c3 .8 8 .8 11 0" {...LINE} stroke-width="2.100" />,
  smile: <path d="M43 62c3.500 4.500 10.500 4.500 14 0" {...LINE} stroke-width="2.200" />,
  grin: (
    <path
      d="M42 61c2.500 9 13.500 9 16 0-5 1.200-11 1.200-16 0z"
      fill={LINEN}
      stroke={INK}
      stroke-width="1.600"
      stroke-linejoin="round"
    />
  ),
  wry: <path d="M44 63.500c4 1.500 8 .8 12-2.500" {...LINE} stroke-width="2.200" />,
  full: (
    <>
      <path
        d="M43.500 62.500c3-3 5-2.500 6.500-1.600 1.500-.900 3.500-1.400 6.500 1.600-2.500 4.500-10.500 4.500-13 0z"
        fill="#9b3f3c"
      />
      <path d="M43.500 62.500c4 1 9 1 13 0" {...LINE} stroke-width="1" opacity=".6" />
    </>
  ),
};

/** In the colour of the hair. */
export const BEARDS: Readonly<Record<NonNullable<Features["hair"]["beard"]>, ComponentChild>> = {
  stubble: (
    <path d="M30 52c1 13 9 21 20 21s19-8 20-21c-4 6-8 7-12 6-5-2-11-2-16 0-4 1-8 0-12-6z" opacity=".28" />
  ),
  moustache: (
    <path d="M50 57.500c-3-2-7-1.500-9 1.500-1.500 2-3.500 2.500-5 2 2.500 4 9 4.500 14 1.500 5 3 11.500 2.500 14-1.500-1.500.500-3.500 0-5-2-2-3-6-3.500-9-1.500z" />
  ),
  goatee: (
    <>
      <path d="M50 58c-4-1-8 1-9.500 4 3-.500 6-1.500 9.500-1.500s6.500 1 9.500 1.500c-1.500-3-5.500-5-9.500-4z" />
      <path d="M44.500 67.500c3-1.500 8-1.500 11 0 .800 6-1.500 11-5.500 13-4-2-6.300-7-5.500-13z" />
    </>
  ),
  full: <path d="M29 47c0 20 8 31 21 31s21-11 21-31c-3 8-6 10-10 10-7-2.500-15-2.500-22 0-4 0-7-2-10-10z" />,
  long: (
    <path d="M31 52c-1 20 9 29 15 44 1 4 7 4 8 0 6-15 16-24 15-44-3 6-6 7-9 6-6-2.500-14-2.500-20 0-3 1-6 0-9-6z" />
  ),
};

export const GLASSES: Readonly<Record<NonNullable<Features["wears"]["glasses"]>, ComponentChild>> = {
  round: (
    <g {...LINE} stroke-width="1.900">
      <circle cx="40" cy="47" r="7.500" />
      <circle cx="60" cy="47" r="7.500" />
      <path d="M47.500 46c1.500-1.300 3.500-1.300 5 0M32.500 46l-4-1M67.500 46l4-1" />
    </g>
  ),
  square: (
    <g {...LINE} stroke-width="2.400">
      <rect x="31.500" y="41" width="16" height="12" rx="2.500" />
      <rect x="52.500" y="41" width="16" height="12" rx="2.500" />
      <path d="M47.500 45.500h5" />
    </g>
  ),
  half: (
    <g {...LINE} stroke-width="1.800">
      <path d="M32.500 50c0 9 15 9 15 0zM52.500 50c0 9 15 9 15 0zM47.500 51c1.500-1 3.500-1 5 0" />
    </g>
  ),
  dark: (
    <g fill={INK}>
      <path d="M30.500 42.500h17.500c1 7-2 11.500-8 11.500s-9.500-4-9.500-11.500zM52 42.500h17.500c0 7.500-3.500 11.500-9.500 11.500s-9-4.500-8-11.500z" />
      <path d="M46 43h8v2.200h-8z" />
      <path d="M34 45l5-.500-4 5z" fill="#fff" opacity=".22" />
    </g>
  ),
};

export const MORE: Readonly<Record<NonNullable<Features["more"]>, ComponentChild>> = {
  freckles: (
    <g fill="#7a3d20" opacity=".5">
      {[34, 37.5, 40, 60, 62.5, 66].map((cx, nth) => (
        <circle key={cx} cx={cx} cy={nth % 3 === 1 ? 57.5 : 55} r="1" />
      ))}
    </g>
  ),
  mole: <circle cx="58.500" cy="58" r="1.100" fill={INK} />,
  earrings: (
    <g fill="#e2b652">
      <circle cx="27" cy="57" r="2.500" />
      <circle cx="73" cy="57" r="2.500" />
    </g>
  ),
};

/** The lines of age: forehead, cheeks, corners of the eyes. */
export const LINES = (
  <g {...LINE} stroke-width="1.100" opacity=".32">
    <path d="M41 30c6-1.500 12-1.500 18 0M43 25.500c5-1 9-1 14 0" />
    <path d="M42 56c-2.500 2-3.500 4.500-3.500 7M58 56c2.500 2 3.500 4.500 3.500 7" />
    <path d="M33 45.500l-2.500-1.500M33 48l-2.500.500M67 45.500l2.500-1.500M67 48l2.500.500" />
  </g>
);
