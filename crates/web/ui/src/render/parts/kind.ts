import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Helpers, helpersAt } from "../../state/helpers.ts";
import { type Kind, MATCH } from "../../state/kind.ts";

export const TableKind = createContext<Kind>(MATCH);

export const useKind = (): Kind => useContext(TableKind);

export const useHelpers = (): Helpers => helpersAt(useKind());
