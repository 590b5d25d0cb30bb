import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Helpers, helpersAt } from "../../state/helpers.ts";
import { type Kind, MATCH } from "../../state/kind.ts";

/** The kind of the table around a widget. */
export const TableKind = createContext<Kind>(MATCH);

export const useKind = (): Kind => useContext(TableKind);

/** The helpers at the table around a widget. */
export const useHelpers = (): Helpers => helpersAt(useKind());
