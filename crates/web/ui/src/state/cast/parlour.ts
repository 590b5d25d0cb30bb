import type { CHARACTERS, GUESTS } from "../people.ts";
import type { Features } from "./features.ts";

export const GUEST_FACES: Readonly<Record<(typeof GUESTS)[number], Features>> = {
  Shinobu: {
    face: { head: "pointed", skin: 0, brows: "slanted", eyes: "sharp", nose: "long", mouth: "painted" },
    hair: { cut: "veil", colour: 0 },
    wears: { clothes: "gi", colour: 7 },
    more: "mole",
    ground: 6,
  },
};

export const CHARACTER_FACES: Readonly<Record<(typeof CHARACTERS)[number], Features>> = {
  Suzume: {
    face: { head: "pointed", skin: 1, brows: "arched", eyes: "lashes", nose: "short", mouth: "painted" },
    hair: { cut: "plumes", colour: 14 },
    wears: { clothes: "kimono", colour: 0, hat: "feather", hatColour: 4 },
    more: "earrings",
    ground: 9,
  },
  Torao: {
    face: { head: "square", skin: 3, brows: "slanted", eyes: "round", nose: "broad", mouth: "fang" },
    hair: { cut: "mane", colour: 13 },
    wears: { clothes: "fur", colour: 7 },
    more: "scar",
    ground: 1,
  },
  Kamejiro: {
    face: { head: "round", skin: 2, brows: "bushy", eyes: "closed", nose: "broad", mouth: "smile" },
    hair: { cut: "none", colour: 7, beard: "wisp" },
    wears: { clothes: "kimono", colour: 2 },
    lined: true,
    ground: 7,
  },
  Tatsuya: {
    face: { head: "long", skin: 1, brows: "slanted", eyes: "sharp", nose: "hooked", mouth: "calm" },
    hair: { cut: "long", colour: 15 },
    wears: { clothes: "high", colour: 5 },
    more: "hoops",
    ground: 8,
  },
};
