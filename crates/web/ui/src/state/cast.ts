import type { Person } from "../wire/generated/wire.ts";

/** What a person looks like. Colours are places in the lists of the drawing. */
export interface Features {
  readonly face: {
    readonly head: "oval" | "round" | "square" | "long" | "pointed";
    readonly skin: number;
    readonly brows: "soft" | "thick" | "arched" | "level";
    readonly eyes: "round" | "almond" | "narrow" | "smiling" | "tired";
    readonly nose: "short" | "long" | "broad" | "hooked";
    readonly mouth: "calm" | "smile" | "grin" | "wry" | "full";
  };
  readonly hair: {
    readonly cut: Cut;
    readonly colour: number;
    readonly beard?: "stubble" | "moustache" | "goatee" | "full" | "long";
  };
  readonly wears: {
    readonly clothes: "round" | "shirt" | "kimono" | "hood" | "roll" | "waistcoat" | "scarf" | "coat";
    readonly colour: number;
    readonly hat?: "cap" | "knitted" | "visor" | "scarf" | "turban" | "beret" | "band";
    readonly glasses?: "round" | "square" | "half" | "dark";
  };
  /** Whether age has left its lines. */
  readonly lined?: true;
  readonly more?: "freckles" | "mole" | "earrings";
  readonly ground: number;
}

export type Cut =
  | "none"
  | "fringes"
  | "buzzed"
  | "crop"
  | "parted"
  | "swept"
  | "spiky"
  | "pixie"
  | "bob"
  | "straight"
  | "waves"
  | "bun"
  | "tail"
  | "curls"
  | "cloud"
  | "braids"
  | "knot"
  | "locks"
  | "perm"
  | "undercut";

