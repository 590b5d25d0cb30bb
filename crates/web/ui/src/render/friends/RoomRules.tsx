import { worded } from "../../state/catalogueWords.ts";
import { listed } from "../../state/face.ts";
import { countDifferences, timeWords, windowWords, writtenTime } from "../../state/friends.ts";
import { differences } from "../../state/house.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import {
  fetchCatalogue,
  type HouseDraft,
  type RoomSettings,
  type RoomRules as Rules,
  type TalkRules,
} from "../../wire/generated/wire.ts";
import { Fact } from "../parts/Fact.tsx";
import { RuleLines } from "../parts/RuleLines.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { useWords } from "../parts/useWords.ts";
import { differ } from "../rules/DifferenceList.tsx";

const DIGITS = 8;

interface RoomRulesProps {
  readonly rules: Rules;
  readonly settings: RoomSettings;
  /** Shows how the rules differ from a preset. */
  readonly compares?: boolean;
}

export function RoomRules({ rules, settings, compares = false }: RoomRulesProps) {
  const { title, summary, words, hash } = rules;
  useWords(words);
  const { name: _, ...unnamed } = settings;
  return (
    <section class="card room-rules" aria-labelledby="room-rules" data-testid="room-rules">
      <h2 id="room-rules">{houseName(title)}</h2>
      <dl class="rule-lines">
        {settingLines(unnamed).map((line) => (
          <Fact key={line.name} {...line} />
        ))}
      </dl>
      <RuleLines lines={summary} />
      {compares && countDifferences(rules) > 0 && <Differences house={rules.differences} />}
      <p class="about">
        {t("friends-hash")} <code title={hash}>{hash.slice(0, DIGITS)}</code>
      </p>
    </section>
  );
}

export function settingLines(settings: RoomSettings): { readonly name: string; readonly value: string }[] {
  const { name, time, seating, claim_window, bot_for_away, watching, talk, pace, listed } = settings;
  const window = claim_window === undefined ? [] : [windowWords(`${claim_window}`)];
  return [
    ...(name === undefined ? [] : [{ name: t("friends-room-name"), value: name }]),
    { name: t("friends-time-title"), value: timeWords(writtenTime(time)) },
    { name: t("friends-seating"), value: t(`friends-seating-${seating}`) },
    ...window.map((value) => ({ name: t("friends-window-title"), value })),
    { name: t("friends-missing-title"), value: t(`friends-missing-${bot_for_away ? "bot" : "default"}`) },
    { name: t("friends-watching-title"), value: t(`friends-watching-${watching}`) },
    { name: t("talk"), value: talkRules(talk) },
    { name: t("friends-pace"), value: t(`pace-${pace}`) },
    { name: t("friends-listed-title"), value: t(`friends-listed-${listed ? "yes" : "no"}`) },
  ];
}

function talkRules({ between_hands, own_words }: TalkRules): string {
  const what = t(own_words ? "friends-talk-words" : "friends-talk-phrases");
  return listed([t(between_hands ? "friends-talk-between" : "friends-talk-always"), what]);
}

/** The catalogue has the name of the rules. */
function Differences({ house }: { house: HouseDraft }) {
  const { value: catalogue, failure } = useFetched(fetchCatalogue);
  const base = catalogue.value?.presets.find(({ name }) => name === house.base);
  if (catalogue.value === null || base === undefined) return <Trouble why={failure.value} />;
  const found = differences(worded(catalogue.value), base, house);
  const title = houseName(base.title);
  return (
    <details class="room-differences" data-testid="differences">
      <summary>{differ(found.length, title)}</summary>
      <dl class="rule-lines">
        {found.map(({ id, title: rule, value, before }) => (
          <div key={`${id.part} ${id.key}`}>
            <dt>{rule}</dt>
            <dd>
              {value} <span class="about">{t("in-base", { base: title, value: before })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
