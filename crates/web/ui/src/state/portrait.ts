/** What a face is made of; each a place in the lists that the drawing keeps. */
export interface Features {
  readonly skin: number;
  readonly hair: number;
  readonly cut: (typeof CUTS)[number];
  readonly eyes: (typeof EYES)[number];
  readonly mouth: (typeof MOUTHS)[number];
  readonly extra: (typeof EXTRAS)[number];
  readonly cloth: number;
  readonly ground: number;
}

export const CUTS = ["short", "parted", "bob", "long", "bun", "curly", "spiky", "fringe", "cap"] as const;
export const EYES = ["open", "smiling", "calm", "bright"] as const;
export const MOUTHS = ["smile", "grin", "calm", "wry"] as const;
/** Most have nothing beside their face. */
export const EXTRAS = [
  "none",
  "none",
  "none",
  "glasses",
  "square_glasses",
  "beard",
  "freckles",
  "earrings",
] as const;
export const SKINS = ["#f6d7bd", "#eec3a0", "#dca77f", "#c08a62", "#98653f", "#6d452b"] as const;
export const HAIRS = ["#26201d", "#3d2b21", "#6b4423", "#a86b32", "#d3a24e", "#8d8f94", "#7a2e22"] as const;
export const CLOTHS = ["#3f6ea8", "#a3483f", "#4c8a5b", "#76518f", "#c48a2d", "#3a7f86", "#5b6472"] as const;
export const GROUNDS = ["#cfe3ee", "#f3dcc4", "#d5e8cf", "#e6d7ee", "#f3e5b4", "#cfe5df", "#f0d0d2"] as const;

/** The face of a player: the same name has the same one at every table. */
export function featuresOf(name: string): Features {
  const next = chances(name);
  const of = (length: number) => Math.floor(next() * length);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[of(list.length)] ?? list[0];
  return {
    skin: of(SKINS.length),
    hair: of(HAIRS.length),
    cut: pick(CUTS),
    eyes: pick(EYES),
    mouth: pick(MOUTHS),
    extra: pick(EXTRAS),
    cloth: of(CLOTHS.length),
    ground: of(GROUNDS.length),
  };
}

/** Numbers from 0 to 1 that a text decides: its hash by FNV-1a, shuffled on. */
function chances(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
