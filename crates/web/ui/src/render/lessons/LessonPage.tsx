import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LessonRun } from "../../api/lessonRun.ts";
import { progressOf } from "../../state/lessonProgress.ts";
import { fetchLesson, fetchLessons } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { TableKind } from "../parts/kind.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { Table } from "../table/TablePage.tsx";
import { LessonCards } from "./LessonCards.tsx";
import { LessonEnd } from "./LessonEnd.tsx";
import { LessonPanel } from "./LessonPanel.tsx";
import { titleOf } from "./words.ts";
import "../../style/page.css";
import "../../style/side.css";
import "../../style/lesson.css";

export function LessonPage({ lesson }: { lesson: string }) {
  const run = useSignal<LessonRun | null>(null);
  const following = useSignal<string | null>(null);
  const failure = useSignal<string | null>(null);
  const load = () =>
    attempt(failure, async () => {
      const [played, { lessons }] = await Promise.all([fetchLesson(lesson), fetchLessons()]);
      const at = lessons.findIndex(({ key }) => key === lesson);
      following.value = lessons[at + 1]?.key ?? null;
      const { step } = progressOf(lesson);
      run.value = new LessonRun(played, step < played.steps.length ? step : 0);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each lesson
  useEffect(() => {
    void load();
    return () => run.peek()?.close();
  }, [lesson]);
  if (run.value === null)
    return (
      <main class="start">
        <PageHead title={titleOf(lesson)} />
        <Trouble why={failure.value} again={() => void load()} />
      </main>
    );
  return <Running run={run.value} following={following.value} />;
}

function Running({ run, following }: { run: LessonRun; following: string | null }) {
  const step = run.step.value;
  const session = run.session.value;
  if (step === undefined) return <LessonEnd run={run} following={following} />;
  if (!step.table || session === null)
    return (
      <TableKind.Provider value={run.kind.value}>
        <LessonCards run={run} step={step} />
      </TableKind.Provider>
    );
  const lesson = {
    panel: <LessonPanel run={run} step={step} />,
    opened: run.opened.bind(run),
  };
  return <Table key={run.tables} session={session} lesson={lesson} />;
}
