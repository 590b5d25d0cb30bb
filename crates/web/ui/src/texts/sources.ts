/** What a language is, beside its texts. */
export interface Traits {
  /** Its name, in its own words. */
  readonly name: string;
  /** Whether whoever speaks it reads Japanese: what has a Japanese name is then shown by that alone, in its own script. */
  readonly kanji: boolean;
  /** Whether it is English, as are the names that the server has for what houses call their own. */
  readonly english: boolean;
}

/** A folder beside this file is a language: `language.ts` says what it is, the rest are its texts. */
export const TRAITS = import.meta.glob<Traits>("./*/language.ts", { import: "default", eager: true });
/** What rules and yaku are called; in English the server says it. */
export const RULES = import.meta.glob<string>(
  ["../../../../core/texts/*/*.ftl", "!../../../../core/texts/en/*.ftl"],
  { query: "?raw", import: "default" },
);
export const TEXTS = import.meta.glob<string>("./*/**/*.ftl", { query: "?raw", import: "default" });
