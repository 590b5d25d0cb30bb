import type { ComponentChild } from "preact";
import type { Features } from "../../../state/cast/features.ts";
import { INK, LINEN } from "./colours.ts";

type Face = Features["face"];

export const HEADS: Readonly<Record<Face["head"], string>> = {
  oval: "M29.500 40c0-17 8-25 20.500-25s20.500 8 20.500 25c0 20-9 33-20.500 33S29.500 60 29.500 40z",
  round: "M28 42c0-18 9-27 22-27s22 9 22 27c0 19-9 30-22 30S28 61 28 42z",
  square:
    "M28.500 39c0-16 8.500-24 21.500-24s21.500 8 21.500 24l-1 17c-1 9-9 17-20.500 17S30.500 65 29.500 56z",
  long: "M30 38c0-16 8-24 20-24s20 8 20 24l-1.500 19c-1.500 12-9 19-18.500 19S33 69 31.500 57z",
  pointed: "M29 40c0-17 8.500-25 21-25s21 8 21 25c0 15-11 32-21 34-10-2-21-19-21-34z",
  wide: "M27.500 41c0-17 9-26 22.500-26s22.500 9 22.500 26c1 6 1.500 11-.500 17-3 9-12 14.500-22 14.500S31 67 28 58c-2-6-1.500-11-.500-17z",
  narrow:
    "M30.500 38c0-15 8-23 19.500-23s19.500 8 19.500 23c0 16-4 27-11.500 33-5 3.500-11 3.500-16 0-7.500-6-11.500-17-11.500-33z",
};

