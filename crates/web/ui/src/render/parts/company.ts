import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { COMPANY, seated } from "../../state/people.ts";
import { keptName } from "../../state/playerName.ts";
import type { Person, Welcome } from "../../wire/generated/wire.ts";

/** One entry for each seat. */
export interface Company {
  readonly people: readonly Person[];
  /** Levels with or without a style; `null` for a person. */
  readonly bots: readonly (string | null)[];
}

export const STRANGERS: Company = { people: COMPANY.slice(0, 4), bots: [] };

export const AtTable = createContext(STRANGERS);

/** Everybody sees the same faces: those that were chosen for the match. */
export function companyOf({ names, faces, bots }: Pick<Welcome, "names" | "faces" | "bots">): Company {
  return {
    people: seated(
      names.map(keptName),
      names.map((_, seat) => faces?.[seat] ?? null),
    ),
    bots,
  };
}

export function useBot(seat: number): string | null {
  return useContext(AtTable).bots[seat] ?? null;
}
