import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { COMPANY, seated } from "../../state/people.ts";
import { settings } from "../../state/settings.ts";
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

/**
 * The company of a table; `own` is the user's seat. Alone with bots, the user has the face of the settings where the match has none. Among
 * friends the match has all faces that were chosen, and everybody sees the same.
 */
export function companyOf(
  { mode, names, faces, bots }: Pick<Welcome, "mode" | "names" | "faces" | "bots">,
  own: number | null,
): Company {
  const { portrait } = settings.value;
  const isAlone = names.every((_, seat) => seat === own || typeof bots[seat] === "string");
  const mine = portrait === "name" || mode === "friends" || !isAlone ? null : portrait;
  const chosen = names.map((_, seat) => faces?.[seat] ?? (seat === own ? mine : null));
  return { people: seated(names, chosen), bots };
}

/** The bot at a seat, if one plays there. */
export function useBot(seat: number): string | null {
  return useContext(AtTable).bots[seat] ?? null;
}
