import { progressOf } from "../../state/lessonProgress.ts";
import { t } from "../../texts/texts.ts";
import { fetchLessons, type LessonEntry } from "../../wire/generated/wire.ts";
import { FirstCard } from "../parts/FirstCard.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { TilePicture } from "../parts/TilePicture.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { hrefOf } from "../route.ts";
import { FirstMatch } from "./FirstMatch.tsx";
import { aboutOf, pictureOf, titleOf } from "./words.ts";
import "../../style/page.css";
import "../../style/lesson.css";

export function LearnPage() {
  const { value: list, failure, load } = useFetched(fetchLessons);
  return (
    <main class="start learn">
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
  const done = lessons.filter(({ key }) => stateOf(key) === "done").length;
  const onward = lessons.find(({ key }) => stateOf(key) !== "done");
  const begun = onward !== undefined && stateOf(onward.key) === "begun";
  return (
    <>
      <FirstCard
        title={onward === undefined ? t("learn-finished") : titleOf(onward.key)}
        picture={pictureOf(onward?.key ?? "walkthrough")}
      >
        <p>
          {onward === undefined || done > 0
            ? t("learn-done", { done, all: lessons.length })
            : t("learn-about")}
        </p>
        {onward === undefined ? (
          <FirstMatch />
        ) : (
          <a class="action main" href={hrefOf({ page: "lesson", lesson: onward.key })} data-action="learn-on">
            {t(begun ? "learn-continue" : "learn-begin")}
          </a>
        )}
      </FirstCard>
      <ol class="cards lesson-path" data-testid="lesson-path">
        {lessons.map(({ key, steps }) => (
          <li key={key} data-here={key === onward?.key ? "" : undefined}>
            <a class="card" href={hrefOf({ page: "lesson", lesson: key })} data-lesson={key}>
              <TilePicture groups={pictureOf(key)} />
              <b>{titleOf(key)}</b>
              <small>{aboutOf(key)}</small>
              <State lesson={key} steps={steps} />
            </a>
          </li>
        ))}
      </ol>
      <p class="learn-more">
        <a class="quiet" href={hrefOf({ page: "ceremony" })} data-page="ceremony">
          {t("learn-ceremony")}
        </a>
        <a class="quiet" href={hrefOf({ page: "score" })} data-page="score">
          {t("learn-score")}
        </a>
      </p>
    </>
  );
}

function State({ lesson, steps }: { lesson: string; steps: number }) {
  const state = stateOf(lesson);
  const { step } = progressOf(lesson);
  return (
    <span class={`lesson-state ${state}`} data-state={state}>
      {state === "done" && `✓ ${t("learn-state-done")}`}
      {state === "begun" && t("lesson-panel-step", { step: step + 1, steps })}
    </span>
  );
}
