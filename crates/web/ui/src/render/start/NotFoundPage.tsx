import { t } from "../../texts/texts.ts";
import { FirstCard } from "../parts/FirstCard.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { hrefOf } from "../route.ts";
import "../../style/page.css";

export function NotFoundPage() {
  return (
    <main class="start">
      <PageHead title={t("nowhere")} />
      <FirstCard title={t("nowhere-about")} picture={[["back", "5z", "back"]]}>
        <a class="action main" href={hrefOf({ page: "start" })}>
          {t("home")}
        </a>
      </FirstCard>
    </main>
  );
}
