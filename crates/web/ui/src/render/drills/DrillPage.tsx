import { useSignal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";
import { DrillRun } from "../../api/drillRun.ts";
import { RequestError } from "../../api/http.ts";
import { choose, drillLog, keepAnswer, numberOf, streakOf } from "../../state/drillLog.ts";
import { askable, levelFor, nextSkill, skillKey } from "../../state/drills.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import { type DrillQuestion, fetchDrills, fetchQuestion, fetchStart } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { hrefOf } from "../route.ts";
import { Asked } from "./Asked.tsx";
import { DrillsPage } from "./DrillsPage.tsx";
import { type Drill, drillName, isDrill, ofHands, seatName, skillName } from "./words.ts";

interface DrillPageProps<D> {
  readonly drill: D;
  /** Without it, the skill that is due. */
  readonly skill?: string | undefined;
}

export function DrillPage({ drill, skill }: DrillPageProps<string>) {
  return isDrill(drill) ? <Questions drill={drill} skill={skill} /> : <DrillsPage />;
}

function Questions({ drill, skill }: DrillPageProps<Drill>) {
  const run = useSignal<DrillRun | null>(null);
  const failure = useSignal<string | null>(null);
  /** The player's own matches have no such position. */
  const none = useSignal(false);
  const next = useCallback(
    () =>
      void attempt(failure, async () => {
        none.value = false;
        const asked = await ask(drill, skill, run.peek()?.question.skill ?? null);
        run.peek()?.close();
        run.value = asked;
        none.value = asked === null;
      }),
    [drill, skill, run, failure, none],
  );
  useEffect(() => {
    next();
    return () => run.peek()?.close();
  }, [next, run]);
  const title = drillName(drill);
  if (run.value !== null) return <Asked run={run.value} title={title} head={headOf(run.value)} next={next} />;
  return (
    <main class="start">
      <PageHead title={title} />
      <Trouble why={failure.value} again={next} />
      {none.value && <NoneOwn again={next} />}
    </main>
  );
}

/** `null`: the player's own matches have none. */
async function ask(drill: Drill, only: string | undefined, last: string | null): Promise<DrillRun | null> {
  const own = drillLog.peek().own && !ofHands(drill);
  const skill = only ?? (await skillOf(drill, own, last));
  const rules = ofHands(drill) ? await rulesOf() : null;
  const source = { drill, skill, own };
  try {
    const level = levelFor(drillLog.peek().skills[skillKey(drill, skill)]);
    const question = await fetchQuestion({
      drill,
      skill,
      n: numberOf(source),
      level,
      ...(rules !== null && { rules }),
      ...(own && { from: "own" }),
    });
    return new DrillRun(question, seatName, (right) => keepAnswer(source, right, new Date()));
  } catch (error) {
    if (own && error instanceof RequestError && error.code !== null) return null;
    throw error;
  }
}

async function skillOf(drill: Drill, own: boolean, last: string | null): Promise<string> {
  const { drills } = await fetchDrills();
  const entry = drills.find(({ key }) => key === drill);
  const skill = entry && nextSkill(askable(entry, own), drillLog.peek().skills, last, new Date());
  return skill ?? "";
}

async function rulesOf(): Promise<string> {
  return drillLog.peek().rules ?? (await fetchStart()).preselected.preset;
}

/** The skill only with the answer, which it may give away. */
function headOf({ question, right }: DrillRun): string {
  const { drill } = question;
  const { now, best } = streakOf(drill);
  const streak = best === 0 ? [] : [t("drill-streak", { now, best })];
  const skill = right.value === null ? [] : [skillName(drill, question.skill)];
  return [...skill, ...circumstances(question), ...streak].join(" · ");
}

export function circumstances({ level, rules, hand }: DrillQuestion): readonly string[] {
  return [
    t("drill-level", { level }),
    ...(hand === undefined ? [] : [t("drill-rules", { rules: houseName(rules) })]),
  ];
}

function NoneOwn({ again }: { again: () => void }) {
  return (
    <section class="card drill-card" data-testid="none-own">
      <p role="status">{t("drill-none-own")}</p>
      <div class="lesson-buttons">
        <a class="quiet" href={hrefOf({ page: "drills" })} data-action="drill-list">
          {t("drill-list")}
        </a>
        <button
          type="button"
          class="action main"
          data-action="use-bots"
          onClick={() => {
            choose({ own: false });
            again();
          }}
        >
          {t("drill-use-bots")}
        </button>
      </div>
    </section>
  );
}
