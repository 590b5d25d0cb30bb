import type { ComponentChild } from "preact";
import type { Clothing } from "../../../state/cast/features.ts";
import { LINEN } from "./colours.ts";

const SHOULDERS = "M6 108c1-20 14-27 34-30 6 5 14 5 20 0 20 3 33 10 34 30z";

const OVER: Readonly<Record<Clothing, ComponentChild>> = {
  round: <path d="M38 78c4 9 20 9 24 0l3 1c-4 13-26 13-30 0z" fill="#000" opacity=".2" />,
  shirt: (
    <>
      <path d="M38 76 31 82l10 11 9-9 9 9 10-11-7-6-12 8z" fill={LINEN} />
      <path d="M50 84v24" stroke="#000" stroke-width="1.200" opacity=".3" />
    </>
  ),
  kimono: (
    <>
      <path d="M38 75 50 93l12-18 5 3-13 30h-8L33 78z" fill={LINEN} />
      <path d="M34 77l22 31H40L28 81zM66 77 48 104l-2 4h12l14-27z" fill="#000" opacity=".24" />
    </>
  ),
  hood: (
    <>
      <path
        d="M34 74c-10 2-14 8-12 14 8 8 20 10 28 10s20-2 28-10c2-6-2-12-12-14 0 9-8 13-16 13s-16-4-16-13z"
        fill="#000"
        opacity=".2"
      />
      <path d="M43 92v10M57 92v10" stroke={LINEN} stroke-width="1.800" stroke-linecap="round" />
    </>
  ),
  roll: <path d="M37 70h26l2 12c-8 4-22 4-30 0z" />,
  waistcoat: (
    <>
      <path d="M37 76l-4 32h34l-4-32-13 8z" fill={LINEN} />
      <path d="M47 86h6l2 22H45z" fill="#6d2f2c" />
      <path d="M46 82h8l-2 6h-4z" fill="#6d2f2c" />
    </>
  ),
  scarf: (
    <>
      <path d="M33 74c8 7 26 7 34 0 4 3 5 8 3 12-10 7-30 7-40 0-2-4-1-9 3-12z" fill={LINEN} opacity=".85" />
      <path d="M57 86l10-2 2 24h-9z" fill={LINEN} opacity=".7" />
    </>
  ),
  coat: (
    <>
      <path d="M39 76 50 96l11-20z" fill={LINEN} opacity=".75" />
      <path d="M38 75l-9 5 5 8-4 2 18 18 2-12zM62 75l9 5-5 8 4 2-18 18-2-12z" fill="#fff" opacity=".1" />
    </>
  ),
  suit: (
    <>
      <path d="M38 76l12 32 12-32-5 3c-4 3-10 3-14 0z" fill={LINEN} />
      <path d="M47 83h6l1.500 5-2 20h-5l-2-20z" fill="#3c4a63" />
      <path d="M36 76 26 82l6 6-3 4 17 16h3zM64 76l10 6-6 6 3 4-17 16h-3z" fill="#000" opacity=".22" />
    </>
  ),
  bow: (
    <>
      <path d="M38 76l-3 32h30l-3-32-12 8z" fill={LINEN} />
      <path d="M50 84l-10-5v11zM50 84l10-5v11z" fill="#8c2f2a" />
      <circle cx="50" cy="84.500" r="2.400" fill="#6b211d" />
      <path d="M50 92v3M50 98v3" stroke="#000" stroke-width="1.800" opacity=".35" />
    </>
  ),
  gi: (
    <>
      <path d="M37 75 54 108h-9L30 79zM63 75 44 108h11l15-29z" fill="#fff" opacity=".22" />
      <path d="M41 77l9 15 9-15-4 3c-3 1.500-7 1.500-10 0z" fill="#000" opacity=".35" />
      <path d="M63 75 44 108" stroke="#000" stroke-width="1.200" opacity=".3" />
    </>
  ),
  stripes: (
    <g fill={LINEN} opacity=".85">
      <path d="M37 76c4 9 22 9 26 0l3 1.500c-5 12-27 12-32 0z" />
      <path d="M17 86c10 6 22 8 33 8s23-2 33-8l4 4c-12 7-24 9-37 9s-25-2-37-9z" />
    </g>
  ),
  overalls: (
    <>
      <path d="M37 76c4 9 22 9 26 0l7 2-4 30H34l-4-30z" fill={LINEN} />
      <path d="M33 77l5-1 2 14h20l2-14 5 1 1 31H32z" />
      <path d="M40 93h20v15H40z" fill="#fff" opacity=".12" />
      <g fill="#e2b652">
        <circle cx="38.500" cy="90" r="2" />
        <circle cx="61.500" cy="90" r="2" />
      </g>
    </>
  ),
  chef: (
    <>
      <path d="M6 108c1-20 14-27 34-30 6 5 14 5 20 0 20 3 33 10 34 30z" fill={LINEN} />
      <path d="M37 74c5 6 21 6 26 0l3 4c-3 6-9 9-16 10-7-1-13-4-16-10z" />
      <path d="M46 85l-6 13 9-3zM52 86l3 12 6-7z" />
      <path d="M36 96v8M64 96v8" stroke="#000" stroke-width="2.200" stroke-linecap="round" opacity=".35" />
    </>
  ),
  fur: (
    <>
      <path d="M43 82 50 108l7-26c-4 2-10 2-14 0z" fill="#000" opacity=".35" />
      <path
        d="M36 70c-4 1-8 3-8 6-5 1-8 4-7 8-3 3-2 7 2 9-1 4 2 6 6 6 2 4 7 5 9 2 4 2 7 0 7-4l5-1 5 1c0 4 3 6 7 4 2 3 7 2 9-2 4 0 7-2 6-6 4-2 5-6 2-9 1-4-2-7-7-8 0-3-4-5-8-6-2 10-8 17-14 18-6-1-12-8-14-18z"
        fill="#d8c6a6"
      />
      <path
        d="M29 82l5 3M27 91l6-1M36 91l3-4M71 82l-5 3M73 91l-6-1M64 91l-3-4"
        stroke="#000"
        stroke-width="1.400"
        stroke-linecap="round"
        opacity=".3"
      />
    </>
  ),
  uniform: (
    <>
      <path d="M37 72h26l1 10c-8 5-20 5-28 0z" />
      <path d="M37 72h26l1 10c-8 5-20 5-28 0z" fill="#fff" opacity=".1" />
      <path d="M50 76v32" stroke="#000" stroke-width="1.200" opacity=".45" />
      <g fill="#e2b652">
        <circle cx="53.500" cy="89" r="2" />
        <circle cx="53.500" cy="97" r="2" />
      </g>
    </>
  ),
  high: (
    <>
      <path d="M38 70c6 5 18 5 24 0l1.500 10c-8 6-19 6-27 0z" />
      <path d="M38 70c6 5 18 5 24 0l1.500 10c-8 6-19 6-27 0z" fill="#fff" opacity=".16" />
      <path d="M50 74v10c6 5 14 8 22 8" stroke="#e2b652" stroke-width="1.500" fill="none" />
      <path d="M46.500 80h7M60 87l3 5" stroke="#e2b652" stroke-width="2.200" stroke-linecap="round" />
    </>
  ),
  apron: (
    <>
      <path d="M38 77c4 8 20 8 24 0l2 1c-4 13-24 13-28 0z" fill="#000" opacity=".2" />
      <path d="M35 78l3-2 4 16h16l4-16 3 2 1 30H34z" fill={LINEN} />
      <path d="M42 98h16v10H42z" fill="#000" opacity=".1" />
    </>
  ),
  varsity: (
    <>
      <path d="M40 77c4 6 16 6 20 0l3 31H37z" fill={LINEN} />
      <path d="M6 108c1-18 10-25 24-28l2 28zM94 108c-1-18-10-25-24-28l-2 28z" fill={LINEN} opacity=".8" />
      <path d="M38 76l-6 3 5 29h4zM62 76l6 3-5 29h-4z" fill="#000" opacity=".25" />
    </>
  ),
  happi: (
    <>
      <path d="M40 78c4 5 16 5 20 0l-6 30h-8z" fill={LINEN} />
      <path d="M38 75l-7 4 9 29h7zM62 75l7 4-9 29h-7z" fill="#1f2327" />
      <g fill={LINEN}>
        <path d="M37 87l3-1 1 4-3 1zM39.500 95l3-1 1 4-3 1zM63 87l-3-1-1 4 3 1zM60.500 95l-3-1-1 4 3 1z" />
        <circle cx="20" cy="96" r="5" opacity=".5" />
        <circle cx="80" cy="96" r="5" opacity=".5" />
      </g>
    </>
  ),
  chain: (
    <>
      <path d="M37 77c3 13 23 13 26 0l4 1c-5 20-29 20-34 0z" fill="#000" opacity=".24" />
      <path
        d="M37 77c2 20 24 20 26 0"
        fill="none"
        stroke="#e2b652"
        stroke-width="2.200"
        stroke-dasharray="2.600 1.200"
      />
      <circle cx="50" cy="94" r="3.200" fill="#e2b652" />
    </>
  ),
  shawl: (
    <>
      <path d="M38 76c2 8 7 13 12 17 5-4 10-9 12-17l4 1-10 31H44L34 77z" fill={LINEN} opacity=".8" />
      <path d="M33 77 14 88l4 20h9zM67 77l19 11-4 20h-9z" fill="#fff" opacity=".2" />
      <path
        d="M30 79l14 29M22 83l9 25M70 79l-14 29M78 83l-9 25"
        stroke="#000"
        stroke-width="1.400"
        opacity=".25"
      />
    </>
  ),
};

export function Clothes({ clothes, colour }: { clothes: Clothing; colour: string }) {
  return (
    <g fill={colour}>
      <path d={SHOULDERS} />
      {OVER[clothes]}
    </g>
  );
}
