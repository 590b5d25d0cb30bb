import { useSignal } from "@preact/signals";
import { houseName } from "../../state/phrases.ts";
import {
  type Filters as Chosen,
  daysOf,
  type Filter,
  PERIODS,
  queryOf,
  typedDay,
} from "../../state/statistics.ts";
import { modeName } from "../../state/statisticsWords.ts";
import { language, t } from "../../texts/texts.ts";
import type { StatisticsPage } from "../../wire/generated/wire.ts";
import { goTo, hrefOf } from "../route.ts";
import { Reading } from "./Reading.tsx";

interface FiltersProps {
  readonly filters: Chosen;
  readonly page: StatisticsPage;
}

/** A line that says what counts, and what unfolds to change it. */
export function Filters({ filters, page: { matches, rounds, pending, choices } }: FiltersProps) {
  const days = { since: filters.since, until: filters.until };
  const period = PERIODS.find((period) => {
    const { since, until } = daysOf(period);
    return since === days.since && until === days.until;
  });
  const typed = useSignal(false);
  const anyDay = (days.since ?? days.until) !== undefined;
  const custom = typed.value || (period === undefined && anyDay);
  const change = (changed: Chosen) =>
    goTo({ page: "statistics", query: queryOf({ ...filters, ...changed }) });
  const modes = choices.modes.map((mode) => [mode, modeName(mode)] as const);
  const rules = choices.rules.map(({ name, title }) => [name, houseName(title)] as const);
  const opponents = choices.opponents.map((name) => [name, name] as const);
  const periods = PERIODS.map((period) => [period, t(`period-${period}`)] as const);
  const named = [
    ...(
      [
        ["mode", modes],
        ["rules", rules],
        ["opponent", opponents],
      ] as const
    ).flatMap(([filter, options]) => {
      const value = filters[filter];
      return value === undefined ? [] : [options.find(([known]) => known === value)?.[1] ?? value];
    }),
    ...(period !== undefined
      ? [t(`period-${period}`)]
      : anyDay
        ? [`${shownDay(days.since)} – ${shownDay(days.until)}`.trim()]
        : []),
  ];
  const choose = (filter: "mode" | "rules" | "opponent") => (value: string) => change({ [filter]: value });
  return (
    <details class="filters" open={named.length > 0} data-testid="filters">
      <summary data-action="filters">
        {[...named, t("matches-and-hands", { matches, rounds })].join(" · ")}
        {pending > 0 && <Reading pending={pending} />}
      </summary>
      <form aria-label={t("filters")}>
        <Choice filter="mode" value={filters.mode} options={modes} pick={choose("mode")} />
        <Choice filter="rules" value={filters.rules} options={rules} pick={choose("rules")} />
        <Choice filter="opponent" value={filters.opponent} options={opponents} pick={choose("opponent")} />
        <Choice
          filter="period"
          value={custom ? "custom" : period}
          options={[...periods, ["custom", t("period-custom")]]}
          pick={(value) => {
            const chosen = PERIODS.find((period) => period === value);
            typed.value = value === "custom";
            if (!typed.value) change({ since: "", until: "", ...(chosen && daysOf(chosen)) });
          }}
        />
        {custom && (
          <>
            <Day filter="since" value={days.since} pick={(since) => change({ since })} />
            <Day filter="until" value={days.until} pick={(until) => change({ until })} />
          </>
        )}
        {named.length > 0 && (
          <a class="quiet" href={hrefOf({ page: "statistics" })} data-action="all-matches">
            {t("all-matches")}
          </a>
        )}
      </form>
    </details>
  );
}

function shownDay(day: string | undefined): string {
  if (day === undefined) return "";
  return new Date(`${day}T00:00`).toLocaleDateString(language.value, { dateStyle: "medium" });
}

interface ChoiceProps {
  readonly filter: "mode" | "rules" | "opponent" | "period";
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly pick: (value: string) => void;
}

function Choice({ filter, value = "", options, pick }: ChoiceProps) {
  // The address may name an unknown value.
  const unknown = value !== "" && options.every(([known]) => known !== value);
  return (
    <label class="field">
      <span>{t(`filter-${filter}`)}</span>
      <select name={filter} value={value} onChange={({ currentTarget }) => pick(currentTarget.value)}>
        <option value="">{t("filter-all")}</option>
        {unknown && <option value={value}>{value}</option>}
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface DayProps {
  readonly filter: Extract<Filter, "since" | "until">;
  readonly value: string | undefined;
  readonly pick: (day: string) => void;
}

/** Typed, as a browser's own field would be in the language of the browser. */
function Day({ filter, value = "", pick }: DayProps) {
  const wrong = useSignal(false);
  return (
    <label class="field">
      <span>{t(`filter-${filter}`)}</span>
      <input
        name={filter}
        value={value}
        placeholder={t("filter-day")}
        inputMode="numeric"
        aria-invalid={wrong.value}
        onChange={({ currentTarget }) => {
          const day = currentTarget.value === "" ? "" : typedDay(currentTarget.value);
          wrong.value = day === null;
          if (day !== null) pick(day);
        }}
      />
    </label>
  );
}
