import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Topic } from "../../state/help/topics.ts";
import type { Catalogue, HelpBook } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";

export interface Library {
  readonly book: HelpBook;
  readonly catalogue: Catalogue;
  /** The house, which links within the help keep. */
  readonly query: string;
}

export const InHelp = createContext<Library | null>(null);

export function useLibrary(): Library {
  const library = useContext(InHelp);
  if (library === null) throw new Error("outside the help");
  return library;
}

export function useHref(): (topic?: Topic, at?: string | null) => string {
  const { query } = useLibrary();
  return (topic, at) => hrefOf({ page: "help", topic, at: at ?? undefined, query });
}
