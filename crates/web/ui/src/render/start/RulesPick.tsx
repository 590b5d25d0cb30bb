import { draftOf } from "../../state/drafts.ts";
import { listed } from "../../state/face.ts";
import { rulesOf } from "../../state/newMatch.ts";
import { houseAbout, houseName } from "../../state/phrases.ts";
import { lineWords } from "../../state/ruleLines.ts";
import { t } from "../../texts/texts.ts";
import type {
  BrokenHouse,
  HouseGroup,
  NewMatch,
  Preset,
  RuleTopic,
  StartPage,
} from "../../wire/generated/wire.ts";
import { RuleLines } from "../parts/RuleLines.tsx";
import { useWords } from "../parts/useWords.ts";
import { hrefOf } from "../route.ts";
import { HouseMenu } from "./HouseMenu.tsx";

/** In the order in which they are shown. */
const GROUPS: readonly HouseGroup[] = ["modern", "described", "own"];

/** Shown on the card of the player's own rules. */
const OWN_TOPICS: ReadonlySet<RuleTopic> = new Set(["length", "points"]);

interface RulesPickProps {
  readonly page: StartPage;
  readonly chosen: string;
  readonly pick: (name: string) => void;
  readonly forget: (house: string) => Promise<void>;
  readonly menu: NewMatch["menu"];
  readonly setMenu: (menu: NewMatch["menu"]) => void;
}

/** A preset or a house of the player. */
export function RulesPick({ page, chosen, pick, forget, menu, setMenu }: RulesPickProps) {
  const rules = rulesOf(page, chosen);
  useWords(rules?.words);
  return (
    <fieldset class="pick">
      <legend>{t("rules")}</legend>
      {GROUPS.map((group) => (
        <RuleCards
          key={group}
          group={group}
          presets={page.presets.filter((preset) => preset.group === group)}
          chosen={chosen}
          pick={pick}
        />
      ))}
      {page.broken.map((house) => (
        <Broken key={house.name} house={house} forget={() => void forget(house.name)} />
      ))}
      {rules !== undefined && (
        <div class="rules-chosen">
          {rules.menu.length > 0 && (
            <HouseMenu preset={chosen} lines={rules.menu} menu={menu} set={setMenu} />
          )}
          <details class="rules-short">
            <summary>{t(Object.keys(menu).length > 0 ? "rules-short-usual" : "rules-short")}</summary>
            <RuleLines lines={rules.summary} />
          </details>
          <p>
            <a class="quiet" href={hrefOf({ page: "rules", name: chosen })} data-action="change-rules">
              {rules.group === "own" ? t("change-house") : t("change-rules")}
            </a>
            {draftOf(chosen).value !== null && <span class="rules-unsaved"> {t("not-saved")}</span>}
          </p>
        </div>
      )}
    </fieldset>
  );
}

interface RuleCardsProps {
  readonly group: HouseGroup;
  readonly presets: readonly Preset[];
  readonly chosen: string;
  readonly pick: (name: string) => void;
}

function RuleCards({ group, presets, chosen, pick }: RuleCardsProps) {
  if (presets.length === 0) return null;
  return (
    <section class="rule-group-pick" aria-labelledby={`rules-${group}`} data-testid={`rules-${group}`}>
      <h3 id={`rules-${group}`}>{t(`rules-${group}`)}</h3>
      <div class="pick-options rule-cards">
        {presets.map((preset) => (
          <label key={preset.name}>
            <input
              type="radio"
              name="preset"
              value={preset.name}
              checked={preset.name === chosen}
              onChange={() => pick(preset.name)}
            />
            <span>
              <b>{houseName(preset.title)}</b>
              <small>{cardWords(preset)}</small>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}

/** The player's own rules have their length and starting points. */
function cardWords(preset: Preset): string {
  if (preset.about !== "") return houseAbout(preset);
  return listed(preset.summary.filter(({ topic }) => OWN_TOPICS.has(topic)).map(lineWords));
}

/** This version cannot play it. It can only be deleted. */
function Broken({ house: { name, faults }, forget }: { house: BrokenHouse; forget: () => void }) {
  return (
    <p class="start-failure">
      {t("house-broken", { name, faults: faults.map(({ message }) => message).join("; ") })}{" "}
      <button type="button" class="quiet" aria-label={t("delete-it", { name })} onClick={forget}>
        {t("delete")}
      </button>
    </p>
  );
}
