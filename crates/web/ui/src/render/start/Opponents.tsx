import { botAbout, botName, botTitle } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import type { BotInfo, Side } from "../../wire/generated/wire.ts";
import { Rank } from "../parts/portrait/Rank.tsx";

const SIDES_OF: Readonly<Record<number, readonly Side[]>> = {
  3: ["right", "left"],
  4: ["right", "across", "left"],
};

interface OpponentsProps {
  readonly bots: readonly BotInfo[];
  readonly players: number;
  readonly chosen: readonly string[];
  readonly pick: (opponents: string[]) => void;
}

export function Opponents({ bots, players, chosen, pick }: OpponentsProps) {
  const sides = SIDES_OF[players] ?? [];
  const seated = chosen.slice(0, players - 1);
  return (
    <fieldset class="pick">
      <legend>{t("opponents")}</legend>
      <div class="opponents">
        {seated.map((name, nth) => (
          <label key={sides[nth]} class="field">
            <span>{t(`side-${sides[nth] ?? "right"}`)}</span>
            <select
              name={`opponent-${nth}`}
              value={name}
              onChange={(event) => pick(chosen.with(nth, event.currentTarget.value))}
            >
              {bots.filter(({ name }) => !name.includes("/")).map(option)}
              {mannered(bots).map(([level, inManners]) => (
                <optgroup key={level} label={t("in-manners", { level: botTitle(level) })}>
                  {inManners.map(option)}
                </optgroup>
              ))}
            </select>
          </label>
        ))}
      </div>
      <ul class="bot-notes">
        {bots
          .filter(({ name }) => seated.includes(name))
          .map(({ name, description }) => (
            <li key={name}>
              <Rank bot={name} /> <b>{botTitle(name)}:</b> {botAbout(name, description)}
            </li>
          ))}
      </ul>
    </fieldset>
  );
}

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
