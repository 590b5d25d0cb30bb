import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { choose, drillLog, streakOf } from "../../state/drillLog.ts";
import { askable, dayOf, daysUntil, skillKey } from "../../state/drills.ts";
import { houseName } from "../../state/phrases.ts";
import { statedIn } from "../../state/statedWin.ts";
import { t } from "../../texts/texts.ts";
import {
  type DrillEntry,
  type DrillQuestion,
  fetchDaily,
  fetchDrills,
  fetchStart,
  type StartPage,
} from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Pick } from "../parts/Pick.tsx";
import { Select } from "../parts/TilePicker.tsx";
import { type Picture, TilePicture } from "../parts/TilePicture.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { hrefOf } from "../route.ts";
import { shareOf, WeakSpots } from "./WeakSpots.tsx";
import { type Drill, drillAbout, drillName, isDrill, ofHands, PICTURES } from "./words.ts";
import "../../style/page.css";
import "../../style/drills.css";

export function DrillsPage() {
  const drills = useSignal<readonly DrillEntry[]>([]);
  const start = useSignal<StartPage | null>(null);
  const failure = useSignal<string | null>(null);
  const load = () =>
    attempt(failure, async () => {
      const [list, page] = await Promise.all([fetchDrills(), fetchStart()]);
      drills.value = list.drills.filter(({ key }) => isDrill(key));
      start.value = page;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void load();
  }, []);
  const { days: run, own } = drillLog.value;
  const days = daysUntil(run, dayOf(new Date()));
  return (
    <main class="start drills-page" data-testid="drills">
      <PageHead title={t("drill-doors")} />
      <Trouble why={failure.value} again={() => void load()} />
      <Today />
      {start.value !== null && (
        <>
          {days > 0 && (
            <p class="drill-days" data-testid="drill-days">
              {t("drill-days", { days })}
            </p>
          )}
          <nav class="cards" aria-label={t("drill-doors")}>
            {drills.value.map((drill) => (
              <Door key={drill.key} drill={drill} />
            ))}
          </nav>
          <WeakSpots
            drills={drills.value.map((drill) => askable(drill, own && !ofHands(drill.key as Drill)))}
          />
          <Sources start={start.value} />
        </>
      )}
    </main>
  );
}

/** Today's position, in the tiles of its hand. */
function Today() {
  const today = dayOf(new Date());
  const { daily, dailyDays } = drillLog.value;
  const done = daily[today];
  const days = daysUntil(dailyDays, today);
  const { value: puzzle } = useFetched(() => fetchDaily({ date: today }));
  const state = done === undefined ? "daily-about" : done.right ? "daily-done-right" : "daily-done-wrong";
  return (
    <a class="card first-card" href={hrefOf({ page: "daily" })} data-door="daily" data-done={done && ""}>
      <div>
        <h2>{t("daily-title")}</h2>
        {puzzle.value !== null && <span>{drillAbout(puzzle.value.question.drill)}</span>}
        <small>
          {t(state)}
          {days > 0 && ` · ${t("daily-days", { days })}`}
        </small>
        <span class={`action ${done === undefined ? "main" : ""}`}>
          {t(done === undefined ? "daily-open" : "daily-look")}
        </span>
      </div>
      <TilePicture groups={puzzle.value === null ? [] : handIn(puzzle.value.question)} />
    </a>
  );
}

function handIn({ messages = [], hand = "" }: DrillQuestion): Picture {
  const view = messages.find((message) => message.type === "view")?.view;
  if (view === undefined) return [[...statedIn(hand, 0).concealed]];
  const { concealed, drawn } = view.own;
  return drawn === undefined ? [concealed] : [concealed, [drawn]];
}

function Door({ drill: { key: drill, skills } }: { drill: DrillEntry }) {
  const { now, best } = streakOf(drill);
  const logs = skills.map(({ key }) => drillLog.value.skills[skillKey(drill, key)]);
  return (
    <a class="card" href={hrefOf({ page: "drill", drill })} data-door={drill}>
      {isDrill(drill) && <TilePicture groups={PICTURES[drill]} />}
      <b>{drillName(drill)}</b>
      <span>{drillAbout(drill)}</span>
      <span class="drill-mastery" aria-hidden="true">
        {logs.map((log, nth) => (
          <i key={nth} class="drill-bar" style={{ "--share": `${shareOf(log)}%` }} />
        ))}
      </span>
      <small class="drill-streak">{best === 0 ? t("drill-new") : t("drill-streak", { now, best })}</small>
    </a>
  );
}

function Sources({ start }: { start: StartPage }) {
  const { own, rules } = drillLog.value;
  return (
    <section class="card drill-sources">
      <Pick
        legend={t("drill-source")}
        name="source"
        options={[
          ["bots", t("drill-source-bots")],
          ["own", t("drill-source-own")],
        ]}
        value={own ? "own" : "bots"}
        pick={(source) => choose({ own: source === "own" })}
      />
      <Select
        name="rules"
        label={t("drill-rules-for")}
        value={rules ?? start.preselected.preset}
        options={start.presets.map((preset) => [preset.name, houseName(preset.title)])}
        pick={(rules) => choose({ rules })}
      />
    </section>
  );
}
