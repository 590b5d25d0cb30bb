import { progressOf } from "../../state/lessonProgress.ts";
import { t } from "../../texts/texts.ts";
import { fetchLessons, type LessonEntry } from "../../wire/generated/wire.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { hrefOf } from "../route.ts";
import { aboutOf, titleOf } from "./words.ts";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/practice.css";
import "../../style/lesson.css";

export function LearnPage() {
  const { value: list, failure, load } = useFetched(fetchLessons);
  return (
    <main class="start practice">
      <PageHead title={t("door-learn")} />
      <Trouble why={failure.value} again={() => void load()} />
      {list.value !== null && <Path lessons={list.value.lessons} />}
    </main>
  );
}

function stateOf(lesson: string): "done" | "begun" | "new" {
  const { step, done } = progressOf(lesson);
  return step > 0 ? "begun" : done ? "done" : "new";
}

function Path({ lessons }: { lessons: readonly LessonEntry[] }) {
  const onward = lessons.find(({ key }) => stateOf(key) !== "done");
  return (
    <>
      <section class="card">
        <p>{t(onward === undefined ? "learn-finished" : "learn-about")}</p>
        {onward === undefined ? (
          <a class="action main" href={hrefOf({ page: "start" })} data-action="first-match">
            {t("learn-match")}
          </a>
        ) : (
          <a class="action main" href={hrefOf({ page: "lesson", lesson: onward.key })} data-action="learn-on">
            {t(stateOf(onward.key) === "begun" ? "learn-continue" : "learn-begin", {
              title: titleOf(onward.key),
            })}
          </a>
        )}
      </section>
      <ol class="lesson-path" data-testid="lesson-path">
        {lessons.map(({ key, steps }) => (
          <li key={key}>
            <a class="card lesson-door" href={hrefOf({ page: "lesson", lesson: key })} data-lesson={key}>
              <p>
                <b>{titleOf(key)}</b>
                <small>{aboutOf(key)}</small>
              </p>
              <State lesson={key} steps={steps} />
            </a>
          </li>
        ))}
      </ol>
      <section class="card">
        <p>{t("learn-drills")}</p>
        <p>
          <a class="action" href={hrefOf({ page: "drills" })} data-page="drills">
            {t("door-drills")}
          </a>
        </p>
        <p>{t("learn-practice")}</p>
        <p>
          <a class="action" href={hrefOf({ page: "practice" })}>
            {t("door-practice")}
          </a>{" "}
          <a class="action" href={hrefOf({ page: "start" })}>
            {t("learn-match")}
          </a>
        </p>
        <p>
          <a class="quiet" href={hrefOf({ page: "ceremony" })} data-page="ceremony">
            {t("learn-ceremony")}
          </a>{" "}
          <a class="quiet" href={hrefOf({ page: "score" })} data-page="score">
            {t("learn-score")}
          </a>
        </p>
      </section>
    </>
  );
}

function State({ lesson, steps }: { lesson: string; steps: number }) {
  const state = stateOf(lesson);
  const { step } = progressOf(lesson);
  return (
    <span class={`lesson-state ${state}`} data-state={state}>
      {state === "done" && "✓ "}
      {state === "begun" ? t("lesson-panel-step", { step: step + 1, steps }) : t(`learn-state-${state}`)}
    </span>
  );
}
