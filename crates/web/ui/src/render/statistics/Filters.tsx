import { houseName } from "../../state/phrases.ts";
import { type Filters as Chosen, FILTERS, type Filter, queryOf } from "../../state/statistics.ts";
import { modeName } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import type { StatisticsPage } from "../../wire/generated/wire.ts";
import { goTo, hrefOf } from "../route.ts";

interface FiltersProps {
  readonly filters: Chosen;
  readonly choices: StatisticsPage["choices"];
}

export function Filters({ filters, choices }: FiltersProps) {
  const change = (filter: Filter, value: string) =>
    goTo({ page: "statistics", query: queryOf({ ...filters, [filter]: value }) });
  const modes = choices.modes.map((mode) => [mode, modeName(mode)] as const);
  const rules = choices.rules.map(({ name, title }) => [name, houseName(title)] as const);
  const opponents = choices.opponents.map((name) => [name, name] as const);
  const props = { filters, change };
  return (
    <form class="card filters" aria-label={t("filters")} data-testid="filters">
      <Choice filter="mode" options={modes} {...props} />
      <Choice filter="rules" options={rules} {...props} />
      <Choice filter="opponent" options={opponents} {...props} />
      <Day filter="since" {...props} />
      <Day filter="until" {...props} />
      {FILTERS.some((filter) => filters[filter] !== undefined) && (
        <a class="quiet" href={hrefOf({ page: "statistics" })} data-action="all-matches">
          {t("all-matches")}
        </a>
      )}
    </form>
  );
}

interface FieldProps {
  readonly filter: Filter;
  readonly filters: Chosen;
  readonly change: (filter: Filter, value: string) => void;
}

interface ChoiceProps extends FieldProps {
  readonly options: readonly (readonly [value: string, name: string])[];
}

function Choice({ filter, filters, change, options }: ChoiceProps) {
  const value = filters[filter] ?? "";
  // The address may name an unknown value.
  const unknown = value !== "" && options.every(([known]) => known !== value);
  return (
    <label class="field">
      <span>{t(`filter-${filter}`)}</span>
      <select
        name={filter}
        value={value}
        onChange={({ currentTarget }) => change(filter, currentTarget.value)}
      >
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

function Day({ filter, filters, change }: FieldProps) {
  return (
    <label class="field">
      <span>{t(`filter-${filter}`)}</span>
      <input
        type="date"
        name={filter}
        value={filters[filter] ?? ""}
        onChange={({ currentTarget }) => change(filter, currentTarget.value)}
      />
    </label>
  );
}
