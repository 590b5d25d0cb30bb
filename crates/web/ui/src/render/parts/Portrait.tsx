import { CLOTHS, type Features, featuresOf, GROUNDS, HAIRS, SKINS } from "../../state/portrait.ts";

/** The face of a player, which follows from the name. It adds nothing to the name beside it. */
export function Portrait({ name }: { name: string }) {
  const features = featuresOf(name);
  const hair = HAIRS[features.hair];
  return (
    <svg class="portrait" viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill={GROUNDS[features.ground]} />
      <g fill={hair}>{BACK[features.cut]}</g>
      <path d="M8 108c2-24 18-33 42-33s40 9 42 33z" fill={CLOTHS[features.cloth]} />
      <path d="M40 62h20v14c0 7-20 7-20 0z" fill={SKINS[features.skin]} />
      <path d="M40 70c5 5 15 5 20 0v-6H40z" fill="#000" opacity=".12" />
      <g fill={SKINS[features.skin]}>
        <circle cx="26.5" cy="49" r="5.5" />
        <circle cx="73.5" cy="49" r="5.5" />
        <path d="M26 42c0-18 10-27 24-27s24 9 24 27c0 19-10 32-24 32S26 61 26 42z" />
      </g>
      <g fill={hair}>{FRONT[features.cut]}</g>
      <Look features={features} />
    </svg>
  );
}

/** Hair behind the head. */
const BACK: Readonly<Partial<Record<Features["cut"], preact.ComponentChild>>> = {
  bob: <path d="M20 46c0-24 12-36 30-36s30 12 30 36v20c-6 6-54 6-60 0z" />,
  long: <path d="M19 46c0-24 12-37 31-37s31 13 31 37l3 44H16z" />,
  bun: (
    <>
      <circle cx="50" cy="9" r="11" />
      <path d="M22 46c0-22 11-33 28-33s28 11 28 33z" />
    </>
  ),
  curly: (
    <>
      {[
        [27, 28],
        [22, 42],
        [38, 18],
        [52, 14],
        [65, 19],
        [74, 29],
        [78, 43],
      ].map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="12" />
      ))}
    </>
  ),
};

/** Hair or headwear over the forehead. */
const FRONT: Readonly<Record<Features["cut"], preact.ComponentChild>> = {
  short: <path d="M24 44c-3-22 9-33 26-33s29 11 26 33c-3-9-6-13-10-16-10 3-24 3-33 0-4 4-7 8-9 16z" />,
  parted: <path d="M24 45c-4-24 10-35 27-35s29 12 25 35c-2-10-6-15-14-20-9 8-21 10-30 9-4 2-6 6-8 11z" />,
  bob: <path d="M22 50c-2-25 9-38 28-38s30 13 28 38c-3-9-5-15-8-20-14 3-28 3-40 0-4 5-6 11-8 20z" />,
  long: <path d="M22 52c-3-27 9-40 28-40s31 13 28 40c-3-13-9-22-26-27-10 6-24 10-30 27z" />,
  bun: <path d="M25 42c-2-20 9-29 25-29s27 9 25 29c-4-9-11-15-25-15s-21 6-25 15z" />,
  curly: (
    <>
      {[
        [32, 26],
        [43, 21],
        [55, 21],
        [67, 26],
      ].map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="9" />
      ))}
    </>
  ),
  spiky: <path d="M23 45 20 24l9 5 2-15 10 9 8-15 8 15 11-9 2 15 10-4-4 20c-5-12-11-16-26-16S28 33 23 45z" />,
  fringe: <path d="M23 48c-4-25 9-37 27-37s31 12 27 37c-2-5-3-8-4-10H27c-2 2-3 5-4 10z" />,
  cap: (
    <>
      <path d="M24 36c0-16 11-24 26-24s26 8 26 24z" fill="#33495f" />
      <path d="M20 37c4-5 56-5 60 0-2 4-58 4-60 0z" fill="#22313f" />
    </>
  ),
};

const LINE = {
  fill: "none",
  stroke: "#2b211c",
  "stroke-width": 2.6,
  "stroke-linecap": "round",
} as const;

const EYE: Readonly<Record<Features["eyes"], preact.ComponentChild>> = {
  open: <ellipse rx="2.9" ry="3.6" fill="#2b211c" />,
  smiling: <path d="M-4.5 1c2-4 7-4 9 0" {...LINE} />,
  calm: <path d="M-4.5-1c2 3 7 3 9 0" {...LINE} />,
  bright: (
    <>
      <ellipse rx="3.6" ry="4.3" fill="#2b211c" />
      <circle cx="1.2" cy="-1.4" r="1.2" fill="#fff" />
    </>
  ),
};

const MOUTH: Readonly<Record<Features["mouth"], preact.ComponentChild>> = {
  smile: <path d="M42 62c4 5 12 5 16 0" {...LINE} />,
  grin: <path d="M41 60.500c2 9 16 9 18 0z" fill="#fff" stroke="#2b211c" stroke-width="2" />,
  calm: <path d="M44 63h12" {...LINE} />,
  wry: <path d="M43 62c4 3 9 3 14-2" {...LINE} />,
};

/** Eyes, brows, nose, mouth, and what else there is in a face. */
function Look({ features: { eyes, mouth, extra, hair } }: { features: Features }) {
  return (
    <>
      <g opacity=".16" fill="#e0442e">
        <circle cx="35" cy="57" r="5.5" />
        <circle cx="65" cy="57" r="5.5" />
      </g>
      {extra === "beard" && (
        <path
          d="M27 52c2 17 11 25 23 25s21-8 23-25c-4 7-9 6-13 5-6-2-14-2-20 0-4 1-9 2-13-5z"
          fill={HAIRS[hair]}
        />
      )}
      <path d="M35 41c3-2 7-2 9 0M56 41c3-2 7-2 9 0" {...LINE} stroke-width="2.2" opacity=".75" />
      <g transform="translate(40 48)">{EYE[eyes]}</g>
      <g transform="translate(60 48)">{EYE[eyes]}</g>
      <path d="M50 51c2 3 1.5 5-1.5 5" {...LINE} stroke-width="1.8" opacity=".45" />
      {extra === "beard" ? <path d="M43 63c4 4 10 4 14 0z" fill="#fff" /> : MOUTH[mouth]}
      {EXTRA[extra]}
    </>
  );
}

const EXTRA: Readonly<Partial<Record<Features["extra"], preact.ComponentChild>>> = {
  glasses: (
    <g {...LINE} stroke-width="2">
      <circle cx="39.5" cy="48.5" r="8" />
      <circle cx="60.5" cy="48.5" r="8" />
      <path d="M47.5 47c1.5-1 3.5-1 5 0" />
    </g>
  ),
  square_glasses: (
    <g {...LINE} stroke-width="2">
      <rect x="31" y="42" width="16.5" height="12.5" rx="3" />
      <rect x="52.5" y="42" width="16.5" height="12.5" rx="3" />
      <path d="M47.5 47h5" />
    </g>
  ),
  freckles: (
    <g fill="#8a4b2a" opacity=".55">
      {[34, 38, 36, 62, 66, 64].map((cx, nth) => (
        <circle key={cx} cx={cx} cy={nth % 3 === 2 ? 58.5 : 55.5} r="1.1" />
      ))}
    </g>
  ),
  earrings: (
    <g fill="#f0c35a">
      <circle cx="25.5" cy="57" r="2.6" />
      <circle cx="74.5" cy="57" r="2.6" />
    </g>
  ),
};
