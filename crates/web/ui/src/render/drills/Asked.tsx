import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { DrillRun } from "../../api/drillRun.ts";
import { statedIn } from "../../state/statedWin.ts";
import { t } from "../../texts/texts.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { hrefOf } from "../route.ts";
import { ScoreSteps } from "../score/ScoreSteps.tsx";
import { Table } from "../table/TablePage.tsx";
import { Choices } from "./Choices.tsx";
import { Solution } from "./Solution.tsx";
import { StatedHand } from "./StatedHand.tsx";
import { useDrillKeys } from "./useDrillKeys.ts";
import { askWords, type Drill, missWords, replyWords } from "./words.ts";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/result.css";
import "../../style/winner.css";
import "../../style/score.css";
import "../../style/side.css";
import "../../style/picture.css";
import "../../style/lesson.css";
import "../../style/drills.css";

interface AskedProps {
  readonly run: DrillRun;
  readonly title: string;
  readonly head: string;
  /** `null` after the last question. */
  readonly next: (() => void) | null;
  readonly children?: ComponentChildren;
}

export function Asked(props: AskedProps) {
  const { run, title, next } = props;
  useDrillKeys(run, next);
  if (run.session !== null) {
    const panel = <Panel {...props} />;
    return <Table key={run.nth} session={run.session} lesson={{ panel }} />;
  }
  return (
    <main class="start drill-page" data-testid="drill-card">
      <PageHead title={title} />
      <Card {...props} key={run.nth} />
    </main>
  );
}

function Panel(props: AskedProps) {
  const { run, title, children } = props;
  const answered = run.right.value !== null;
  return (
    <aside class="side drill-panel" aria-label={title} data-testid="drill-panel">
      <Spoken {...props} />
      {!answered && (run.inHand ? <p>{t("drill-in-hand")}</p> : <Choices run={run} />)}
      {answered && <Solution run={run} />}
      {answered && children}
      <Buttons {...props} />
    </aside>
  );
}

function Card(props: AskedProps) {
  const { run, children } = props;
  const { hand, solution } = run.question;
  const win = statedIn(hand ?? "", 0);
  const answered = run.right.value !== null;
  return (
    <>
      <section class="card drill-card">
        <Spoken {...props} />
        <StatedHand win={win} />
        <Choices run={run} />
        {answered && solution.score === undefined && <Solution run={run} />}
        {answered && children}
        <Buttons {...props} />
      </section>
      {answered && solution.score !== undefined && <ScoreSteps win={win} answer={solution.score} />}
    </>
  );
}

function Spoken({ run, title, head }: AskedProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const right = run.right.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question anew
  useEffect(() => words.current?.focus({ preventScroll: true }), [run.nth]);
  const { drill, skill } = run.question;
  const missed = run.missed.value.length > 0 ? "missed" : null;
  const mood = right === null ? missed : right ? "right" : "wrong";
  return (
    <div class="drill-words">
      <p class="lesson-head">
        <b>{title}</b> <span data-testid="drill-head">{head}</span>
      </p>
      <p
        class="drill-ask"
        ref={words}
        tabIndex={-1}
        data-testid="drill-ask"
        data-drill={drill}
        data-skill={skill}
        data-nth={run.nth}
      >
        {askWords(run.question, run.session?.model.value)}
      </p>
      <div aria-live="polite">
        {mood !== null && (
          <p class={`lesson-reply ${mood}`} data-testid="drill-reply" data-mood={mood}>
            {mood === "missed" ? missWords(run) : replyWords(drill as Drill, mood === "right")}
          </p>
        )}
      </div>
    </div>
  );
}

function Buttons({ run, next }: AskedProps) {
  const onward = useRef<HTMLButtonElement>(null);
  const answered = run.right.value !== null;
  useLayoutEffect(() => {
    if (answered) onward.current?.focus({ preventScroll: true });
  }, [answered]);
  return (
    <div class="lesson-buttons">
      {(run.session === null || (answered && next === null)) && (
        <a class="quiet" href={hrefOf({ page: "drills" })} data-action="drill-list">
          {t("drill-list")}
        </a>
      )}
      {run.several && !answered && (
        <button
          type="button"
          class="action main"
          data-action="drill-check"
          aria-disabled={run.picked.value.length === 0}
          onClick={() => run.check()}
        >
          {t("drill-check")} <kbd>⏎</kbd>
        </button>
      )}
      {answered && next !== null && (
        <button type="button" class="action main" data-action="drill-next" ref={onward} onClick={next}>
          {t("drill-next")} <kbd>⏎</kbd>
        </button>
      )}
    </div>
  );
}
