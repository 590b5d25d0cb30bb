import { expect, test } from "vitest";
import { PEOPLE } from "../people.ts";
import { CAST } from "./cast.ts";

test("everybody has a face, and no two look alike (R-316, R-325)", () => {
  expect(PEOPLE.length).toBe(28 + 29 + 12 + 1 + 4);
  expect(new Set(PEOPLE)).toEqual(new Set(Object.keys(CAST)));
  // Colours alone make no new person.
  const shapes = Object.values(CAST).map(({ face, hair, wears, lined, more }) => ({
    face: { ...face, skin: 0 },
    hair: { ...hair, colour: 0 },
    wears: { ...wears, colour: 0, hatColour: 0 },
    lined,
    more,
  }));
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(PEOPLE.length);
});

test("whoever wears the hair of another differs in much of the rest (R-316)", () => {
  const features = ({ face, hair, wears, lined, more }: (typeof CAST)[keyof typeof CAST]) => ({
    head: face.head,
    brows: face.brows,
    eyes: face.eyes,
    nose: face.nose,
    mouth: face.mouth,
    beard: hair.beard,
    clothes: wears.clothes,
    hat: wears.hat,
    glasses: wears.glasses,
    lined,
    more,
    hair: hair.colour,
    skin: face.skin,
  });
  for (const [nth, one] of PEOPLE.entries()) {
    for (const other of PEOPLE.slice(0, nth)) {
      if (CAST[one].hair.cut !== CAST[other].hair.cut) continue;
      const [a, b] = [features(CAST[one]), features(CAST[other])];
      const different = Object.keys(a).filter((key) => a[key as keyof typeof a] !== b[key as keyof typeof b]);
      expect(different.length, `${one} and ${other}: ${different}`).toBeGreaterThanOrEqual(6);
    }
  }
});
