import { type Level, valueAt, weakestOf } from "../../state/levels.ts";
import { botName } from "../../state/phrases.ts";
import { figureOf, listedIn, shownValue } from "../../state/statistics.ts";
import { figureName } from "../../state/statisticsWords.ts";
import { t } from "../../texts/texts.ts";
import type { StatisticsPage } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";
import { useListHref } from "./Figure.tsx";

/** What is worse than the level's beyond chance, and the hands to look at. */
export function Mend({ page, level }: { page: StatisticsPage; level: Level }) {
  const found = weakestOf(page.of_hands, level);
  const shownBy = figureOf(page, found?.shownBy ?? "");
  const hands = useListHref({ figure: shownBy?.key ?? "" });
  const name = botName(level);
  return (
    <section class="card mend" data-testid="mend" data-mend={found?.key}>
      <div>
        <h2>{t("mend")}</h2>
        <p>
          {found === null ? (
            t("mend-nothing", { level: name })
          ) : (
            <>
              {figureName(found.key)} <b>{shownValue(found.line)}</b>{" "}
              <span class="about">
                {t("level-has", { level: name, value: valueAt(found.line, found.key, level) })}
              </span>
            </>
          )}
        </p>
      </div>
      {shownBy === undefined ? (
        <a class="action main" href={hrefOf({ page: "start" })} data-action="play-now">
          {t("play")}
        </a>
      ) : (
        <a class="action main" href={hands} data-action="see-hands">
          {t("see-hands", { count: listedIn(shownBy) })}
        </a>
      )}
    </section>
  );
}
