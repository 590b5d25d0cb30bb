import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { DrillRun } from "../../api/drillRun.ts";
import { drillLog, keepDaily } from "../../state/drillLog.ts";
import { dayOf, daysUntil } from "../../state/drills.ts";
import { all } from "../../state/face.ts";
import { botName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import { type DailyPuzzle, fetchDaily } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { Asked } from "./Asked.tsx";
import { circumstances } from "./DrillPage.tsx";
import { choiceWords, drillName, seatName } from "./words.ts";

/** Only one answer counts; the solution is shown from then on. */
export function DailyPage() {
  const today = useSignal<{ readonly puzzle: DailyPuzzle; readonly run: DrillRun } | null>(null);
  const failure = useSignal<string | null>(null);
  const load = () =>
    attempt(failure, async () => {
      const puzzle = await fetchDaily({ date: dayOf(new Date()) });
      const { date, question } = puzzle;
      const heard = (right: boolean, picked: readonly number[]) =>
        keepDaily(date, { picked, right }, new Date());
      const given = drillLog.peek().daily[date]?.picked ?? null;
      today.value = { puzzle, run: new DrillRun(question, seatName, heard, given) };
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void load();
    return () => today.peek()?.run.close();
  }, []);
  if (today.value === null)
    return (
      <main class="start">
        <PageHead title={t("daily-title")} />
        <Trouble why={failure.value} again={() => void load()} />
      </main>
    );
  const { puzzle, run } = today.value;
  const head = [puzzle.date, drillName(puzzle.question.drill), ...circumstances(puzzle.question)].join(" · ");
  return (
    <Asked run={run} title={t("daily-title")} head={head} next={null}>
      {puzzle.levels.length > 0 && <Levels puzzle={puzzle} />}
      <Share date={puzzle.date} />
    </Asked>
  );
}

function Levels({ puzzle }: { puzzle: DailyPuzzle }) {
  const { question, levels } = puzzle;
  const chosen = [...new Set(levels.map(({ choice }) => choice))];
  const told = chosen.map((nth) => {
    const choice = nth === null ? undefined : question.choices[nth];
    const alike = levels.filter((one) => one.choice === nth).map(({ level }) => botName(level));
    const named = { levels: all(alike) };
    if (choice === undefined) return t("daily-chose-none", named);
    return t("daily-chose", { ...named, choice: choiceWords(choice, question.drill) });
  });
  return (
    <p class="daily-levels" data-testid="daily-levels">
      {told.reduce((before, after) => t("daily-joined", { before, after }))}
    </p>
  );
}

/** The text gives nothing away. */
function Share({ date }: { date: string }) {
  const copied = useSignal(false);
  const { daily, dailyDays } = drillLog.value;
  const days = daysUntil(dailyDays, date);
  const line = t(daily[date]?.right ? "daily-share-right" : "daily-share-wrong", { date, days });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      copied.value = true;
    } catch {
      // Without permission, the user can select the line.
    }
  };
  return (
    <p class="daily-share">
      <span data-testid="daily-share">{line}</span>{" "}
      <button type="button" class="quiet" data-action="daily-copy" onClick={() => void copy()}>
        {t("daily-copy")}
      </button>{" "}
      <span role="status">{copied.value && t("daily-copied")}</span>
    </p>
  );
}
