import type { LessonRun } from "../../api/lessonRun.ts";
import { isQuestion } from "../../state/lessonAnswers.ts";
import { points } from "../../state/seats.ts";
import { t, textOf } from "../../texts/texts.ts";
import type { LessonOption, LessonStep } from "../../wire/generated/wire.ts";

/** Tests of the lessons check that each key has a text. */
const words = (key: string) => textOf("lesson", key);

export const titleOf = (lesson: string): string => words(`${lesson}-title`);
export const aboutOf = (lesson: string): string => words(`${lesson}-about`);

export function stepWords({ lesson }: LessonRun, step: LessonStep): string {
  return words(`${lesson.key}-${step.key}`);
}

/** A reply or a hint; `null` for none. */
export function replyWords(run: LessonRun, step: LessonStep): string | null {
  const said = run.said.value;
  const own = (part: string) => words(`${run.lesson.key}-${step.key}-${part}`);
  if (said === "right")
    return step.exercise === true || isQuestion(step) ? own("right") : t("lesson-panel-right");
  if (run.hints.value === 1) return own("hint");
  if (run.hints.value === 2 && (step.exercise === true || said === null)) {
    const { goal } = step;
    const several = goal.type === "pick" && goal.wanted.length > 1;
    return several ? t("lesson-panel-marked-several") : t("lesson-panel-marked");
  }
  if (said === null) return null;
  if (step.mistakes?.includes(said)) return own(said);
  return t(run.marked.value && said === "wrong" ? "lesson-panel-missed" : `lesson-panel-${said}`);
}

export function optionWords(option: LessonOption): string {
  switch (option.type) {
    case "points":
      return t("lesson-panel-points", { points: points(option.points) });
    case "count":
      return t("lesson-panel-count", { count: option.count });
    case "word":
      return words(`option-${option.key}`);
  }
}
