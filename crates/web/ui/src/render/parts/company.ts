import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { COMPANY, seated } from "../../state/people.ts";
import type { Person, Welcome } from "../../wire/generated/wire.ts";

/** Who sits at a table, by seat. */
export interface Company {
  readonly people: readonly Person[];
  /** The bots' names, levels with or without a style; none where a person plays. */
  readonly bots: readonly (string | null)[];
}

/** Until the welcome says who they are. */
export const STRANGERS: Company = { people: COMPANY.slice(0, 4), bots: [] };

export const AtTable = createContext(STRANGERS);

/** The company of a table: the match has all faces that were chosen, and everybody sees the same. */
export function companyOf({ names, faces, bots }: Pick<Welcome, "names" | "faces" | "bots">): Company {
  return {
    people: seated(
      names,
      names.map((_, seat) => faces?.[seat] ?? null),
    ),
    bots,
  };
}

/** The bot at a seat, if one plays there. */
export function useBot(seat: number): string | null {
  return useContext(AtTable).bots[seat] ?? null;
}
