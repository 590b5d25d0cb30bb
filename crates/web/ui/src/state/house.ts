import { t } from "../texts/texts.ts";
import type { Catalogue, HouseDraft, PresetRules, RuleFault, RuleValue } from "../wire/generated/wire.ts";
import { yakuName } from "./named.ts";
import { houseName } from "./phrases.ts";
import { valueWords, worthWords } from "./ruleWords.ts";

export type RuleId = { readonly part: "options" | "yaku"; readonly key: string };

/** `false` for a yaku that the house lacks. */
export function ruleValue(house: HouseDraft, base: PresetRules, { part, key }: RuleId): RuleValue {
  return house[part][key] ?? baseValue(base, { part, key });
}

export function baseValue(base: PresetRules, { part, key }: RuleId): RuleValue {
  return base[part][key] ?? false;
}

/** A value equal to the preset's is no difference. */
export function withValue(house: HouseDraft, base: PresetRules, id: RuleId, value: RuleValue): HouseDraft {
  const { [id.key]: _, ...others } = house[id.part];
  const same = equal(value, baseValue(base, id));
  return { ...house, [id.part]: same ? others : { ...others, [id.key]: value } };
}

export function differs(house: HouseDraft, { part, key }: RuleId): boolean {
  return key in house[part];
}

export function equal(a: RuleValue, b: RuleValue): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** So that tables compare regardless of the order of their keys. */
function sorted(value: RuleValue): RuleValue {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, value]) => [name, sorted(value as RuleValue)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface Difference {
  readonly id: RuleId;
  readonly title: string;
  readonly value: string;
  readonly before: string;
}

export function differences(catalogue: Catalogue, base: PresetRules, house: HouseDraft): Difference[] {
  const options = catalogue.groups
    .flatMap(({ options }) => options)
    .map(({ key, title, kind }) => {
      const id: RuleId = { part: "options", key };
      const words = (value: RuleValue) => valueWords(kind, value);
      return { id, title, value: words(ruleValue(house, base, id)), before: words(baseValue(base, id)) };
    });
  const yaku = catalogue.yaku.map((entry) => {
    const id: RuleId = { part: "yaku", key: entry.key };
    const words = worthWords;
    return {
      id,
      title: yakuName(entry),
      value: words(ruleValue(house, base, id)),
      before: words(baseValue(base, id)),
    };
  });
  return [...options, ...yaku].filter(({ id }) => differs(house, id));
}

/** An option and a yaku may have the same name. */
export function faultsOf(faults: readonly RuleFault[], { part, key }: RuleId): readonly RuleFault[] {
  const about = ({ options: [first, ...others] }: RuleFault) =>
    first === "yaku"
      ? part === "yaku" && others[0] === key
      : part === "options" && [first, ...others].includes(key);
  return faults.filter(about);
}

export function ruleOf({ options }: RuleFault): RuleId | null {
  const [first, second] = options;
  if (first === undefined || first === "name") return null;
  return first === "yaku" && second !== undefined
    ? { part: "yaku", key: second }
    : { part: "options", key: first };
}

/** Each word begins a word of the rule; Japanese has no such beginnings. */
export function matches(query: string, words: readonly string[]): boolean {
  const text = words.join(" ").toLowerCase();
  const parts = wordsOf(text);
  return wordsOf(query.toLowerCase()).every((word) =>
    /^[\w]+$/.test(word) ? parts.some((part) => part.startsWith(word)) : text.includes(word),
  );
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s_\p{P}]+/u).filter((word) => word !== "");
}

/** Returns the house of this name, or a new one based on the preset of this name. */
export function openHouse(catalogue: Catalogue, name: string): HouseDraft | null {
  const kept = catalogue.houses.find((house) => house.name === name);
  if (kept !== undefined) return kept;
  const preset = catalogue.presets.find((preset) => preset.name === name);
  if (preset === undefined) return null;
  return { name: freshName(catalogue, houseName(preset.title)), base: name, options: {}, yaku: {} };
}

/** A name that no house has: `Our Tenhou`, `Our Tenhou 2`. */
export function freshName(catalogue: Catalogue, title: string): string {
  const taken = new Set(catalogue.houses.map(({ name }) => name));
  for (let nth = 1; ; nth++) {
    const house = t("house-new", { title });
    const name = nth === 1 ? house : `${house} ${nth}`;
    if (!taken.has(name)) return name;
  }
}
