import { t } from "../texts/texts.ts";
import { UNNAMED } from "./people.ts";

/** Earlier versions kept the word of their language. */
export const isUnnamed = (name: string): boolean => [UNNAMED, "あなた", t("you")].includes(name);

export const playerName = (name: string): string => (isUnnamed(name) ? t("you") : name);

export const keptName = (typed: string): string => {
  const name = typed.trim();
  return name === "" || isUnnamed(name) ? UNNAMED : name;
};

/** The same, with names in the language in which the page is when they are read. */
export function worded<T extends { readonly names: readonly string[] }>(of: T): T {
  const names = { get: () => of.names.map(playerName), enumerable: true };
  return Object.defineProperties({ ...of }, { names });
}
