import type { DrillRun } from "../../api/drillRun.ts";
import { t } from "../../texts/texts.ts";
import type { DrillChoice } from "../../wire/generated/wire.ts";
import { Tile } from "../parts/Tile.tsx";
import { choiceWords } from "./words.ts";

export function Choices({ run }: { run: DrillRun }) {
  return (
    <div class="drill-choices" role="group" aria-label={t("drill-choices")} data-testid="drill-choices">
      {rows(run).map((row, nth) => (
        <div key={nth} class="drill-row">
          {row.map((nth) => (
            <ChoiceButton key={nth} run={run} nth={nth} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Indices; many tiles are in one row for each suit. */
function rows({ several, question }: DrillRun): readonly (readonly number[])[] {
  const all = question.choices.map((_, nth) => nth);
  if (!several) return [all];
  const suit = (nth: number) => suitOf(question.choices[nth]);
  return [...new Set(all.map(suit))].map((one) => all.filter((nth) => suit(nth) === one));
}

const suitOf = (choice: DrillChoice | undefined) => (choice?.type === "tile" ? choice.tile.slice(-1) : "");

function ChoiceButton({ run, nth }: { run: DrillRun; nth: number }) {
  const choice = run.question.choices[nth];
  if (choice === undefined) return null;
  const picked = run.picked.value.includes(nth);
  const answered = run.right.value !== null;
  const right = run.question.right.includes(nth);
  const missed = run.missed.value.includes(nth);
  return (
    <button
      type="button"
      class={`action drill-choice ${answered && right ? "right" : ""}`}
      data-choice={nth}
      data-right={answered && right ? "" : undefined}
      aria-pressed={run.several ? picked : undefined}
      aria-disabled={answered || (missed && !run.several)}
      onClick={() => run.pick(nth)}
    >
      {choice.type === "tile" ? (
        <Tile face={choice.tile} selected={run.several && picked} />
      ) : (
        choiceWords(choice, run.question.drill)
      )}
      {answered || missed ? (
        <Mark right={right} picked={picked || missed} />
      ) : (
        nth < 9 && <kbd>{nth + 1}</kbd>
      )}
    </button>
  );
}

export function Mark({ right, picked }: { right: boolean; picked: boolean }) {
  if (!right && !picked) return null;
  return (
    <b class={`drill-mark ${right ? "right" : "wrong"}`} role="img" aria-label={markWords(right, picked)}>
      {right ? "✓" : "✗"}
    </b>
  );
}

function markWords(right: boolean, picked: boolean): string {
  const words = t(right ? "drill-mark-right" : "drill-mark-wrong");
  return picked ? t("listed", { before: words, after: t("drill-mark-yours") }) : words;
}
