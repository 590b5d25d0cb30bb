import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import {
  type Behind,
  type Filters,
  listedIn,
  queryOf,
  shownError,
  shownValue,
} from "../../state/statistics.ts";
import { figureName } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import type { FigureLine } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";

export const Filtered = createContext<Filters>({});

export function useListHref(behind: Behind): string {
  return hrefOf({ page: "hands", query: queryOf(useContext(Filtered), behind) });
}

interface OpensProps {
  readonly behind: Behind;
  readonly listed: number;
  readonly kind?: string;
  /** Said in place of what it contains. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** Links to the list of what is counted, if anything is. */
export function Opens({ behind, listed, kind, label, children }: OpensProps) {
  const href = useListHref(behind);
  const all = { class: kind, "aria-label": label, "data-figure": Object.values(behind).join(" ") };
  if (listed > 0)
    return (
      <a {...all} href={href} data-count={listed}>
        {children}
      </a>
    );
  return (
    <span {...all} role={label === undefined ? undefined : "img"}>
      {children}
    </span>
  );
}

interface NamedProps {
  readonly line: FigureLine;
  /** What else comes up. */
  readonly than?: string;
  readonly children?: ComponentChildren;
}

/** A number of a picture; its error and count come up with the pointer or the focus on it. */
export function Named({ line, than, children }: NamedProps) {
  return (
    <Opens behind={{ figure: line.key }} listed={listedIn(line)} kind="named">
      {figureName(line.key)} <b>{shownValue(line)}</b>{" "}
      <small>{[spread(line), than].filter(Boolean).join(" · ")}</small>
      {children}
    </Opens>
  );
}

interface FigureProps {
  readonly line: FigureLine;
  readonly behind: Behind;
  readonly listed?: number;
}

/** A number with its error and its count. */
export function Figure({ line, behind, listed = listedIn(line) }: FigureProps) {
  return (
    <Opens behind={behind} listed={listed} kind="figure">
      <b>{shownValue(line)}</b> <small>{spread(line)}</small>
    </Opens>
  );
}

/** `±1.2% 5 of 20` */
export function spread(line: FigureLine): string {
  const { sum, count } = line.measured;
  const counted = line.share ? t("count-of", { sum, count }) : t("count-all", { count });
  return [shownError(line), counted].filter((words) => words !== null).join(" ");
}
