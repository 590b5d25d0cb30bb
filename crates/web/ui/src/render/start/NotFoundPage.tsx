import { t } from "../../texts/texts.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Tile } from "../parts/Tile.tsx";
import { hrefOf } from "../route.ts";
import "../../style/page.css";
import "../../style/start.css";

export function NotFoundPage() {
  return (
    <main class="start not-found">
      <PageHead title={t("nowhere")} />
      <section class="card">
        <span class="not-found-tiles" aria-hidden="true">
          <Tile face="back" />
          <Tile face="5z" />
          <Tile face="back" />
        </span>
        <p>{t("nowhere-about")}</p>
        <a class="action main" href={hrefOf({ page: "start" })}>
          {t("home")}
        </a>
      </section>
    </main>
  );
}
