import { drillLog } from "../../state/drillLog.ts";
import { type Spot, skillKey, strengthOf, weakSpots } from "../../state/drills.ts";
import { t } from "../../texts/texts.ts";
import type { DrillEntry } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";
import { drillName, skillName } from "./words.ts";

const NAMED = 3;
/** Strength from which a skill is not weak. */
const STRONG = 0.9;

/** The weakest first; each links to a drill of that skill alone. */
export function WeakSpots({ drills }: { drills: readonly DrillEntry[] }) {
  const { skills } = drillLog.value;
  const now = new Date();
  const spots = weakSpots(drills, skills, now);
  const weak = spots.filter(({ strength }) => strength < STRONG).slice(0, NAMED);
  return (
    <section class="card drill-map" aria-labelledby="drill-map" data-testid="drill-map">
      <h2 id="drill-map">{t("drill-map")}</h2>
      {spots.length === 0 && <p>{t("drill-map-none")}</p>}
      {weak.length > 0 && (
        <p class="drill-weakest" data-testid="drill-weakest">
          {t("drill-map-weakest")}{" "}
          {weak.map((spot) => (
            <Weak key={skillKey(spot.drill, spot.skill)} spot={spot} />
          ))}
        </p>
      )}
      <Grid drills={drills.filter(isBegun)} now={now} />
      {drills.some((drill) => !isBegun(drill)) && (
        <details data-testid="drill-map-new">
          <summary>{t("drill-map-new")}</summary>
          <Grid drills={drills.filter((drill) => !isBegun(drill))} now={now} />
        </details>
      )}
    </section>
  );
}

function isBegun({ key: drill, skills }: DrillEntry): boolean {
  return skills.some(({ key: skill }) => drillLog.value.skills[skillKey(drill, skill)] !== undefined);
}

function Grid({ drills, now }: { drills: readonly DrillEntry[]; now: Date }) {
  return (
    <div class="drill-map-grid">
      {drills.map((drill) => (
        <Skills key={drill.key} drill={drill} now={now} />
      ))}
    </div>
  );
}

function Weak({ spot: { drill, skill } }: { spot: Spot }) {
  return (
    <a class="action" href={hrefOf({ page: "drill", drill, skill })}>
      {t("drill-map-spot", { drill: drillName(drill), skill: skillName(drill, skill) })}
    </a>
  );
}

function Skills({ drill: { key: drill, skills }, now }: { drill: DrillEntry; now: Date }) {
  return (
    <section aria-labelledby={`drill-map-${drill}`}>
      <h3 id={`drill-map-${drill}`}>{drillName(drill)}</h3>
      <ul>
        {skills.map(({ key: skill }) => {
          const log = drillLog.value.skills[skillKey(drill, skill)];
          const percent = log === undefined ? 0 : Math.round(100 * strengthOf(log, now));
          return (
            <li key={skill}>
              <a href={hrefOf({ page: "drill", drill, skill })} data-skill={skillKey(drill, skill)}>
                <span>{skillName(drill, skill)}</span>
                <small>
                  {log === undefined
                    ? t("drill-new")
                    : `${t("drill-map-share", { right: log.right, asked: log.asked })} · ${percent}%`}
                </small>
                <span
                  class={`drill-bar ${log === undefined ? "none" : ""}`}
                  style={{ "--share": `${percent}%` }}
                  aria-hidden="true"
                />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