const LINE = { fill: "none", stroke: INK, "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

/** The inner end is at the right. */
export const BROWS: Readonly<Record<Face["brows"], ComponentChild>> = {
  soft: <path d="M-5 1c2-3 6-3.500 10-1.500" {...LINE} stroke="currentColor" stroke-width="2" />,
  thick: <path d="M-6 1.500c3-4 8-4 12-1" {...LINE} stroke="currentColor" stroke-width="3.600" />,
  arched: <path d="M-6 2c2-5 7-6 11.500-2" {...LINE} stroke="currentColor" stroke-width="1.800" />,
  level: <path d="M-5.500-.500 5.500.500" {...LINE} stroke="currentColor" stroke-width="2.600" />,
  slanted: <path d="M-6-2.500c4 0 8 1.500 12 4" {...LINE} stroke="currentColor" stroke-width="3" />,
  bushy: (
    <path
      d="M-8 2.500c1-5 8-7 14-3l.5 3.500c-4-1.500-7-1-9 0l-1-1.500-1.500 2-1-1.500z"
      fill="currentColor"
    />
  ),
  thin: (
    <path d="M-5.500.500c3-3.500 7-3.800 11-1.200" {...LINE} stroke="currentColor" stroke-width="1.300" />
  ),
};

/** The inner corner is at the right. */
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
  closed: <path d="M-4.600-.400c2 3.800 7.200 3.800 9.200 0" {...LINE} stroke-width="2" />,
  sharp: (
    <>
      <path d="M-5.800-2.600c3.500-.4 7.500.8 10.300 3.400" {...LINE} stroke-width="2.200" />
      <ellipse cx="-.3" cy="1" rx="2.300" ry="2.100" fill={INK} />
      <path d="M-4.500 2.600c2 1.400 5 1.400 7.500.400" {...LINE} stroke-width=".9" opacity=".5" />
    </>
  ),
  lashes: (
    <>
      <ellipse cy=".5" rx="2.900" ry="3.300" fill={INK} />
      <path
        d="M-5.200 0c2-4.500 7.500-4.700 9.800-.600M-5 0l-2.200-1.600M-3.600-2.200l-1.600-2"
        {...LINE}
        stroke-width="1.500"
      />
      <circle cx=".9" cy="-.700" r="1" fill="#fff" opacity=".9" />
    </>
  ),
};

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
  button: (
    <path d="M46.600 53.600c1-1.900 5.800-1.900 6.800 0 .6 2.400-1.600 3.100-3.400 3.100s-4-.7-3.400-3.100z" />
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
  painted: (
    <>
      <path
        d="M43 62.300c3-3.300 5-3.300 7-1.900 2-1.400 4-1.400 7 1.900-2 5.200-12 5.200-14 0z"
        fill="#b3303c"
      />
      <path d="M43 62.300c5 1.600 9 1.600 14 0" {...LINE} stroke-width="1.100" opacity=".6" />
    </>
  ),
  small: <path d="M46.500 63c2 1.800 5 1.800 7 0" {...LINE} stroke-width="2.200" />,
  stern: <path d="M44.500 64.800c3-2 8-2 11 0M47 68.300h6" {...LINE} stroke-width="2" />,
  laughing: (
    <>
      <path d="M42 60.500h16c0 6.500-3.500 9.500-8 9.500s-8-3-8-9.500z" fill="#6a2522" />
      <path d="M43 60.500h14v2.700c-4 .8-10 .8-14 0z" fill={LINEN} />
      <path d="M42 60.500h16c0 6.500-3.500 9.500-8 9.500s-8-3-8-9.500z" {...LINE} stroke-width="1.500" />
    </>
  ),
  fang: (
    <>
      <path d="M42 61c5 2 11 2 16-1.500-.500 6-3.500 9-8 9-4 0-7-2.500-8-7.500z" fill="#6a2522" />
      <path d="M44.500 61.600l1.500 4.400 2-3.900zM53 61.900l2 3.600 1.200-4.800z" fill={LINEN} />
      <path
        d="M42 61c5 2 11 2 16-1.500-.500 6-3.500 9-8 9-4 0-7-2.500-8-7.500z"
        {...LINE}
        stroke-width="1.500"
      />
    </>
  ),
};

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
  trimmed: (
    <path d="M29.500 47c.500 18 9 26.500 20.500 26.500S70 65 70.500 47c-1.500 8-3.500 11.500-7 11.700-3-2.700-24-2.700-27 0-3.500-.2-5.500-3.700-7-11.700z" />
  ),
  walrus: (
    <path d="M50 56.500c-5-2.500-12 0-14.500 5.500-1 3 0 5.500 2 6.500 2-1.500 5-2.300 8-2.300 2 0 3 .5 4.500 1 1.500-.5 2.500-1 4.500-1 3 0 6 .8 8 2.300 2-1 3-3.500 2-6.500-2.500-5.500-9.500-8-14.500-5.500z" />
  ),
  handlebar: (
    <path d="M50 58c-3-2-7-1.500-9 .500-3 2.500-7 2-8.500-2.500-2.500 6 2 9.500 8 8.500 4-.500 7-2 9.500-3.500 2.500 1.500 5.500 3 9.500 3.500 6 1 10.500-2.500 8-8.500-1.500 4.500-5.500 5-8.500 2.500-2-2-6-2.500-9-.500z" />
  ),
  chops: (
    <>
      <path d="M28.500 43c-1 11 1 20 6 27 4 1 8-2 8-6-6-1-9-9-10-21z" />
      <path d="M71.500 43c1 11-1 20-6 27-4 1-8-2-8-6 6-1 9-9 10-21z" />
    </>
  ),
  wisp: (
    <>
      <path d="M45.500 70c-1.500 10 .5 20 4.500 30 4-10 6-20 4.500-30-3-1.500-6-1.500-9 0z" />
      <path d="M49.500 58c-6-1.500-10 1-12 6-1.500 7-1 13-4 20 5-5 7.500-12 7.500-18.500 1-3.500 4-6 8.500-5zM50.500 58c6-1.500 10 1 12 6 1.500 7 1 13 4 20-5-5-7.500-12-7.500-18.500-1-3.500-4-6-8.500-5z" />
    </>
  ),
  pencil: (
    <path d="M50 59c-3-1.200-7.500-.8-11 2 4.500-.500 7.500-.3 11 .2 3.500-.5 6.500-.7 11-.2-3.500-2.800-8-3.200-11-2z" />
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
  cat: (
    <>
      <path
        d="M29 40.500l18.500 3c.8 6-2 10-7.500 10-6 0-9-5-11-13zM71 40.500l-18.500 3c-.8 6 2 10 7.500 10 6 0 9-5 11-13z"
        fill="none"
        stroke="#7a2436"
        stroke-width="2.300"
        stroke-linejoin="round"
      />
      <path d="M47.500 45c1.500-1 3.500-1 5 0" {...LINE} stroke-width="1.800" />
    </>
  ),
  aviator: (
    <>
      <path
        d="M30.500 43c6-2 12-2 17.500 0 1 8-3 13-9 13-6 0-8.500-5-8.500-13zM52 43c5.500-2 11.500-2 17.500 0 0 8-2.500 13-8.500 13s-10-5-9-13z"
        fill="#6a5326"
        opacity=".82"
      />
      <path
        d="M30.500 43c6-2 12-2 17.500 0 1 8-3 13-9 13-6 0-8.500-5-8.500-13zM52 43c5.500-2 11.500-2 17.500 0 0 8-2.500 13-8.500 13s-10-5-9-13zM47 42.500h6M48 45h4"
        fill="none"
        stroke="#d9b45c"
        stroke-width="1.400"
      />
    </>
  ),
  thick: (
    <>
      <g fill="#fff" opacity=".3">
        <circle cx="40" cy="47.500" r="9" />
        <circle cx="60" cy="47.500" r="9" />
      </g>
      <g {...LINE} stroke-width="3">
        <circle cx="40" cy="47.500" r="9" />
        <circle cx="60" cy="47.500" r="9" />
        <path d="M31 45.500l-3-1M69 45.500l3-1" />
      </g>
    </>
  ),
};

