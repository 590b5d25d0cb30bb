import { useSignal } from "@preact/signals";
import { listed } from "../../state/face.ts";
import { chosen, rulesOf, startingChoice, withRules } from "../../state/newMatch.ts";
import { botAbout, botName } from "../../state/phrases.ts";
import { windWords } from "../../state/ruleLines.ts";
import { t } from "../../texts/texts.ts";
import type { BotInfo, Length, NewMatch, Pace, Preset, Side, StartPage } from "../../wire/generated/wire.ts";
import { RulesPick } from "./RulesPick.tsx";

const PACES: readonly Pace[] = ["instant", "fast", "normal", "slow"];
const SIDES_OF: Readonly<Record<number, readonly Side[]>> = {
  3: ["right", "left"],
  4: ["right", "across", "left"],
};

interface NewMatchFormProps {
  readonly page: StartPage;
  readonly start: (match: NewMatch) => Promise<void>;
  /** Deletes a house. */
  readonly forget: (house: string) => Promise<void>;
}

/** The form for a new match, filled with the last choices. */
export function NewMatchForm({ page, start, forget }: NewMatchFormProps) {
  const busy = useSignal(false);
  const choice = startingChoice(page, chosen.value);
  const set = (change: Partial<NewMatch>) => {
    chosen.value = { ...choice, ...change };
  };
  const rules = rulesOf(page, choice.preset);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    await start({ ...choice, name: choice.name.trim() });
    busy.value = false;
  };
  return (
    <form class="card new-match" onSubmit={submit}>
      <RulesPick
        page={page}
        chosen={choice.preset}
        pick={(name) => set(withRules(page, choice, name))}
        forget={forget}
        menu={choice.menu}
        setMenu={(menu) => set({ menu })}
      />
      <div class="match-choices">
        {!rules?.menu.some(({ key }) => key === "length") && (
          <Pick
            legend={t("length")}
            name="length"
            options={lengths(rules)}
            value={choice.length}
            pick={(length) => set({ length })}
          />
        )}
        <Opponents bots={page.bots} chosen={choice.opponents} pick={(opponents) => set({ opponents })} />
        <Pick
          legend={t("pace")}
          name="pace"
          options={PACES.map((pace) => [pace, t(`pace-${pace}`)])}
          value={choice.pace}
          pick={(pace) => set({ pace })}
        />
        <label class="field">
          <span>{t("your-name")}</span>
          <input
            name="name"
            required
            maxLength={24}
            pattern=".*\S.*"
            autocomplete="nickname"
            value={choice.name}
            onInput={(event) => set({ name: event.currentTarget.value })}
          />
        </label>
      </div>
      <div class="start-bar">
        <button type="submit" class="action main start-button" data-action="start" disabled={busy.value}>
          {t("start")}
        </button>
      </div>
    </form>
  );
}

/** The lengths on offer. The default length follows from the winds of the rules. */
function lengths(rules: Preset | undefined): readonly (readonly [Length, string])[] {
  const winds = rules?.winds ?? [];
  const named = (length: Length, usual: string) => {
    const own = rules?.length === length && winds.join("") !== usual;
    return [length, own ? windWords(winds) : t(`length-${length}`)] as const;
  };
  return [named("east", "E"), named("east_south", "ES")];
}

interface PickProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly (readonly [T, string])[];
  readonly value: T;
  readonly pick: (value: T) => void;
}

/** Radio buttons with a legend. */
export function Pick<T extends string>({ legend, name, options, value, pick }: PickProps<T>) {
  return (
    <fieldset class="pick">
      <legend>{legend}</legend>
      <div class="pick-options">
        {options.map(([option, label]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => pick(option)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface OpponentsProps {
  readonly bots: readonly BotInfo[];
  readonly chosen: readonly string[];
  readonly pick: (opponents: string[]) => void;
}

function Opponents({ bots, chosen, pick }: OpponentsProps) {
  const sides = SIDES_OF[chosen.length + 1] ?? [];
  return (
    <fieldset class="pick">
      <legend>{t("opponents")}</legend>
      <div class="opponents">
        {chosen.map((name, nth) => (
          <label key={sides[nth]} class="field">
            <span>{t(`side-${sides[nth] ?? "right"}`)}</span>
            <select
              name={`opponent-${nth}`}
              value={name}
              onChange={(event) => pick(chosen.with(nth, event.currentTarget.value))}
            >
              {bots.filter(({ name }) => !name.includes("/")).map(option)}
              {mannered(bots).map(([level, inManners]) => (
                <optgroup key={level} label={t("in-manners", { level: called(level) })}>
                  {inManners.map(option)}
                </optgroup>
              ))}
            </select>
          </label>
        ))}
      </div>
      <ul class="bot-notes">
        {bots
          .filter(({ name }) => chosen.includes(name))
          .map(({ name, description }) => (
            <li key={name}>
              <b>{called(name)}:</b> {botAbout(name, description)}
            </li>
          ))}
      </ul>
    </fieldset>
  );
}

/** The bots with a style, by level. */
function mannered(bots: readonly BotInfo[]): [string, BotInfo[]][] {
  const levels = new Map<string, BotInfo[]>();
  for (const bot of bots) {
    const [level = "", manner] = bot.name.split("/");
    if (manner !== undefined) levels.set(level, [...(levels.get(level) ?? []), bot]);
  }
  return [...levels];
}

function option({ name, description }: BotInfo) {
  return (
    <option key={name} value={name} title={botAbout(name, description)}>
      {botName(name)}
    </option>
  );
}

/** A level, or a level with its style. */
function called(name: string): string {
  return listed(name.split("/").map(botName));
}
