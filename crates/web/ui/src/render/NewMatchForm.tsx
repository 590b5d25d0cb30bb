import { useSignal } from "@preact/signals";
import type { BotInfo, Length, NewMatch, Pace, StartPage } from "../wire/generated/wire.ts";
import { RuleLines } from "./RuleLines.tsx";

const LENGTHS: readonly (readonly [Length, string])[] = [
  ["east", "East only"],
  ["east_south", "East and South"],
];
const PACES: readonly (readonly [Pace, string])[] = [
  ["instant", "Instant"],
  ["fast", "Fast"],
  ["normal", "Normal"],
  ["slow", "Slow"],
];
const SIDES_OF: Readonly<Record<number, readonly string[]>> = {
  3: ["Right", "Left"],
  4: ["Right", "Across", "Left"],
};

interface NewMatchFormProps {
  readonly page: StartPage;
  readonly start: (match: NewMatch) => Promise<void>;
}

/** All that a new match needs; what was chosen last is chosen already. */
export function NewMatchForm({ page, start }: NewMatchFormProps) {
  const chosen = useSignal(page.preselected);
  const busy = useSignal(false);
  const set = (change: Partial<NewMatch>) => {
    chosen.value = { ...chosen.value, ...change };
  };
  const preset = page.presets.find(({ name }) => name === chosen.value.preset);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    const { name } = chosen.value;
    await start({ ...chosen.value, name: name.trim() });
    busy.value = false;
  };
  return (
    <form class="card new-match" onSubmit={submit}>
      <Pick
        legend="Rules"
        name="preset"
        options={page.presets.map(({ name, title }) => [name, title])}
        value={chosen.value.preset}
        pick={(name) => set(withPreset(page, chosen.value, name))}
      />
      {preset && (
        <details class="rules-short">
          <summary>The rules in short</summary>
          <RuleLines lines={preset.summary} />
        </details>
      )}
      <Pick
        legend="Length"
        name="length"
        options={LENGTHS}
        value={chosen.value.length}
        pick={(length) => set({ length })}
      />
      <Opponents bots={page.bots} chosen={chosen.value.opponents} pick={(opponents) => set({ opponents })} />
      <Pick
        legend="Their pace"
        name="pace"
        options={PACES}
        value={chosen.value.pace}
        pick={(pace) => set({ pace })}
      />
      <label class="field">
        <span>Your name</span>
        <input
          name="name"
          required
          maxLength={24}
          pattern=".*\S.*"
          autocomplete="nickname"
          value={chosen.value.name}
          onInput={(event) => set({ name: event.currentTarget.value })}
        />
      </label>
      <button type="submit" class="action main start-button" data-action="start" disabled={busy.value}>
        Start
      </button>
    </form>
  );
}

/** Another preset may seat another number, and has a length of its own. */
function withPreset(page: StartPage, chosen: NewMatch, name: string): Partial<NewMatch> {
  const preset = page.presets.find((preset) => preset.name === name);
  if (preset === undefined) return {};
  const fallback = page.bots[0]?.name ?? "";
  const opponents = Array.from({ length: preset.players - 1 }, (_, nth) => chosen.opponents[nth] ?? fallback);
  return { preset: name, length: preset.length, opponents };
}

interface PickProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly (readonly [T, string])[];
  readonly value: T;
  readonly pick: (value: T) => void;
}

/** One out of a few. */
function Pick<T extends string>({ legend, name, options, value, pick }: PickProps<T>) {
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
      <legend>Opponents</legend>
      <div class="opponents">
        {chosen.map((name, nth) => (
          <label key={sides[nth]} class="field">
            <span>{sides[nth]}</span>
            <select
              name={`opponent-${nth}`}
              value={name}
              onChange={(event) => pick(chosen.with(nth, event.currentTarget.value))}
            >
              {bots.map((bot) => (
                <option key={bot.name} value={bot.name} title={bot.description}>
                  {capital(bot.name)}
                </option>
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
              <b>{capital(name)}:</b> {description}
            </li>
          ))}
      </ul>
    </fieldset>
  );
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
