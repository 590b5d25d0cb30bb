import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Topic } from "../../state/help/topics.ts";
import type { Catalogue, HelpBook } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";

/** What the pages of the help are made from. */
export interface Library {
  readonly book: HelpBook;
  readonly catalogue: Catalogue;
  /** What links within the help keep: whose rules it speaks of. */
  readonly query: string;
}

export const InHelp = createContext<Library | null>(null);

export function useLibrary(): Library {
  const library = useContext(InHelp);
  if (library === null) throw new Error("outside the help");
  return library;
}

/** The address of a place in the help, for the same rules. */
export function useHref(): (topic?: Topic, at?: string | null) => string {
  const { query } = useLibrary();
  return (topic, at) => hrefOf({ page: "help", topic, at: at ?? undefined, query });
}
