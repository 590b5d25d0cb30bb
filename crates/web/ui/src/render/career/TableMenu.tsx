import type { Signal } from "@preact/signals";
import type { MenuLine, NewMatch } from "../../wire/generated/wire.ts";
import { HouseMenu } from "../start/HouseMenu.tsx";

interface TableMenuProps {
  readonly summary: string;
  readonly preset: string;
  readonly lines: readonly MenuLine[];
  readonly chosen: Signal<NewMatch["menu"]>;
}

/** The rules of a table that may be chosen, folded. */
export function TableMenu({ summary, preset, lines, chosen }: TableMenuProps) {
  return (
    <details>
      <summary data-action="table-menu">{summary}</summary>
      <HouseMenu
        preset={preset}
        lines={lines}
        menu={chosen.value}
        set={(menu) => {
          chosen.value = menu;
        }}
      />
    </details>
  );
}
