import { useEffect, useRef } from "preact/hooks";
import type { LessonRun } from "../../api/lessonRun.ts";
import { t } from "../../texts/texts.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { TilePicture } from "../parts/TilePicture.tsx";
import { hrefOf } from "../route.ts";
import { FirstMatch } from "./FirstMatch.tsx";
import { pictureOf, titleOf } from "./words.ts";

/** Nobody should play before these: the table and the adviser use their words. */
const FIRST: readonly string[] = ["tiles", "hand", "turn", "yaku", "riichi", "calls", "furiten"];

/** Offers a first match as soon as the player knows enough. */
export function LessonEnd({ run, following }: { run: LessonRun; following: string | null }) {
  const main = useRef<HTMLAnchorElement>(null);
  useEffect(() => main.current?.focus(), []);
  const { key } = run.lesson;
  return (
    <main class="start lesson-page" data-testid="lesson-end">
      <PageHead title={titleOf(key)} />
      <section class="card lesson-card">
        <TilePicture groups={pictureOf(following ?? key)} />
        <div role="status">
          <h2>{t(following === null ? "learn-finished" : "lesson-panel-done")}</h2>
        </div>
        <div class="lesson-buttons">
          {!FIRST.includes(key) && following !== null && (
            <a class="quiet" href={hrefOf({ page: "start" })} data-action="lesson-match">
              {t("lesson-panel-match")}
            </a>
          )}
          <a class="quiet" href={hrefOf({ page: "learn" })} data-action="lesson-list">
            {t("lesson-panel-list")}
          </a>
          {following === null ? (
            <FirstMatch />
          ) : (
            <a
              class="action main"
              ref={main}
              data-action="lesson-following"
              href={hrefOf({ page: "lesson", lesson: following })}
            >
              {t("lesson-panel-following", { title: titleOf(following) })}
            </a>
          )}
        </div>
      </section>
    </main>
  );
}
