import { t } from "../texts/texts.ts";
import type { Catalogue, HouseDraft, PresetRules, RuleFault, RuleValue } from "../wire/generated/wire.ts";
import { yakuName } from "./named.ts";
import { houseName } from "./phrases.ts";
import { valueWords, worthWords } from "./ruleWords.ts";

/** Which rule: an option, or what a yaku is worth. */
export type RuleId = { readonly part: "options" | "yaku"; readonly key: string };

/** The value of a rule in a house; `false` for a yaku it lacks. */
export function ruleValue(house: HouseDraft, base: PresetRules, { part, key }: RuleId): RuleValue {
  return house[part][key] ?? baseValue(base, { part, key });
}

/** Its value in the house's preset. */
export function baseValue(base: PresetRules, { part, key }: RuleId): RuleValue {
  return base[part][key] ?? false;
}

/** The house with another value. The preset's own value is no difference. */
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

/** Compares tables regardless of the order of their keys. */
function sorted(value: RuleValue): RuleValue {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).map(([name, value]) => [name, sorted(value as RuleValue)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A rule that differs from the preset, in words. */
export interface Difference {
  readonly id: RuleId;
  readonly title: string;
  readonly value: string;
  readonly before: string;
}

/** All differences, in the order of the rules. */
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

/** The faults of a rule. A yaku may have the name of an option. */
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

/** Whether each word of a search begins a word of a rule; Japanese writing has no such beginnings. */
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

/** The house of this name, or a new one based on the preset of this name. */
export function openHouse(catalogue: Catalogue, name: string): HouseDraft | null {
  const kept = catalogue.houses.find((house) => house.name === name);
  if (kept !== undefined) return kept;
  const preset = catalogue.presets.find((preset) => preset.name === name);
  if (preset === undefined) return null;
  return { name: freshName(catalogue, houseName(preset.title)), base: name, options: {}, yaku: {} };
}

/** A name that no house has yet: `Our Tenhou`, `Our Tenhou 2`. */
export function freshName(catalogue: Catalogue, title: string): string {
  const taken = new Set(catalogue.houses.map(({ name }) => name));
  for (let nth = 1; ; nth++) {
    const house = t("house-new", { title });
    const name = nth === 1 ? house : `${house} ${nth}`;
    if (!taken.has(name)) return name;
  }
}
