import type { ComponentChild } from "preact";
import type { Features } from "../../../state/cast.ts";
import { LINEN } from "./colours.ts";

const SHOULDERS = "M6 108c1-20 14-27 34-30 6 5 14 5 20 0 20 3 33 10 34 30z";

/** What lies over the cloth of the shoulders. */
const OVER: Readonly<Record<Features["wears"]["clothes"], ComponentChild>> = {
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
};

/** Shoulders, in their cloth. */
export function Clothes({ clothes, colour }: { clothes: Features["wears"]["clothes"]; colour: string }) {
  return (
    <g fill={colour}>
      <path d={SHOULDERS} />
      {OVER[clothes]}
    </g>
  );
}