const PEARLS = [
  [37, 76],
  [39.5, 79.5],
  [43, 82],
  [47.5, 83.5],
  [52.5, 83.5],
  [57, 82],
  [60.5, 79.5],
  [63, 76],
] as const;

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
  hoops: (
    <g fill="none" stroke="#e2b652" stroke-width="1.700">
      <circle cx="27" cy="59.500" r="4.600" />
      <circle cx="73" cy="59.500" r="4.600" />
    </g>
  ),
  scar: (
    <path
      d="M68.500 48 60.500 61M63 51l5 3.200M60.500 55.300l5 3.200"
      {...LINE}
      stroke="#8c3b32"
      stroke-width="1.500"
      opacity=".8"
    />
  ),
  plaster: (
    <g>
      <rect
        x="44"
        y="49.500"
        width="12"
        height="4.600"
        rx="2.300"
        fill="#f2d3a8"
        stroke={INK}
        stroke-width=".6"
      />
      <path d="M48 51h4M48 52.700h4" stroke="#c08c5c" stroke-width=".8" />
    </g>
  ),
  pearls: (
    <g fill="#f6f0e4" stroke="#00000030" stroke-width=".5">
      {PEARLS.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="2" />
      ))}
      <circle cx="27.500" cy="56.500" r="2" />
      <circle cx="72.500" cy="56.500" r="2" />
    </g>
  ),
};

export const LINES = (
  <g {...LINE} stroke-width="1.100" opacity=".32">
    <path d="M41 30c6-1.500 12-1.500 18 0M43 25.500c5-1 9-1 14 0" />
    <path d="M42 56c-2.500 2-3.500 4.500-3.500 7M58 56c2.500 2 3.500 4.500 3.500 7" />
    <path d="M33 45.500l-2.500-1.500M33 48l-2.500.500M67 45.500l2.500-1.500M67 48l2.500.500" />
  </g>
);
