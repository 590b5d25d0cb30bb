import { type Worth, worthOf } from "../../state/ruleWords.ts";
import { t } from "../../texts/texts.ts";
import type { RuleValue } from "../../wire/generated/wire.ts";
import { NumberField, Select } from "./RuleControl.tsx";

/** In han or yakuman. */
const MOST = 13;

interface WorthControlProps {
  readonly name: string;
  readonly limits: readonly string[];
  readonly value: RuleValue;
  readonly set: (value: RuleValue) => void;
}

export function WorthControl({ name, limits, value, set }: WorthControlProps) {
  const worth = worthOf(value);
  const kinds = [
    { word: "han", meaning: t("worth-han") },
    { word: "yakuman", meaning: t("worth-yakuman") },
    { word: "limit", meaning: t("worth-limit") },
  ];
  return (
    <div class="rule-numbers">
      <span class="rule-number">
        <span>{t("worth")}</span>
        <Select
          name={`${name}-kind`}
          label={t("worth")}
          choices={kinds}
          value={worth.type}
          set={(kind) => set(firstOf(kind, limits))}
        />
      </span>
      <Amount name={name} worth={worth} limits={limits} set={set} />
    </div>
  );
}

function firstOf(kind: string, limits: readonly string[]): RuleValue {
  if (kind === "yakuman") return { yakuman: 1 };
  return kind === "limit" ? { limit: limits[0] ?? "" } : [1, 1];
}

interface AmountProps {
  readonly name: string;
  readonly worth: Worth;
  readonly limits: readonly string[];
  readonly set: (value: RuleValue) => void;
}

function Amount({ name, worth, limits, set }: AmountProps) {
  const field = (label: string, part: string, value: RuleValue, change: (value: RuleValue) => RuleValue) => (
    <NumberField
      label={label}
      shown
      name={`${name}-${part}`}
      value={value}
      least={0}
      most={MOST}
      set={(value) => set(change(value))}
    />
  );
  switch (worth.type) {
    case "han":
      return (
        <>
          {field(t("worth-closed"), "closed", worth.closed, (closed) => [closed, worth.open])}
          {field(t("worth-open"), "open", worth.open, (open) => [worth.closed, open])}
        </>
      );
    case "yakuman":
      return field(t("worth-times"), "units", worth.units, (yakuman) => ({ yakuman }));
    case "limit":
      return (
        <span class="rule-number">
          <span>{t("limit")}</span>
          <Select
            name={`${name}-limit`}
            label={t("limit")}
            choices={limits.map((limit) => ({ word: limit, meaning: limit }))}
            value={worth.limit}
            set={(limit) => set({ limit })}
          />
        </span>
      );
    case "none":
      return null;
  }
}
