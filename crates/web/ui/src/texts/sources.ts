export interface Traits {
  /** In the language itself. */
  readonly name: string;
  /** Japanese names are then shown alone, in Japanese script. */
  readonly kanji: boolean;
  /** The server's own names for the words of houses are English. */
  readonly english: boolean;
}

/** A folder beside this file is a language: `language.ts` has its traits, the rest are its texts. */
export const TRAITS = import.meta.glob<Traits>("./*/language.ts", { import: "default", eager: true });
/** What rules and yaku are called; in English the server says it. */
export const RULES = import.meta.glob<string>(
  ["../../../../core/texts/*/*.ftl", "!../../../../core/texts/en/*.ftl"],
  { query: "?raw", import: "default" },
);
export const TEXTS = import.meta.glob<string>("./*/**/*.ftl", { query: "?raw", import: "default" });
