import { SUITS, suitName, tableValue } from "../../state/ruleWords.ts";
import { t } from "../../texts/texts.ts";
import type { ChoiceEntry, RuleValue, ValueKind } from "../../wire/generated/wire.ts";

interface ControlProps {
  readonly kind: ValueKind;
  /** Unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly value: RuleValue;
  readonly set: (value: RuleValue) => void;
}

/** A switch is part of its row instead. */
export function RuleControl({ kind, name, label, value, set }: ControlProps) {
  switch (kind.type) {
    case "number":
      return (
        <NumberField label={label} name={name} value={value} least={kind.least} most={kind.most} set={set} />
      );
    case "one_of": {
      const choices = kind.numbers.map((number) => ({ value: number, word: `${number}`, text: `${number}` }));
      return <Radios name={name} choices={choices} value={value} set={set} />;
    }
    case "choice": {
      const choices = kind.choices.map(({ word, meaning }) => ({ value: word, word, text: meaning }));
      return <Radios name={name} choices={choices} value={value} set={set} />;
    }
    case "set":
      return <Checks name={name} choices={kind.choices} value={value} set={set} />;
    case "suits":
      return (
        <div class="rule-numbers">
          {SUITS.map((suit) => (
            <NumberField
              key={suit}
              label={suitName(suit)}
              shown
              name={`${name}-${suit}`}
              value={tableValue(value, suit) ?? 0}
              least={kind.least}
              most={kind.most}
              set={(count) => set({ ...(value as Record<string, RuleValue>), [suit]: count })}
            />
          ))}
        </div>
      );
    case "list":
      return <List of={kind.of} name={name} label={label} value={value} set={set} />;
    case "text":
      return (
        <input
          class="rule-field field-box"
          name={name}
          aria-label={label}
          value={String(value)}
          onInput={({ currentTarget }) => set(currentTarget.value)}
        />
      );
    case "switch":
    case "yaku":
      return null;
  }
}

interface NumberFieldProps {
  readonly label: string;
  readonly shown?: boolean;
  readonly name: string;
  readonly value: RuleValue;
  readonly least?: number;
  readonly most?: number;
  readonly set: (value: RuleValue) => void;
}

/** Anything else is sent as typed, and the server says what is wrong with it. */
export function NumberField({ label, shown, name, value, least, most, set }: NumberFieldProps) {
  return (
    <label class="rule-number">
      {shown && <span>{label}</span>}
      <input
        class="rule-field field-box"
        type="number"
        step={1}
        min={least}
        max={most}
        name={name}
        aria-label={shown ? undefined : label}
        value={String(value)}
        onInput={({ currentTarget: { value: text } }) => set(/^-?\d{1,15}$/.test(text) ? Number(text) : text)}
      />
    </label>
  );
}

interface RadiosProps {
  readonly name: string;
  readonly choices: readonly { readonly value: RuleValue; readonly word: string; readonly text: string }[];
  readonly value: RuleValue;
  readonly set: (value: RuleValue) => void;
}

function Radios({ name, choices, value, set }: RadiosProps) {
  return (
    <div class="rule-choices">
      {choices.map((choice) => (
        <label key={choice.word} class="rule-choice">
          <input
            type="radio"
            name={name}
            value={choice.word}
            checked={choice.value === value}
            onChange={() => set(choice.value)}
          />
          <span>{choice.text}</span>
        </label>
      ))}
    </div>
  );
}

interface ChecksProps {
  readonly name: string;
  readonly choices: readonly ChoiceEntry[];
  readonly value: RuleValue;
  readonly set: (value: RuleValue) => void;
}

function Checks({ name, choices, value, set }: ChecksProps) {
  const chosen = Array.isArray(value) ? value : [];
  const change = (word: string, on: boolean) =>
    set(choices.map(({ word }) => word).filter((other) => (other === word ? on : chosen.includes(other))));
  return (
    <div class="rule-choices">
      {choices.map(({ word, meaning }) => (
        <label key={word} class="rule-choice">
          <input
            type="checkbox"
            name={name}
            value={word}
            checked={chosen.includes(word)}
            onChange={({ currentTarget }) => change(word, currentTarget.checked)}
          />
          <span>{meaning}</span>
        </label>
      ))}
    </div>
  );
}

interface ListProps {
  readonly of: ValueKind;
  readonly name: string;
  readonly label: string;
  readonly value: RuleValue;
  readonly set: (value: RuleValue) => void;
}

function List({ of, name, label, value, set }: ListProps) {
  const items = Array.isArray(value) ? value : [];
  return (
    <div class={of.type === "list" ? "rule-list nested" : "rule-list"}>
      {items.map((item, nth) => {
        const props = {
          name: `${name}-${nth}`,
          label: t("nth-of", { label, nth: nth + 1 }),
          value: item,
          set: (value: RuleValue) => set(items.with(nth, value)),
        };
        return (
          <div key={nth} class="rule-item">
            <span aria-hidden="true">{nth + 1}.</span>
            {of.type === "choice" ? (
              <Select {...props} choices={of.choices} />
            ) : (
              <RuleControl kind={of} {...props} />
            )}
          </div>
        );
      })}
      <div class="rule-item">
        <button
          type="button"
          class="quiet"
          data-add={name}
          aria-label={t("add-to", { label })}
          onClick={() => set([...items, items.at(-1) ?? firstOf(of)])}
        >
          {t("add")}
        </button>
        <button
          type="button"
          class="quiet"
          data-remove={name}
          aria-label={t("remove-from", { label })}
          disabled={items.length === 0}
          onClick={() => set(items.slice(0, -1))}
        >
          {t("remove")}
        </button>
      </div>
    </div>
  );
}

function firstOf(kind: ValueKind): RuleValue {
  switch (kind.type) {
    case "switch":
    case "yaku":
      return false;
    case "number":
      return 0;
    case "one_of":
      return kind.numbers[0] ?? 0;
    case "text":
      return "";
    case "choice":
      return kind.choices[0]?.word ?? "";
    case "suits":
      return { m: 0, p: 0, s: 0 };
    case "set":
    case "list":
      return [];
  }
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Pick<ChoiceEntry, "word" | "meaning">[];
  readonly value: RuleValue;
  readonly set: (value: string) => void;
}

export function Select({ name, label, choices, value, set }: SelectProps) {
  return (
    <select
      class="rule-field field-box"
      name={name}
      aria-label={label}
      value={String(value)}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    >
      {choices.map(({ word, meaning }) => (
        <option key={word} value={word}>
          {meaning.replace(/\.$/, "")}
        </option>
      ))}
    </select>
  );
}
