import { keptDraft } from "../../state/drafts.ts";
import { rulesOf } from "../../state/newMatch.ts";
import { houseAbout, houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import type { BrokenHouse, NewMatch, Preset, StartPage } from "../../wire/generated/wire.ts";
import { RuleLines } from "../parts/RuleLines.tsx";
import { hrefOf } from "../route.ts";
import { HouseMenu } from "./HouseMenu.tsx";

interface RulesPickProps {
  readonly page: StartPage;
  readonly chosen: string;
  readonly pick: (name: string) => void;
  readonly forget: (house: string) => Promise<void>;
  /** The choices in the menu of these rules. */
  readonly menu: NewMatch["menu"];
  readonly setMenu: (menu: NewMatch["menu"]) => void;
}

/** The rules of the next match: a preset or a house of the player. */
export function RulesPick({ page, chosen, pick, forget, menu, setMenu }: RulesPickProps) {
  const rules = rulesOf(page, chosen);
  const own = page.presets.filter(({ own }) => own);
  const among = (presets: readonly Preset[]) =>
    presets.map(({ name, title }) => (
      <label key={name}>
        <input
          type="radio"
          name="preset"
          value={name}
          checked={name === chosen}
          onChange={() => pick(name)}
        />
        <span>{houseName(title)}</span>
      </label>
    ));
  return (
    <fieldset class="pick">
      <legend>{t("rules")}</legend>
      <div class="pick-options pick-rules">{among(page.presets.filter(({ own }) => !own))}</div>
      {own.length > 0 && (
        <>
          <p class="pick-more">{t("your-houses")}</p>
          <div class="pick-options pick-rules" data-testid="own-houses">
            {among(own)}
          </div>
        </>
      )}
      {page.broken.map((house) => (
        <Broken key={house.name} house={house} forget={() => void forget(house.name)} />
      ))}
      {rules !== undefined && (
        <div class="rules-chosen">
          {rules.about !== "" && <p class="rules-about">{houseAbout(rules)}</p>}
          {rules.menu.length > 0 && (
            <HouseMenu preset={chosen} lines={rules.menu} menu={menu} set={setMenu} />
          )}
          <details class="rules-short">
            <summary>{t(Object.keys(menu).length > 0 ? "rules-short-usual" : "rules-short")}</summary>
            <RuleLines lines={rules.summary} />
          </details>
          <p>
            <a class="quiet" href={hrefOf({ page: "rules", name: chosen })} data-action="change-rules">
              {rules.own ? t("change-house") : t("change-rules")}
            </a>
            {keptDraft(chosen) !== null && <span class="rules-unsaved"> {t("not-saved")}</span>}
          </p>
        </div>
      )}
    </fieldset>
  );
}

/** A house that this version cannot play, with the reason. It can only be deleted. */
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
