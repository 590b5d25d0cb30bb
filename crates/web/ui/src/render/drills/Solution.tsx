import type { ComponentChildren } from "preact";
import type { DrillRun } from "../../api/drillRun.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { DrillDiscard, DrillEstimate, TileSafety } from "../../wire/generated/wire.ts";
import { Tile } from "../parts/Tile.tsx";
import { Said } from "../table/Adviser.tsx";
import { SafetySign } from "../table/hand/Safety.tsx";
import { Mark } from "./Choices.tsx";
import { afterWords, choiceWords, dangerWords } from "./words.ts";

const COMPARED = 5;

/** A score has a card of its own. */
export function Solution({ run }: { run: DrillRun }) {
  const { discards = [], waits = [], safety = [], estimates = [], advised } = run.question.solution;
  const names = run.session?.model.value.welcome?.names ?? [];
  const shown = compared(run, discards);
  return (
    <div class="drill-solution" role="group" aria-label={t("drill-solution")} data-testid="drill-solution">
      <Lines>
        {shown.map((line) => (
          <DiscardLine key={line.tile} run={run} line={line} />
        ))}
        {waits.map(({ tile, left }) => (
          <li key={tile}>
            <Tile face={tile} /> {t("waits-left", { count: left })}
          </li>
        ))}
        {tilesOf(run).flatMap(({ tile, nth }) =>
          safety
            .filter((one) => one.tile === tile.replace("0", "5"))
            .map((one) => <SafetyLine key={nth} run={run} nth={nth} safety={one} />),
        )}
        {estimates.map((one) => (
          <EstimateLine key={one.choice} run={run} estimate={one} />
        ))}
      </Lines>
      {estimates.length > 0 && <p class="drill-judged">{t("drill-judged")}</p>}
      {advised !== undefined && advised.advice.length > 0 && (
        <div class="drill-advice" role="group" aria-label={t("drill-adviser")} data-testid="drill-advice">
          {advised.advice.map((advice) => (
            <Said key={advice.rule} advice={advice} names={names} facts={false} />
          ))}
        </div>
      )}
    </div>
  );
}

function Lines({ children }: { children: ComponentChildren }) {
  return <ul class="drill-lines">{children}</ul>;
}

function tilesOf({ question }: DrillRun) {
  return question.choices.flatMap((choice, nth) =>
    choice.type === "tile" ? [{ tile: choice.tile, nth }] : [],
  );
}

function compared(run: DrillRun, discards: readonly DrillDiscard[]): readonly DrillDiscard[] {
  const chosen = [...run.picked.value, ...run.missed.value];
  const picked = tilesOf(run).filter(({ nth }) => chosen.includes(nth));
  const own = (line: DrillDiscard) => picked.some(({ tile }) => tile === line.tile);
  return discards.filter((line, nth) => nth < COMPARED || own(line));
}

function marked(run: DrillRun, nth: number) {
  const right = run.question.right.includes(nth);
  const picked = run.picked.value.includes(nth) || run.missed.value.includes(nth);
  return {
    attributes: { "data-right": right ? "" : undefined },
    mark: <Mark right={right} picked={picked} />,
  };
}

function DiscardLine({ run, line }: { run: DrillRun; line: DrillDiscard }) {
  const nth = tilesOf(run).find(({ tile }) => tile === line.tile)?.nth ?? -1;
  const { attributes, mark } = marked(run, nth);
  return (
    <li {...attributes}>
      <Tile face={line.tile} /> {afterWords(line)} {mark}
    </li>
  );
}

function SafetyLine({ run, nth, safety }: { run: DrillRun; nth: number; safety: TileSafety }) {
  const choice = run.question.choices[nth];
  const { attributes, mark } = marked(run, nth);
  return (
    <li {...attributes}>
      {choice?.type === "tile" && <Tile face={choice.tile} />}
      <SafetySign grade={safety.grade} />
      <span>{dangerWords(safety, run.question.about)}</span> {mark}
    </li>
  );
}

function EstimateLine({ run, estimate }: { run: DrillRun; estimate: DrillEstimate }) {
  const choice = run.question.choices[estimate.choice];
  const { attributes, mark } = marked(run, estimate.choice);
  if (choice === undefined) return null;
  const behind =
    estimate.points === 0 ? t("drill-best") : t("drill-less", { points: points(-estimate.points) });
  return (
    <li {...attributes}>
      <b>{choiceWords(choice, run.question.drill)}</b>
      {"tile" in estimate.action && <Tile face={estimate.action.tile} />}
      <span>
        {behind} · {t("drill-win", { percent: estimate.win })}
        {estimate.danger > 0 && ` · ${t("drill-danger", { points: points(estimate.danger) })}`}
      </span>
      {mark}
    </li>
  );
}
