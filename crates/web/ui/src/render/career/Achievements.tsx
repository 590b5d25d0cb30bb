import { t } from "../../texts/texts.ts";
import type { CareerPage } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";

export function Achievements({ page }: { page: CareerPage }) {
  const reached = page.achievements.filter(({ match_id }) => match_id !== undefined).length;
  return (
    <section class="card" data-testid="achievements">
      <h2>{t("achievements-reached", { reached, all: page.achievements.length })}</h2>
      <ul class="achievements">
        {page.achievements.map(({ achievement, match_id }) => (
          <li key={achievement} class={match_id === undefined ? "" : "reached"}>
            <span class="seal" aria-hidden="true">
              {match_id === undefined ? "" : "和"}
            </span>
            <p>
              <b>{t(`achievement-${achievement}`)}</b>
              <small>{t(`achievement-${achievement}-about`)}</small>
            </p>
            {match_id !== undefined && (
              <a class="quiet" href={hrefOf({ page: "replay", id: match_id })}>
                {t("watch")}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
