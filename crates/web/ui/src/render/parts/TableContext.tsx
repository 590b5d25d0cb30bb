import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { house } from "../../state/houseDisplay.ts";
import type { Kind } from "../../state/kind.ts";
import type { Welcome } from "../../wire/generated/wire.ts";
import { AtTable, companyOf, STRANGERS } from "./company.ts";
import { HouseDisplay } from "./display.ts";
import { TableKind } from "./kind.ts";

interface TableContextProps {
  readonly kind: Kind;
  readonly welcome: Welcome | null;
  readonly children: ComponentChildren;
}

export function TableContext({ kind, welcome, children }: TableContextProps) {
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
      <AtTable.Provider value={company}>
        <TableKind.Provider value={kind}>{children}</TableKind.Provider>
      </AtTable.Provider>
    </HouseDisplay.Provider>
  );
}
