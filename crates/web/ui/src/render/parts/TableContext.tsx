import type { ComponentChildren } from "preact";
import type { Welcome } from "../../wire/generated/wire.ts";
import { AtTable, companyOf, STRANGERS } from "./company.ts";
import { HouseDisplay } from "./display.ts";

interface TableContextProps {
  readonly welcome: Welcome | null;
  /** The user's own seat, if there is one. */
  readonly own: number | null;
  readonly children: ComponentChildren;
}

/** What all widgets of a table need to know: how the house shows it, and who sits there. */
export function TableContext({ welcome, own, children }: TableContextProps) {
  const company = welcome === null ? STRANGERS : companyOf(welcome, own);
  return (
    <HouseDisplay.Provider value={welcome?.display ?? null}>
      <AtTable.Provider value={company}>{children}</AtTable.Provider>
    </HouseDisplay.Provider>
  );
}
