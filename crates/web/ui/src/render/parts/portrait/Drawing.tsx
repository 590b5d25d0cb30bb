import { useId } from "preact/hooks";
import { CAST } from "../../../state/cast/cast.ts";
import type { Person } from "../../../wire/generated/wire.ts";
import { Clothes } from "./Clothes.tsx";
import { CLOTHS, GROUNDS, HAIRS, INK, SKINS } from "./colours.ts";
import { HAIR } from "./hair.ts";
import { HATS } from "./hats.tsx";
import { BEARDS, BROWS, EYES, GLASSES, HEADS, LINES, MORE, MOUTHS, NOSES } from "./looks.tsx";

const AROUND_MOUTH: ReadonlySet<string> = new Set(["full", "long", "trimmed"]);

export function Drawing({ person }: { person: Person }) {
  const clip = useId();
  const { face, hair, wears, lined, more, ground } = CAST[person];
  const skin = SKINS[face.skin];
  const hairColour = HAIRS[hair.colour];
  const { back, front } = HAIR[hair.cut];
  const beard = hair.beard && <g fill={hairColour}>{BEARDS[hair.beard]}</g>;
  const isOverMouth = hair.beard === "walrus";
  return (
    <>
      <clipPath id={clip}>
        <path d={HEADS[face.head]} />
      </clipPath>
      <rect width="100" height="100" fill={GROUNDS[ground]} />
      <path d="M0 100V60C30 80 70 84 100 66v34z" fill="#000" opacity=".07" />
      <g fill={hairColour}>{back}</g>
      <g opacity=".22">{back}</g>
      <path d="M40 62h20v16c-2 9-18 9-20 0z" fill={skin} />
      <path d="M40 66c4 8 14 10 20 5v7c-2 9-18 9-20 0z" opacity=".2" />
      <Clothes clothes={wears.clothes} colour={CLOTHS[wears.colour] ?? INK} />
      <g fill={skin}>
        <ellipse cx="28.500" cy="48.500" rx="4" ry="5.500" />
        <ellipse cx="71.500" cy="48.500" rx="4" ry="5.500" />
        <path d={HEADS[face.head]} />
      </g>
      <path d="M60 10c6 20 5 44-6 66h24V10z" opacity=".1" clip-path={`url(#${clip})`} />
      <g fill="#c4472f" opacity=".14">
        <circle cx="36.500" cy="56" r="5" />
        <circle cx="63.500" cy="56" r="5" />
      </g>
      {lined && LINES}
      {!isOverMouth && beard}
      <g style={{ color: `color-mix(in srgb, ${hairColour} 76%, ${INK})` }}>
        <g transform="translate(40.500 39.500)">{BROWS[face.brows]}</g>
        <g transform="matrix(-1 0 0 1 59.500 39.500)">{BROWS[face.brows]}</g>
      </g>
      <g transform="translate(40.500 47)">{EYES[face.eyes]}</g>
      <g transform="matrix(-1 0 0 1 59.500 47)">{EYES[face.eyes]}</g>
      <g opacity=".2">{NOSES[face.nose]}</g>
      {hair.beard && AROUND_MOUTH.has(hair.beard) && (
        <ellipse cx="50" cy="63.500" rx="8.500" ry="4" fill={skin} />
      )}
      {MOUTHS[face.mouth]}
      {isOverMouth && beard}
      <g fill={hairColour}>{front}</g>
      {wears.glasses && GLASSES[wears.glasses]}
      {more && MORE[more]}
      {wears.hat && <g fill={CLOTHS[wears.hatColour ?? wears.colour]}>{HATS[wears.hat]}</g>}
    </>
  );
}
