import { drillLog } from "../../state/drillLog.ts";
import { type SkillLog, type Spot, skillKey, strengthOf, weakSpots } from "../../state/drills.ts";
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
  const spots = weakSpots(drills, skills, new Date());
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
      <details data-testid="drill-skills">
        <summary>{t("drill-map-all")}</summary>
        <div class="cards">
          {drills.map((drill) => (
            <Skills key={drill.key} drill={drill} />
          ))}
        </div>
      </details>
    </section>
  );
}

/** A share of all answers, in percent. */
export function shareOf(log: SkillLog | undefined): number {
  return log === undefined ? 0 : Math.round(100 * strengthOf(log, new Date()));
}

function Weak({ spot: { drill, skill } }: { spot: Spot }) {
  return (
    <a class="action" href={hrefOf({ page: "drill", drill, skill })}>
      {t("drill-map-spot", { drill: drillName(drill), skill: skillName(drill, skill) })}
    </a>
  );
}

function Skills({ drill: { key: drill, skills } }: { drill: DrillEntry }) {
  return (
    <section aria-labelledby={`drill-map-${drill}`}>
      <h3 id={`drill-map-${drill}`}>{drillName(drill)}</h3>
      <ul>
        {skills.map(({ key: skill }) => {
          const log = drillLog.value.skills[skillKey(drill, skill)];
          const percent = shareOf(log);
          return (
            <li key={skill}>
              <a href={hrefOf({ page: "drill", drill, skill })} data-skill={skillKey(drill, skill)}>
                <span>{skillName(drill, skill)}</span>
                <small>
                  {log === undefined
                    ? t("drill-new")
                    : `${t("drill-map-share", { right: log.right, asked: log.asked })} · ${percent}%`}
                </small>
                <i class="drill-bar" style={{ "--share": `${percent}%` }} aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
