import { phrase } from "../texts/texts.ts";
import type { Catalogue, ChoiceEntry, ValueKind } from "../wire/generated/wire.ts";

/** The rules with names and explanations in the language of the page, as far as they have any there. */
export function worded(catalogue: Catalogue): Catalogue {
  const groups = catalogue.groups.map(({ title, options }) => ({
    title: phrase("group", title, title),
    options: options.map((option) => ({
      ...option,
      title: phrase("option", option.key, option.title),
      meaning: phrase("about", option.key, option.meaning),
      kind: kindWords(option.key, option.kind),
    })),
  }));
  const yaku = catalogue.yaku.map((one) => ({ ...one, meaning: phrase("yaku", one.key, one.meaning) }));
  return { ...catalogue, groups, yaku };
}

function kindWords(option: string, kind: ValueKind): ValueKind {
  const choiceWords = ({ word, meaning }: ChoiceEntry) => ({
    word,
    meaning: phrase("choice", `${option}-${word}`, meaning),
  });
  switch (kind.type) {
    case "choice":
    case "set":
      return { ...kind, choices: kind.choices.map(choiceWords) };
    case "list":
      return { ...kind, of: kindWords(option, kind.of) };
    default:
      return kind;
  }
}
