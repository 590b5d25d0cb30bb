import type { Words } from "../wire/generated/wire.ts";
import type { Part } from "./keys.ts";
import { RULES, TEXTS, TRAITS, type Traits } from "./sources.ts";

/** The name of its folder, such as `en`. */
export type Language = string;

const BY_LANGUAGE = new Map(
  Object.entries(TRAITS).map(([path, traits]) => [path.split("/")[1] ?? "", traits]),
);

export const LANGUAGES: readonly Language[] = [...BY_LANGUAGE.keys()];

export function traitsOf(language: Language): Traits {
  const traits = BY_LANGUAGE.get(language);
  if (traits === undefined) throw new Error(`there is no language ${language}`);
  return traits;
}

/** Spoken to users whose languages are missing. */
export const FALLBACK: Language = LANGUAGES.find((language) => traitsOf(language).english) ?? "";

/** A locale `ja-JP` matches `ja`. */
export function firstOf(wanted: readonly string[]): Language {
  const known = wanted.map((tag) =>
    LANGUAGES.find((language) => tag.split("-")[0]?.toLowerCase() === language),
  );
  return known.find((language) => language !== undefined) ?? FALLBACK;
}

/** `said` names what the server sends; `words` belong to houses, other folders to pages. */
interface Place {
  readonly language: Language;
  readonly folder: Part | "said" | "words" | null;
  readonly file: string;
  readonly load: () => Promise<string>;
}

const PLACES = Object.entries(TEXTS).map(([path, load]): Place => {
  const [, language = "", folder, ...deeper] = path.split("/");
  const file = (deeper.at(-1) ?? folder ?? "").replace(/\.ftl$/, "");
  return { language, folder: deeper.length === 0 ? null : (folder as Place["folder"]), file, load };
});

export function loadTexts(language: Language, parts: ReadonlySet<Part>): Promise<readonly string[]> {
  const wanted = PLACES.filter(
    ({ language: own, folder }) =>
      own === language && folder !== "words" && (folder === null || folder === "said" || parts.has(folder)),
  );
  return Promise.all(wanted.map(({ load }) => load()));
}

export function loadRules(language: Language): Promise<readonly string[]> {
  const own = Object.entries(RULES).filter(([path]) => path.split("/").at(-2) === language);
  return Promise.all(own.map(([, load]) => load()));
}

export async function loadWords(language: Language): Promise<Readonly<Partial<Record<Words, string>>>> {
  const houses = PLACES.filter(({ language: own, folder }) => own === language && folder === "words");
  return Object.fromEntries(
    await Promise.all(houses.map(async ({ file, load }) => [file, await load()] as const)),
  );
}
