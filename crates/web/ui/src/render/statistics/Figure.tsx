import { createContext } from "preact";
import { useContext } from "preact/hooks";
import {
  type Behind,
  type Filters,
  listedIn,
  queryOf,
  shownError,
  shownValue,
} from "../../state/statistics.ts";
import { t } from "../../texts/texts.ts";
import type { FigureLine } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";

export const Filtered = createContext<Filters>({});

function useListHref(behind: Behind): string {
  return hrefOf({ page: "hands", query: queryOf(useContext(Filtered), behind) });
}

interface FigureProps {
  readonly line: FigureLine;
  readonly label: string;
  readonly behind: Behind;
  readonly listed?: number;
}

/** Links to the list of what it counts. */
export function Figure({ line, label, behind, listed = listedIn(line) }: FigureProps) {
  const href = useListHref(behind);
  const key = Object.values(behind).join(" ");
  if (listed === 0)
    return (
      <span class="figure" data-figure={key}>
        <Numbers line={line} label={label} />
      </span>
    );
  return (
    <a class="figure" href={href} data-figure={key} data-count={listed}>
      <Numbers line={line} label={label} />
    </a>
  );
}

function Numbers({ line, label }: Pick<FigureProps, "line" | "label">) {
  const { sum, count } = line.measured;
  const error = shownError(line);
  return (
    <>
      <span class="figure-label">{label} </span>
      <b class="figure-value">{shownValue(line)}</b>
      {error !== null && <span class="figure-error"> {error}</span>}
      <span class="figure-count">
        {" "}
        {line.share ? t("count-of", { sum, count }) : t("count-all", { count })}
      </span>
    </>
  );
}
