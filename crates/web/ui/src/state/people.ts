import type { Person } from "../wire/generated/wire.ts";

export const COMPANY = [
  "Hana",
  "Sora",
  "Ren",
  "Mio",
  "Kenji",
  "Yuki",
  "Taro",
  "Emi",
  "Daichi",
  "Aoi",
  "Noriko",
  "Jiro",
  "Rin",
  "Goro",
  "Sayo",
  "Haruto",
  "Ines",
  "Marek",
  "Amara",
  "Leila",
  "Otto",
  "Wei",
  "Priya",
  "Tomas",
  "Nia",
  "Farid",
  "Greta",
  "Luca",
] as const satisfies readonly Person[];

export const RIVALS = [
  "Gen",
  "Irina",
  "Kazuo",
  "Ume",
  "Samir",
  "Reiko",
  "Dario",
  "Aya",
  "Viktor",
  "Sachi",
  "Malik",
  "Tomoe",
  "Jin",
  "Freya",
  "Kaito",
  "Yara",
  "Isamu",
  "Bea",
  "Shun",
  "Mei",
  "Anton",
  "Chiyo",
  "Ravi",
  "Pilar",
  "Hideo",
  "Zoe",
  "Kiyo",
  "Bruno",
  "Momo",
] as const satisfies readonly Person[];

export const MEMBERS = [
  "Asami",
  "Ben",
  "Chika",
  "Dmitri",
  "Eiko",
  "Fumio",
  "Gina",
  "Hugo",
  "Ikue",
  "Jonas",
  "Kanako",
  "Leon",
] as const satisfies readonly Person[];

export const GUESTS = ["Shinobu"] as const satisfies readonly Person[];

/** Phoenix, tiger, tortoise and dragon. */
export const CHARACTERS = ["Suzume", "Torao", "Kamejiro", "Tatsuya"] as const satisfies readonly Person[];

export const PEOPLE: readonly Person[] = [...COMPANY, ...RIVALS, ...MEMBERS, ...GUESTS, ...CHARACTERS];

/** Kept for a player who has chosen no name; the page words it. */
export const UNNAMED = "You";

/** Whose face such a player has. */
const NEWCOMER = "Shun" satisfies Person;

/**
 * By seat; no two are alike, unless both chose to be. A name keeps its face from table to table, unless another player has it by
 * choice or by name. Names outside the cast get a face of a rival: nobody called so sits at a table without those of the cast.
 */
export function seated(
  names: readonly string[],
  chosen: readonly (Person | null | undefined)[] = [],
): readonly Person[] {
  const people: (Person | undefined)[] = names.map((_, seat) => chosen[seat] ?? undefined);
  const isFree = (person: Person) => !people.includes(person);
  for (const [seat, name] of names.entries()) {
    const namesake = PEOPLE.find((person) => person === name);
    if (people[seat] === undefined && namesake !== undefined && isFree(namesake)) people[seat] = namesake;
  }
  // By name and not by seat, which changes from match to match.
  const others = [...names.entries()].sort(([, one], [, other]) => (one < other ? -1 : Number(one > other)));
  for (const [seat, name] of others) {
    const first = name === UNNAMED ? RIVALS.indexOf(NEWCOMER) : hash(name) % RIVALS.length;
    people[seat] ??= [...RIVALS.slice(first), ...RIVALS.slice(0, first)].find(isFree);
  }
  return people.filter((person) => person !== undefined);
}

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return state >>> 0;
}
