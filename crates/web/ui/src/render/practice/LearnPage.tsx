import { t } from "../../texts/texts.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { hrefOf } from "../route.ts";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/practice.css";

const WAYS = ["practice", "keys", "rules"] as const;

/** What helps somebody who learns the game. */
export function LearnPage() {
  return (
    <main class="start practice">
      <PageHead title={t("room-learn")} />
      <section class="card">
        <p>{t("learn-about")}</p>
        <ul class="learn-ways">
          {WAYS.map((way) => (
            <li key={way}>{t(`learn-${way}`)}</li>
          ))}
        </ul>
        <a class="action main" href={hrefOf({ page: "practice" })}>
          {t("room-practice")}
        </a>
      </section>
    </main>
  );
}
