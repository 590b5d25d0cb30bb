import type {
  CareerCharacter,
  CareerPage,
  Feature,
  Mode,
  NewCareerMatch,
  ParlourTable,
  Person,
  Slot,
} from "../wire/generated/wire.ts";
import { kept, text } from "./kept.ts";
import { PEOPLE } from "./people.ts";

/** The characters that a player can be, in the order in which they are offered. */
export const SLOTS: readonly Slot[] = ["phoenix", "tiger", "tortoise", "dragon"];

/** The character that plays, as it was chosen last in this browser. */
export const playing = kept("jantaku.character", text(SLOTS), null);

/** The character that plays: the chosen one, or the first there is. */
export function own(page: CareerPage, chosen: Slot | null): CareerCharacter | undefined {
  return page.characters.find(({ character }) => character === chosen) ?? page.characters[0];
}

/** The face of this name; without one the first of all. */
export function personOf(name: string): Person {
  return PEOPLE.find((person) => person === name) ?? "Hana";
}

/** Why a seat at a table cannot be taken, if it cannot. */
export function barTo(
  table: ParlourTable,
  { account, unlocked }: Pick<CareerCharacter, "account" | "unlocked">,
  buyIn: number,
): "locked" | "points" | null {
  if (table === "expert" && !unlocked.includes("guest")) return "locked";
  return account < buyIn ? "points" : null;
}

export function isOpen({ unlocked }: Pick<CareerCharacter, "unlocked">, feature: Feature): boolean {
  return unlocked.includes(feature);
}

/** The match of this character that waits, in one of these modes. */
export function waiting(page: CareerPage, modes: readonly Mode[], slot: Slot | null): string | undefined {
  const fits = page.open.filter(
    ({ mode, character }) => modes.includes(mode) && (character ?? null) === slot,
  );
  return fits[0]?.match_id;
}

/** A match as the career's pages begin it: at the pace that was chosen last. */
export function matchOf(game: NewCareerMatch["game"], pace: NewCareerMatch["pace"]): NewCareerMatch {
  return { game, pace };
}
