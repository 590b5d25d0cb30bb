import type { LessonRun } from "../../api/lessonRun.ts";
import { faceName } from "../../state/face.ts";
import { t } from "../../texts/texts.ts";
import type { LessonGoal, LessonStep, Tile as TileFace } from "../../wire/generated/wire.ts";
import { Marked, markedName, markOf } from "../parts/Marked.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { Tile } from "../parts/Tile.tsx";
import { LessonButtons, Spoken } from "./LessonPanel.tsx";
import { optionWords, titleOf } from "./words.ts";
import "../../style/tilePicker.css";

interface StepProps {
  readonly run: LessonRun;
  readonly step: LessonStep;
}

export function LessonCards({ run, step }: StepProps) {
  const { goal } = step;
  return (
    <main class="start lesson-page" data-testid="lesson-cards">
      <PageHead title={titleOf(run.lesson.key)} />
      <section class="card lesson-card" key={step.key}>
        <Spoken run={run} step={step} />
        {step.tiles !== undefined && <Shown groups={step.tiles} />}
        {goal.type === "pick" && <Shelf run={run} goal={goal} />}
        {goal.type === "choose" && <Answers run={run} goal={goal} />}
        <LessonButtons run={run} step={step} />
      </section>
    </main>
  );
}

function Shown({ groups }: { groups: readonly (readonly TileFace[])[] }) {
  return (
    <div class="lesson-tiles" role="group" aria-label={t("lesson-panel-shown")}>
      {groups.map((group, nth) => (
        <span key={nth} class="lesson-group">
          {group.map((face, at) => (
            <Tile key={at} face={face} />
          ))}
        </span>
      ))}
    </div>
  );
}

/** If several tiles are asked for, a button ends the choice. */
function Shelf({ run, goal }: { run: LessonRun; goal: LessonGoal & { type: "pick" } }) {
  const { from, wanted } = goal;
  const picked = run.picked.value;
  const right = run.said.value === "right";
  const marks = marksOf(from, run.marked.value ? wanted : []);
  return (
    <>
      <div
        class="lesson-shelf"
        role="group"
        aria-label={t("lesson-panel-pick")}
        data-testid="shelf"
        data-right={right || undefined}
      >
        {from.map((face, nth) => {
          const goal = marks.has(nth) && !picked.includes(nth);
          return (
            <button
              key={nth}
              type="button"
              class="palette-tile"
              data-face={face}
              aria-pressed={picked.includes(nth)}
              data-good={(marks.has(nth) && picked.includes(nth)) || undefined}
              aria-label={markedName(faceName(face), goal)}
              aria-disabled={right}
              {...markOf(goal)}
              onClick={() => run.pick(nth)}
            >
              <Tile face={face} selected={picked.includes(nth)} />
            </button>
          );
        })}
      </div>
      {wanted.length > 1 && !right && (
        <button
          type="button"
          class="action main"
          data-action="lesson-check"
          aria-disabled={picked.length === 0}
          {...markOf(run.marked.value && [...marks].every((nth) => picked.includes(nth)))}
          onClick={() => run.check()}
        >
          {t("lesson-panel-check")}
          <Marked on={run.marked.value && [...marks].every((nth) => picked.includes(nth))} />
        </button>
      )}
    </>
  );
}

function marksOf(from: readonly TileFace[], wanted: readonly TileFace[]): Set<number> {
  const marks = new Set<number>();
  for (const tile of wanted) marks.add(from.findIndex((face, nth) => face === tile && !marks.has(nth)));
  return marks;
}

function Answers({ run, goal }: { run: LessonRun; goal: LessonGoal & { type: "choose" } }) {
  // Their place stays, so that a second press hits nothing else.
  const gone = run.said.value === "right";
  return (
    <div
      class="lesson-answers"
      hidden={gone}
      role="group"
      aria-label={t("lesson-panel-answers")}
      data-testid="answers"
    >
      {goal.options.map((option, nth) => {
        const marked = run.marked.value && nth === goal.wanted;
        return (
          <button key={nth} type="button" class="action" {...markOf(marked)} onClick={() => run.choose(nth)}>
            {optionWords(option)}
            <Marked on={marked} />
          </button>
        );
      })}
    </div>
  );
}
