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

/** In the order in which they are offered. */
export const SLOTS: readonly Slot[] = ["phoenix", "tiger", "tortoise", "dragon"];

export const playing = kept("jantaku.character", text(SLOTS), null);

/** The first character if none was chosen. */
export function own(page: CareerPage, chosen: Slot | null): CareerCharacter | undefined {
  return page.characters.find(({ character }) => character === chosen) ?? page.characters[0];
}

/** The first face of all without a name. */
export function personOf(name: string): Person {
  return PEOPLE.find((person) => person === name) ?? "Hana";
}

/** `null` if the seat can be taken. */
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

export function waiting(page: CareerPage, modes: readonly Mode[], slot: Slot | null): string | undefined {
  const fits = page.open.filter(
    ({ mode, character }) => modes.includes(mode) && (character ?? null) === slot,
  );
  return fits[0]?.match_id;
}

export function matchOf(game: NewCareerMatch["game"], pace: NewCareerMatch["pace"]): NewCareerMatch {
  return { game, pace };
}
