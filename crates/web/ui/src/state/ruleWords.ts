import type { RuleValue, ValueKind } from "../wire/generated/wire.ts";
import { points } from "./seats.ts";

/** The suits of a table, and what they are called. */
export const SUITS: readonly (readonly [string, string])[] = [
  ["m", "characters"],
  ["p", "dots"],
  ["s", "bamboo"],
];

/** The value of an option in words. A value that its kind does not know, half typed say, is shown as it is. */
export function valueWords(kind: ValueKind, value: RuleValue): string {
  switch (kind.type) {
    case "switch":
      return value === true ? "yes" : "no";
    case "choice":
      return wordOf(kind.choices, value);
    case "set":
      return listed(value, (word) => wordOf(kind.choices, word));
    case "list":
      return listed(value, (item) =>
        Array.isArray(item) ? `(${valueWords(kind.of, item)})` : valueWords(kind.of, item),
      );
    case "suits": {
      const counts = SUITS.map(([suit, name]) => [tableValue(value, suit), name] as const);
      const some = counts.filter(([count]) => count !== 0);
      return some.length === 0 ? "none" : some.map(([count, name]) => `${count} of ${name}`).join(", ");
    }
    case "number":
    case "one_of":
    case "text":
    case "yaku":
      return typeof value === "number" ? points(value) : String(value);
  }
}

function wordOf(choices: readonly { word: string; meaning: string }[], value: RuleValue): string {
  const chosen = choices.find(({ word }) => word === value);
  return chosen?.meaning.replace(/\.$/, "") ?? String(value);
}

function listed(value: RuleValue, words: (item: RuleValue) => string): string {
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? "none" : value.map(words).join(", ");
}

/** The value of a name in a table. */
export function tableValue(value: RuleValue, name: string): RuleValue | undefined {
  return typeof value === "object" && !Array.isArray(value) ? value[name] : undefined;
}

/** What a yaku is worth, taken apart. */
export type Worth =
  | { readonly type: "none" }
  | { readonly type: "han"; readonly closed: RuleValue; readonly open: RuleValue }
  | { readonly type: "yakuman"; readonly units: RuleValue }
  | { readonly type: "limit"; readonly limit: string };

export function worthOf(value: RuleValue): Worth {
  if (Array.isArray(value)) return { type: "han", closed: value[0] ?? 0, open: value[1] ?? 0 };
  const units = tableValue(value, "yakuman");
  if (units !== undefined) return { type: "yakuman", units };
  const limit = tableValue(value, "limit");
  return limit === undefined ? { type: "none" } : { type: "limit", limit: String(limit) };
}

/** `2 han`, `2 han, 1 open`, `3 han, closed only`, `double yakuman`, `at least mangan`, `not counted`. */
export function worthWords(value: RuleValue): string {
  const worth = worthOf(value);
  switch (worth.type) {
    case "none":
      return "not counted";
    case "limit":
      return `at least ${worth.limit}`;
    case "yakuman":
      return worth.units === 1 ? "yakuman" : worth.units === 2 ? "double yakuman" : `${worth.units} yakuman`;
    case "han": {
      const { closed, open } = worth;
      if (closed === open) return closed === 0 ? "not counted" : `${closed} han`;
      if (open === 0) return `${closed} han, closed only`;
      return closed === 0 ? `${open} han, open only` : `${closed} han, ${open} open`;
    }
  }
}
