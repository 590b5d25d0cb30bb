import { ruleText } from "../texts/texts.ts";
import type { Catalogue, ChoiceEntry, ValueKind } from "../wire/generated/wire.ts";

/** The server's words stay where the language has none. */
export function worded(catalogue: Catalogue): Catalogue {
  const groups = catalogue.groups.map(({ key, title, options }) => ({
    key,
    title: ruleText(key, title),
    options: options.map((option) => ({
      ...option,
      title: ruleText(`option-${option.key}`, option.title),
      meaning: ruleText(`option-${option.key}.about`, option.meaning),
      kind: kindWords(option.kind),
    })),
  }));
  const yaku = catalogue.yaku.map((one) => ({
    ...one,
    meaning: ruleText(`yaku-${one.key}.about`, one.meaning),
  }));
  return { ...catalogue, groups, yaku };
}

function kindWords(kind: ValueKind): ValueKind {
  const choiceWords = (choice: ChoiceEntry) => ({ ...choice, meaning: ruleText(choice.key, choice.meaning) });
  switch (kind.type) {
    case "choice":
    case "set":
      return { ...kind, choices: kind.choices.map(choiceWords) };
    case "list":
      return { ...kind, of: kindWords(kind.of) };
    default:
      return kind;
  }
}
