import { t } from "../../texts/texts.ts";
import { hrefOf } from "../route.ts";
import { SettingsButton } from "../settings/SettingsSheet.tsx";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/practice.css";

const WAYS = ["practice", "keys", "rules"] as const;

/** What helps somebody who learns the game. */
export function LearnPage() {
  return (
    <main class="start practice">
      <header class="start-head">
        <a class="quiet" href={hrefOf({ page: "start" })} data-action="home">
          ← {t("practice-home")}
        </a>
        <h1>{t("room-learn")}</h1>
        <SettingsButton />
      </header>
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
