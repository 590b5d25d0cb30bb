import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LessonRun } from "../../api/lessonRun.ts";
import { t } from "../../texts/texts.ts";
import type { LessonStep } from "../../wire/generated/wire.ts";
import { goTo } from "../route.ts";
import { replyWords, stepWords, titleOf } from "./words.ts";

interface StepProps {
  readonly run: LessonRun;
  readonly step: LessonStep;
}

export function LessonPanel({ run, step }: StepProps) {
  return (
    <aside class="side" aria-label={titleOf(run.lesson.key)} data-testid="lesson-panel">
      <Spoken run={run} step={step} />
      <LessonButtons run={run} step={step} />
    </aside>
  );
}

export function Spoken({ run, step }: StepProps) {
  const reply = replyWords(run, step);
  const said = run.said.value;
  const mood = said === "right" ? "right" : run.hints.value === 0 && said !== null ? "wrong" : "hint";
  return (
    <div class="lesson-words">
      <p class="lesson-head">
        <b>{titleOf(run.lesson.key)}</b>{" "}
        <span data-testid="lesson-count">
          {t("lesson-panel-step", { step: run.at.value + 1, steps: run.lesson.steps.length })}
        </span>
      </p>
      <div aria-live="polite" data-testid="lesson-text" data-step={step.key} data-goal-type={step.goal.type}>
        {/* At a table there is room for the reply alone. */}
        {(said !== "right" || !step.table) && <p key={step.key}>{stepWords(run, step)}</p>}
        {reply !== null && (
          <p class={`lesson-reply ${mood}`} data-testid="lesson-reply" data-mood={mood}>
            {reply}
          </p>
        )}
      </div>
    </div>
  );
}

/** The table has its own button to leave. */
export function LessonButtons({ run, step }: StepProps) {
  const onward = useRef<HTMLButtonElement>(null);
  const asks = step.goal.type !== "next" && run.said.value !== "right";
  const ready = !asks && !run.moving.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step anew
  useLayoutEffect(() => {
    if (ready) onward.current?.focus({ preventScroll: true });
  }, [ready, run.at.value]);
  useEnter(ready, () => run.next());
  return (
    <div class="lesson-buttons">
      {!step.table && (
        <button type="button" class="quiet" data-action="leave" onClick={() => goTo({ page: "learn" })}>
          {t("leave")}
        </button>
      )}
      <button
        type="button"
        class="quiet"
        data-action="lesson-back"
        disabled={run.at.value === 0}
        onClick={() => run.back()}
      >
        {t("lesson-panel-back")}
      </button>
      {/* Its place stays, so that no other button moves under the pointer. */}
      <span class="lesson-onward">
        {asks && run.hidden.value && (
          <button type="button" class="action" data-action="lesson-hint" onClick={() => run.hint()}>
            {t(step.exercise === true && run.hints.value === 0 ? "lesson-panel-hint" : "lesson-panel-show")}
          </button>
        )}
        {ready && (
          <button
            type="button"
            class="action main"
            data-action="lesson-next"
            ref={onward}
            onClick={() => run.next()}
          >
            {t("lesson-panel-next")} <kbd>⏎</kbd>
          </button>
        )}
      </span>
    </div>
  );
}

/** Enter goes on unless another control has the focus; tiles do not count. */
function useEnter(ready: boolean, goOn: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on in the same run
  useEffect(() => {
    if (!ready) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const control = "button:not(.slot), a, summary, input, select, dialog";
      if (event.key !== "Enter" || event.repeat) return;
      if (target instanceof Element && target.closest(control) !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      goOn();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [ready]);
}
