import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { houseName } from "../../state/phrases.ts";
import { isWhole, lineOf, NOTHING, type StatedWin, statedIn } from "../../state/statedWin.ts";
import { t } from "../../texts/texts.ts";
import { fetchScore, fetchStart, type ScoreAnswer, type StartPage } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Select } from "../parts/TilePicker.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useWords } from "../parts/useWords.ts";
import { stayAt } from "../route.ts";
import { ScoreSteps, worthOf } from "./ScoreSteps.tsx";
import { StatedForm } from "./StatedForm.tsx";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/score.css";

export function ScorePage({ query = "" }: { query?: string | undefined }) {
  const said = new URLSearchParams(query);
  const start = useSignal<StartPage | null>(null);
  const answer = useSignal<ScoreAnswer | null>(null);
  const failure = useSignal<string | null>(null);
  const win = statedIn(said.get("line") ?? "", Number(said.get("sticks")) || 0);
  const rules = said.get("rules") ?? start.value?.preselected.preset ?? null;
  const house = start.value?.presets.find(({ name }) => name === rules);
  const players = house?.players ?? 4;
  useWords(house?.words);
  const say = (win: StatedWin, rules: string | null) => {
    const next = new URLSearchParams({ line: lineOf(win), sticks: `${win.sticks}` });
    if (rules !== null) next.set("rules", rules);
    stayAt({ page: "score", query: `${next}` });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void attempt(failure, async () => {
      start.value = await fetchStart();
    });
  }, []);
  const line = isWhole(win) ? lineOf(win) : null;
  const { sticks } = win;
  useEffect(() => {
    let stale = false;
    answer.value = line === null ? null : answer.value;
    if (line === null || rules === null) return;
    void attempt(failure, async () => {
      const found = await fetchScore({ rules, line, sticks });
      if (!stale) answer.value = found;
    });
    return () => {
      stale = true;
    };
  }, [rules, line, sticks, answer, failure]);
  return (
    <main class="start score-page">
      <PageHead title={t("score-title")} />
      <Trouble why={failure.value} />
      <div class="score-board">
        <section class="card score-form" aria-label={t("score-hand-title")}>
          <StatedForm
            win={win}
            players={players}
            worth={answer.value && worthOf(answer.value)}
            set={(changed) => say(changed, rules)}
          />
          <div class="score-chips">
            {start.value !== null && rules !== null && (
              <Select
                name="rules"
                label={t("rules")}
                value={rules}
                options={start.value.presets.map((preset) => [preset.name, houseName(preset.title)])}
                pick={(name) => say(win, name)}
              />
            )}
            <button type="button" class="quiet" data-action="clear" onClick={() => say(NOTHING, rules)}>
              {t("score-clear")}
            </button>
          </div>
        </section>
        {answer.value === null ? (
          <section class="card score-steps">
            <p class="pick-about">{t("score-about")}</p>
          </section>
        ) : (
          <ScoreSteps win={win} answer={answer.value}>
            <button type="button" class="quiet" data-action="print" onClick={() => print()}>
              {t("score-print")}
            </button>
          </ScoreSteps>
        )}
      </div>
    </main>
  );
}