/** Everybody who may sit at a table. */
export const CAST: Readonly<Record<Person, Features>> = {
  Hana: {
    face: { head: "pointed", skin: 1, brows: "soft", eyes: "almond", nose: "short", mouth: "smile" },
    hair: { cut: "bob", colour: 0 },
    wears: { clothes: "kimono", colour: 1 },
    ground: 0,
  },
  Sora: {
    face: { head: "oval", skin: 2, brows: "level", eyes: "round", nose: "short", mouth: "wry" },
    hair: { cut: "spiky", colour: 1 },
    wears: { clothes: "hood", colour: 4 },
    ground: 3,
  },
  Ren: {
    face: { head: "long", skin: 1, brows: "level", eyes: "narrow", nose: "long", mouth: "calm" },
    hair: { cut: "swept", colour: 0 },
    wears: { clothes: "roll", colour: 7, glasses: "square" },
    ground: 5,
  },
  Mio: {
    face: { head: "round", skin: 0, brows: "soft", eyes: "round", nose: "short", mouth: "grin" },
    hair: { cut: "braids", colour: 3 },
    wears: { clothes: "round", colour: 2 },
    more: "freckles",
    ground: 1,
  },
  Kenji: {
    face: { head: "square", skin: 2, brows: "thick", eyes: "narrow", nose: "broad", mouth: "calm" },
    hair: { cut: "buzzed", colour: 0, beard: "stubble" },
    wears: { clothes: "coat", colour: 0, hat: "band" },
    ground: 4,
  },
  Yuki: {
    face: { head: "pointed", skin: 0, brows: "arched", eyes: "almond", nose: "long", mouth: "calm" },
    hair: { cut: "straight", colour: 7 },
    wears: { clothes: "roll", colour: 5 },
    ground: 2,
  },
  Taro: {
    face: { head: "round", skin: 2, brows: "thick", eyes: "smiling", nose: "broad", mouth: "smile" },
    hair: { cut: "fringes", colour: 5 },
    wears: { clothes: "shirt", colour: 6, glasses: "half" },
    lined: true,
    ground: 5,
  },
  Emi: {
    face: { head: "oval", skin: 1, brows: "arched", eyes: "almond", nose: "short", mouth: "wry" },
    hair: { cut: "tail", colour: 2 },
    wears: { clothes: "shirt", colour: 3, hat: "visor" },
    ground: 0,
  },
  Daichi: {
    face: { head: "square", skin: 3, brows: "thick", eyes: "round", nose: "broad", mouth: "grin" },
    hair: { cut: "crop", colour: 0, beard: "full" },
    wears: { clothes: "coat", colour: 2 },
    ground: 3,
  },
  Aoi: {
    face: { head: "round", skin: 1, brows: "level", eyes: "round", nose: "short", mouth: "smile" },
    hair: { cut: "pixie", colour: 6 },
    wears: { clothes: "hood", colour: 1, glasses: "round" },
    ground: 2,
  },
  Noriko: {
    face: { head: "oval", skin: 1, brows: "soft", eyes: "smiling", nose: "short", mouth: "smile" },
    hair: { cut: "perm", colour: 5 },
    wears: { clothes: "scarf", colour: 3 },
    lined: true,
    more: "earrings",
    ground: 4,
  },
  Jiro: {
    face: { head: "long", skin: 2, brows: "thick", eyes: "tired", nose: "long", mouth: "calm" },
    hair: { cut: "none", colour: 5, beard: "long" },
    wears: { clothes: "kimono", colour: 7 },
    lined: true,
    ground: 1,
  },
  Rin: {
    face: { head: "pointed", skin: 0, brows: "level", eyes: "narrow", nose: "short", mouth: "wry" },
    hair: { cut: "undercut", colour: 4 },
    wears: { clothes: "coat", colour: 7 },
    more: "earrings",
    ground: 5,
  },
  Goro: {
    face: { head: "round", skin: 3, brows: "thick", eyes: "narrow", nose: "broad", mouth: "calm" },
    hair: { cut: "knot", colour: 0, beard: "goatee" },
    wears: { clothes: "kimono", colour: 0 },
    ground: 0,
  },
  Sayo: {
    face: { head: "oval", skin: 0, brows: "arched", eyes: "tired", nose: "long", mouth: "full" },
    hair: { cut: "bun", colour: 0 },
    wears: { clothes: "kimono", colour: 3 },
    more: "mole",
    ground: 3,
  },
  Haruto: {
    face: { head: "oval", skin: 1, brows: "soft", eyes: "round", nose: "long", mouth: "smile" },
    hair: { cut: "parted", colour: 2 },
    wears: { clothes: "scarf", colour: 4, hat: "cap" },
    ground: 2,
  },
  Ines: {
    face: { head: "pointed", skin: 3, brows: "arched", eyes: "almond", nose: "long", mouth: "full" },
    hair: { cut: "waves", colour: 1 },
    wears: { clothes: "round", colour: 0 },
    more: "earrings",
    ground: 5,
  },
  Marek: {
    face: { head: "square", skin: 0, brows: "level", eyes: "tired", nose: "hooked", mouth: "calm" },
    hair: { cut: "parted", colour: 4, beard: "moustache" },
    wears: { clothes: "waistcoat", colour: 6 },
    ground: 1,
  },
  Amara: {
    face: { head: "oval", skin: 6, brows: "arched", eyes: "almond", nose: "broad", mouth: "full" },
    hair: { cut: "cloud", colour: 0 },
    wears: { clothes: "roll", colour: 2 },
    more: "earrings",
    ground: 4,
  },
  Leila: {
    face: { head: "oval", skin: 3, brows: "thick", eyes: "almond", nose: "hooked", mouth: "smile" },
    hair: { cut: "none", colour: 1 },
    wears: { clothes: "round", colour: 5, hat: "scarf" },
    ground: 1,
  },
  Otto: {
    face: { head: "round", skin: 0, brows: "thick", eyes: "round", nose: "hooked", mouth: "calm" },
    hair: { cut: "fringes", colour: 5, beard: "moustache" },
    wears: { clothes: "waistcoat", colour: 1, hat: "beret" },
    lined: true,
    ground: 0,
  },
  Wei: {
    face: { head: "square", skin: 1, brows: "level", eyes: "narrow", nose: "long", mouth: "wry" },
    hair: { cut: "crop", colour: 5, beard: "goatee" },
    wears: { clothes: "coat", colour: 5, glasses: "dark" },
    ground: 3,
  },
  Priya: {
    face: { head: "pointed", skin: 4, brows: "thick", eyes: "round", nose: "long", mouth: "smile" },
    hair: { cut: "straight", colour: 0 },
    wears: { clothes: "scarf", colour: 0, glasses: "round" },
    ground: 2,
  },
  Tomas: {
    face: { head: "long", skin: 4, brows: "soft", eyes: "smiling", nose: "long", mouth: "grin" },
    hair: { cut: "curls", colour: 1 },
    wears: { clothes: "shirt", colour: 4 },
    ground: 4,
  },
  Nia: {
    face: { head: "round", skin: 5, brows: "soft", eyes: "smiling", nose: "broad", mouth: "grin" },
    hair: { cut: "locks", colour: 0 },
    wears: { clothes: "hood", colour: 3 },
    ground: 5,
  },
  Farid: {
    face: { head: "long", skin: 4, brows: "thick", eyes: "almond", nose: "hooked", mouth: "calm" },
    hair: { cut: "none", colour: 0, beard: "full" },
    wears: { clothes: "waistcoat", colour: 2, hat: "turban" },
    ground: 0,
  },
  Greta: {
    face: { head: "long", skin: 0, brows: "level", eyes: "tired", nose: "hooked", mouth: "wry" },
    hair: { cut: "bun", colour: 5 },
    wears: { clothes: "roll", colour: 1, glasses: "half" },
    lined: true,
    ground: 3,
  },
  Luca: {
    face: { head: "pointed", skin: 2, brows: "thick", eyes: "tired", nose: "hooked", mouth: "smile" },
    hair: { cut: "waves", colour: 2, beard: "stubble" },
    wears: { clothes: "round", colour: 4, hat: "knitted" },
    ground: 1,
  },
};

export const PEOPLE = Object.keys(CAST) as readonly Person[];

/** Who has chosen a face, and which. */
export interface Chosen {
  readonly seat: number;
  readonly person: Person;
}

/**
 * Who sits at a table, by seat; no two are alike. A name has the same face at every table, unless another player there
 * has it by choice, by the name itself, or sits before.
 */
export function seated(names: readonly string[], chosen: Chosen | null = null): readonly Person[] {
  const people: (Person | undefined)[] = names.map((_, seat) =>
    seat === chosen?.seat ? chosen.person : undefined,
  );
  const isFree = (person: Person) => !people.includes(person);
  for (const [seat, name] of names.entries()) {
    const namesake = PEOPLE.find((person) => person === name);
    if (people[seat] === undefined && namesake !== undefined && isFree(namesake)) people[seat] = namesake;
  }
  for (const [seat, name] of names.entries()) {
    const first = hash(name) % PEOPLE.length;
    people[seat] ??= [...PEOPLE.slice(first), ...PEOPLE.slice(0, first)].find(isFree);
  }
  return people.filter((person) => person !== undefined);
}

/** FNV-1a. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return state >>> 0;
}
