import { FluentBundle, type FluentFunction, FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { words } from "../state/houseWords.ts";
import { settings } from "../state/settings.ts";
import type { Words } from "../wire/generated/wire.ts";
import type { Part, Texts } from "./keys.ts";
import { FALLBACK, firstOf, type Language, loadRules, loadTexts, loadWords, traitsOf } from "./languages.ts";

export type Key = keyof Texts;
export type PlainKey = { [K in Key]: Texts[K] extends null ? K : never }[Key];
type Values<K extends Key> = Texts[K] extends null
  ? []
  : [values: Readonly<Record<Texts[K] & string, string | number>>];

interface Loaded {
  readonly language: Language;
  readonly texts: readonly FluentResource[];
  readonly rules: readonly FluentResource[];
  readonly words: Readonly<Partial<Record<Words, FluentResource>>>;
}

const loaded = signal<Loaded>({ language: FALLBACK, texts: [], rules: [], words: {} });

/** `CAP(-riichi)`: a word at the beginning of a sentence or a label. */
const CAP: FluentFunction = ([word]) => {
  const text = String(word);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const bundle = computed(() => {
  const { language, texts, words: own } = loaded.value;
  // No language here is written from right to left.
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { CAP } });
  for (const text of texts) bundle.addResource(text);
  const house = own[words.value];
  if (house !== undefined) bundle.addResource(house, { allowOverrides: true });
  return bundle;
});

/** The keys are those of `crates/core/texts`. */
const rules = computed(() => {
  const bundle = new FluentBundle(loaded.value.language, { useIsolating: false });
  for (const text of loaded.value.rules) bundle.addResource(text);
  return bundle;
});

export const language = computed(() => loaded.value.language);
export const traits = computed(() => traitsOf(language.value));

/** A component that calls it renders again when the language changes. */
export function t<K extends Key>(key: K, ...[values]: Values<K>): string {
  return textAt(key, values) ?? missing(key, key);
}

function textAt(key: string, values?: Readonly<Record<string, string | number>>): string | null {
  const { value } = bundle.value.getMessage(key) ?? {};
  if (value === undefined || value === null) return null;
  return typeof value === "string" ? value : bundle.value.formatPattern(value, values);
}

/** A page with an odd word is better than none. */
function missing(key: string, name: string): string {
  console.error(`there is no text ${key}`);
  return name.replace(/[-_]+/g, " ");
}

/** Keys whose end is data: `stats` and `lessons` are checked by tests of their own, `texts.test.ts` checks the settings. */
export type Start =
  | "ceremony-place"
  | "drill"
  | "drill-about"
  | "drill-ask"
  | "drill-name"
  | "figure"
  | "group"
  | "help-figure"
  | "help-moment"
  | "help-reason"
  | "help-subject"
  | "help-term"
  | "lesson"
  | "limits"
  | "named"
  | "part"
  | "place"
  | "set"
  | "suits"
  | "wait"
  | "wind";

/** The name itself if a newer server sends one that this page lacks. */
export function textOf(start: Start, name: string): string {
  return textAt(`${start}-${name}`) ?? missing(`${start}-${name}`, name);
}

/** The server's words if the language has none. */
export function phrase(
  kind: string,
  name: string,
  fallback: string,
  values: Readonly<Record<string, string>> = {},
): string {
  return textAt(`said-${kind}-${name.toLowerCase().replace(/[^a-z0-9_]+/g, "-")}`, values) ?? fallback;
}

/** A text of the rules by its key, `option-uma` or `option-uma.about`; the server's own in English, or where this page knows none. */
export function ruleText(key: string, english: string): string {
  const [id = "", attribute] = key.split(".");
  const message = rules.value.getMessage(id);
  const text = attribute === undefined ? message?.value : message?.attributes[attribute];
  return typeof text === "string" ? text : english;
}

let last: Language | null = null;
const parts = new Set<Part>();

/** Loads the texts first, and gives way to a language requested meanwhile. */
export async function speak(language: Language): Promise<void> {
  last = language;
  const [texts, rules, own] = await Promise.all([
    loadTexts(language, parts),
    loadRules(language),
    loadWords(language),
  ]);
  if (last !== language) return;
  const houses = Object.entries(own).map(([words, text]) => [words, new FluentResource(text)]);
  loaded.value = {
    language,
    texts: texts.map((text) => new FluentResource(text)),
    rules: rules.map((text) => new FluentResource(text)),
    words: Object.fromEntries(houses),
  };
}

/** Adds texts in this and every later language. Resolves once they are loaded. */
export async function withTexts(...wanted: readonly Part[]): Promise<void> {
  for (const part of wanted) parts.add(part);
  await speak(last ?? FALLBACK);
}

/** Follows the settings. Resolves once the first texts are loaded. */
export async function speakAsSet(): Promise<void> {
  const wanted = computed(() => {
    const { language } = settings.value;
    return language === "auto" ? firstOf(navigator.languages) : language;
  });
  await speak(wanted.value);
  effect(() => {
    document.documentElement.lang = language.value;
  });
  effect(() => {
    if (wanted.value !== language.peek()) void speak(wanted.value);
  });
}
