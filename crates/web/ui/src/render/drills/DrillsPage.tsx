import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { choose, drillLog, streakOf } from "../../state/drillLog.ts";
import { askable, dayOf, daysUntil } from "../../state/drills.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import { type DrillEntry, fetchDrills, fetchStart, type StartPage } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Pick } from "../parts/Pick.tsx";
import { Tile } from "../parts/Tile.tsx";
import { Select } from "../parts/TilePicker.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { hrefOf } from "../route.ts";
import { WeakSpots } from "./WeakSpots.tsx";
import { DRILL_TILES, type Drill, drillAbout, drillName, isDrill, ofHands } from "./words.ts";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/doors.css";
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
      <section class="card">
        <p>{t("drill-about")}</p>
        {days > 0 && <p data-testid="drill-days">{t("drill-days", { days })}</p>}
      </section>
      <Daily />
      {start.value !== null && (
        <>
          <nav class="doors drill-doors" aria-label={t("drill-doors")}>
            {drills.value.map(({ key }) => (
              <Door key={key} drill={key} />
            ))}
          </nav>
          <Sources start={start.value} />
          <WeakSpots
            drills={drills.value.map((drill) => askable(drill, own && !ofHands(drill.key as Drill)))}
          />
        </>
      )}
    </main>
  );
}

function Daily() {
  const today = dayOf(new Date());
  const { daily, dailyDays } = drillLog.value;
  const done = daily[today];
  const days = daysUntil(dailyDays, today);
  const state = done === undefined ? "daily-open" : done.right ? "daily-done-right" : "daily-done-wrong";
  return (
    <a class="card door" href={hrefOf({ page: "daily" })} data-door="daily" data-done={done && ""}>
      <span aria-hidden="true">
        <Tile face="5z" />
      </span>
      <p>
        <b>{t("daily-title")}</b>
        <small>{t("daily-about")}</small>
        <small>
          {t(state)}
          {days > 0 && ` · ${t("daily-days", { days })}`}
        </small>
      </p>
    </a>
  );
}

function Door({ drill }: { drill: string }) {
  const { now, best } = streakOf(drill);
  return (
    <a class="card door" href={hrefOf({ page: "drill", drill })} data-door={drill}>
      <span aria-hidden="true">{isDrill(drill) && <Tile face={DRILL_TILES[drill]} />}</span>
      <p>
        <b>{drillName(drill)}</b>
        <small>{drillAbout(drill)}</small>
        <small class="drill-streak">{best === 0 ? t("drill-new") : t("drill-streak", { now, best })}</small>
      </p>
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
