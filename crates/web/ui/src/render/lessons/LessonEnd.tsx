import { useEffect, useRef } from "preact/hooks";
import type { LessonRun } from "../../api/lessonRun.ts";
import { t } from "../../texts/texts.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { hrefOf } from "../route.ts";
import { titleOf } from "./words.ts";

/** Nobody should play before these: the table and the adviser use their words. */
const FIRST: readonly string[] = ["tiles", "hand", "turn", "yaku", "riichi", "calls", "furiten"];

/** Offers a first match as soon as the player knows enough. */
export function LessonEnd({ run, following }: { run: LessonRun; following: string | null }) {
  const main = useRef<HTMLAnchorElement>(null);
  useEffect(() => main.current?.focus(), []);
  const learn = hrefOf({ page: "learn" });
  return (
    <main class="start lesson-page" data-testid="lesson-end">
      <PageHead title={titleOf(run.lesson.key)} />
      <section class="card lesson-card">
        <p role="status">{t("lesson-panel-done")}</p>
        <div class="lesson-buttons">
          {!FIRST.includes(run.lesson.key) && following !== null && (
            <a class="quiet" href={hrefOf({ page: "start" })} data-action="lesson-match">
              {t("lesson-panel-match")}
            </a>
          )}
          {following !== null && (
            <a class="quiet" href={learn} data-action="lesson-list">
              {t("lesson-panel-list")}
            </a>
          )}
          <a
            class="action main"
            ref={main}
            data-action="lesson-following"
            href={following === null ? learn : hrefOf({ page: "lesson", lesson: following })}
          >
            {following === null
              ? t("lesson-panel-list")
              : t("lesson-panel-following", { title: titleOf(following) })}
          </a>
        </div>
      </section>
    </main>
  );
}
