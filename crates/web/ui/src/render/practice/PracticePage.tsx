import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createPractice } from "../../api/practice.ts";
import { ready, rulesOf, startingChoice, withRules } from "../../state/newMatch.ts";
import { botName, houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import { fetchStart, type NewMatch, type NewPractice, type StartPage } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { FirstCard } from "../parts/FirstCard.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { goTo, hrefOf } from "../route.ts";
import { LengthPick } from "../start/LengthPick.tsx";
import { CustomHandForm } from "./CustomHandForm.tsx";
import "../../style/page.css";
import "../../style/practice.css";

/** */
export function PracticePage() {
  const page = useSignal<StartPage | null>(null);
  const choice = useSignal<NewMatch | null>(null);
  const failure = useSignal<string | null>(null);
  const load = () =>
    attempt(failure, async () => {
      const found = await fetchStart();
      page.value = found;
      choice.value = startingChoice(found, null);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void load();
  }, []);
  const begins = async (practice: NewPractice) => {
    await attempt(failure, async () => {
      const { match_id } = await createPractice(practice);
      goTo({ page: "match", id: match_id });
    });
    if (failure.value !== null) scrollTo({ top: 0 });
  };
  return (
    <main class="start practice">
      <PageHead title={t("door-practice")} />
      <Trouble why={failure.value} again={page.value === null ? () => void load() : undefined} />
      {page.value !== null && choice.value !== null && (
        <Ways
          page={page.value}
          choice={choice.value}
          set={(change) => {
            choice.value = change;
          }}
          begins={begins}
        />
      )}
    </main>
  );
}

interface WaysProps {
  readonly page: StartPage;
  readonly choice: NewMatch;
  readonly set: (choice: NewMatch) => void;
  readonly begins: (practice: NewPractice) => Promise<void>;
}

function Ways({ page, choice, set, begins }: WaysProps) {
  const rules = rulesOf(page, choice.preset);
  const chosen = ready(page, choice);
  return (
    <>
      <FirstCard title={t("practice-match")} picture={[["2m", "3m", "4m", "5p", "0p", "6s", "7s"], ["8s"]]}>
        <p>{t("practice-about")}</p>
        <Table page={page} choice={choice} set={set} />
        <button
          type="button"
          class="action main"
          data-action="practise"
          onClick={() => begins({ from: "match", chosen })}
        >
          {t("practice-start")}
        </button>
      </FirstCard>
      {rules !== undefined && (
        <CustomHandForm
          key={rules.name}
          rules={rules}
          begin={(hand) => begins({ from: "hand", chosen, hand })}
        />
      )}
      <p>
        {t("practice-record-about")}{" "}
        <a class="quiet" href={hrefOf({ page: "records" })}>
          {t("tab-matches")}
        </a>
      </p>
    </>
  );
}

function Table({ page, choice, set }: Omit<WaysProps, "begins">) {
  const rules = rulesOf(page, choice.preset);
  const [bot = ""] = choice.opponents;
  return (
    <div class="practice-table">
      <label class="field">
        <span>{t("rules")}</span>
        <select
          name="preset"
          value={choice.preset}
          onChange={({ currentTarget }) => set(withRules(page, choice, currentTarget.value))}
        >
          {page.presets.map(({ name, title }) => (
            <option key={name} value={name}>
              {houseName(title)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t("opponents")}</span>
        <select
          name="opponents"
          value={bot}
          onChange={({ currentTarget }) =>
            set({ ...choice, opponents: choice.opponents.map(() => currentTarget.value) })
          }
        >
          {page.bots
            .filter(({ name }) => !name.includes("/") || name === bot)
            .map(({ name }) => (
              <option key={name} value={name}>
                {botName(name)}
              </option>
            ))}
        </select>
      </label>
      {rules !== undefined && (
        <LengthPick rules={rules} value={choice.length} pick={(length) => set({ ...choice, length })} />
      )}
    </div>
  );
}
