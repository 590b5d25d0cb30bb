import { t } from "../../texts/texts.ts";
import { PAGES } from "../pages.ts";
import { hrefOf, type Route } from "../route.ts";
import "../../style/doors.css";

export function Doors() {
  return (
    <nav class="doors" aria-label={t("home")}>
      {Object.entries(PAGES).map(([page, { tab }]) =>
        tab === undefined ? null : (
          <a key={page} class="card door" href={hrefOf({ page } as Route)} data-door={page}>
            <b>{t(tab[1])}</b>
          </a>
        ),
      )}
    </nav>
  );
}
