import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { house } from "../../state/houseDisplay.ts";
import type { Welcome } from "../../wire/generated/wire.ts";
import { AtTable, companyOf, STRANGERS } from "./company.ts";
import { HouseDisplay } from "./display.ts";

interface TableContextProps {
  readonly welcome: Welcome | null;
  readonly children: ComponentChildren;
}

/** What all widgets of a table need to know: how the house shows it, and who sits there. */
export function TableContext({ welcome, children }: TableContextProps) {
  const display = welcome?.display ?? null;
  useLayoutEffect(() => {
    house.value = display;
    return () => {
      house.value = null;
    };
  }, [display]);
  const company = welcome === null ? STRANGERS : companyOf(welcome);
  return (
    <HouseDisplay.Provider value={display}>
      <AtTable.Provider value={company}>{children}</AtTable.Provider>
    </HouseDisplay.Provider>
  );
}
