import { t } from "../texts/texts.ts";
import type { RuleValue, ValueKind } from "../wire/generated/wire.ts";
import { listed } from "./face.ts";
import { points } from "./seats.ts";

export const SUITS = ["m", "p", "s"] as const;

export function suitName(suit: (typeof SUITS)[number]): string {
  return t(`suits-${suit}`);
}

/** A value that does not fit its kind, such as a half-typed one, is shown as it is. */
export function valueWords(kind: ValueKind, value: RuleValue): string {
  switch (kind.type) {
    case "switch":
      return value === true ? t("value-yes") : t("value-no");
    case "choice":
      return wordOf(kind.choices, value);
    case "set":
      return listOf(value, (word) => wordOf(kind.choices, word));
    case "list":
      return listOf(value, (item) =>
        Array.isArray(item) ? `(${valueWords(kind.of, item)})` : valueWords(kind.of, item),
      );
    case "suits": {
      const counts = SUITS.map((suit) => ({ count: tableValue(value, suit), suit }));
      const some = counts.filter(({ count }) => count !== 0);
      if (some.length === 0) return t("value-none");
      return listed(
        some.map(({ count, suit }) => t("value-of-suit", { count: String(count), suit: suitName(suit) })),
      );
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

function listOf(value: RuleValue, words: (item: RuleValue) => string): string {
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? t("value-none") : listed(value.map(words));
}

export function tableValue(value: RuleValue, name: string): RuleValue | undefined {
  return typeof value === "object" && !Array.isArray(value) ? value[name] : undefined;
}

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
      return t("not-counted");
    case "limit":
      return t("at-least", { limit: worth.limit });
    case "yakuman":
      return t("yakuman-units", { count: amount(worth.units) });
    case "han": {
      const closed = amount(worth.closed);
      const open = amount(worth.open);
      if (closed === open) return closed === 0 ? t("not-counted") : t("han", { count: closed });
      if (open === 0) return t("han-closed-only", { closed });
      return closed === 0 ? t("han-open-only", { open }) : t("han-both", { closed, open });
    }
  }
}

/** Half-typed values are shown as they are. */
function amount(value: RuleValue): number | string {
  return typeof value === "number" ? value : String(value);
}
