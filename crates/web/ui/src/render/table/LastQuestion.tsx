import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Session } from "../../api/session.ts";
import type { Seconds } from "../../state/clock.ts";
import { keyScheme } from "../../state/houseDisplay.ts";
import { keyOf } from "../../state/schemes.ts";
import { points as inPoints } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import { Clock } from "./Clock.tsx";
import { Back, Key } from "./hand/PromptBar.tsx";
import "../../style/question.css";

interface LastQuestionProps {
  readonly points: number;
  readonly session: Session;
  readonly left: ReadonlySignal<Seconds | null>;
  readonly talk: ComponentChildren;
}

/** A small box in the middle, its answers at the lower right. */
export function LastQuestion({ points, session, left, talk }: LastQuestionProps) {
  const keys = keyScheme.value;
  const goOn = useRef<HTMLButtonElement>(null);
  // Continuing can be undone after another hand, stopping cannot.
  useLayoutEffect(() => goOn.current?.focus({ preventScroll: true }), []);
  return (
    <div class="overlay">
      <section
        class="last-question"
        role="alertdialog"
        aria-labelledby="last-question"
        aria-describedby="last-question-why"
        data-testid="last-question"
      >
        <h2 id="last-question">{t("last-question")}</h2>
        <p id="last-question-why">{t("last-question-why", { points: inPoints(points) })}</p>
        <Clock left={left} />
        <div class="last-answers">
          {talk}
          <Back session={session} />
          {(["stop", "continue"] as const).map((id) => (
            <button
              key={id}
              ref={id === "continue" ? goOn : null}
              type="button"
              class={`action ${id === "continue" ? "main" : ""}`}
              data-action={id}
              onClick={() => session.input({ type: "button", id })}
            >
              {t(id === "stop" ? "button-stop" : "last-no")} <Key label={keyOf(keys, id)} />
            </button>
          ))}
        </div>
      </section>
    </div>
  );
}
