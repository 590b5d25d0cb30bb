import { worded } from "../../state/catalogueWords.ts";
import { openHouse, ruleValue } from "../../state/house.ts";
import { valueWords } from "../../state/ruleWords.ts";
import { t } from "../../texts/texts.ts";
import { RuleLines } from "../parts/RuleLines.tsx";
import { hrefOf } from "../route.ts";
import { useLibrary } from "./HelpContext.ts";

/** */
export function HouseRules() {
  const { book } = useLibrary();
  return (
    <>
      <h3>{t("help-house-short")}</h3>
      <RuleLines lines={book.summary} />
      <AllOptions />
    </>
  );
}

/** A match under rules that are gone has only the summary. */
function AllOptions() {
  const { book, catalogue } = useLibrary();
  const house = openHouse(catalogue, book.rules);
  const base = catalogue.presets.find(({ name }) => name === house?.base);
  if (house === null || base === undefined) return null;
  return (
    <>
      <h3>{t("help-house-all")}</h3>
      {worded(catalogue).groups.map(({ title, options }) => (
        <details key={title} class="help-options">
          <summary>{title}</summary>
          <dl>
            {options
              .filter(({ kind }) => kind.type !== "yaku")
              .map(({ key, title, meaning, kind }) => (
                <div key={key} data-option={key}>
                  <dt>
                    <b>{title}</b>
                    <small>{meaning}</small>
                  </dt>
                  <dd>{valueWords(kind, ruleValue(house, base, { part: "options", key }))}</dd>
                </div>
              ))}
          </dl>
        </details>
      ))}
      <p>
        <a class="quiet" href={hrefOf({ page: "rules", name: book.rules })}>
          {t("change-rules")}
        </a>
      </p>
    </>
  );
}
