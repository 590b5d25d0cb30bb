import type { LessonRun } from "../../api/lessonRun.ts";
import { isQuestion } from "../../state/lessonAnswers.ts";
import { points } from "../../state/seats.ts";
import { t, textOf } from "../../texts/texts.ts";
import type { LessonOption, LessonStep } from "../../wire/generated/wire.ts";
import type { Picture } from "../parts/TilePicture.tsx";

/** Tests of the lessons check that each key has a text. */
const words = (key: string) => textOf("lesson", key);

/** Each lesson in a few tiles. */
const PICTURES: Readonly<Record<string, Picture>> = {
  tiles: [
    ["1m", "5p", "9s"],
    ["1z", "7z"],
  ],
  hand: [
    ["2m", "3m", "4m"],
    ["6p", "6p", "6p"],
    ["7z", "7z"],
  ],
  turn: [["4p", "5p", "6p", "7s"], ["4z"]],
  yaku: [
    ["2p", "3p", "4p"],
    ["6s", "7s", "8s"],
  ],
  riichi: [["3s", "4s", "5s", "6m", "7m"], ["1p"]],
  calls: [["7z", "7z"], ["7z"]],
  furiten: [["4p", "5p"], ["3p"]],
  dora: [["3m"], ["4m", "0m"]],
  defence: [["back", "back", "back"], ["1z"]],
  match: [["1z", "2z", "3z", "4z"]],
  walkthrough: [["2s", "3s", "4s", "6s", "6s"], ["5s"]],
};
export const pictureOf = (lesson: string): Picture => PICTURES[lesson] ?? [];

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
