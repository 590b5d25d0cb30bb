import { t } from "../../texts/texts.ts";
import type { ListedEntry, StatisticsPage } from "../../wire/generated/wire.ts";
import { HandEntry } from "./HandEntry.tsx";

export function Book({ page }: { page: StatisticsPage }) {
  return (
    <>
      <section class="card" data-testid="yakuman-book">
        <h2>{t("yakuman-book")}</h2>
        {page.yakuman.length === 0 ? <p class="about">{t("yakuman-none")}</p> : <Entries of={page.yakuman} />}
      </section>
      {page.best.length > 0 && (
        <section class="card" data-testid="best-hands">
          <h2>{t("best-hands")}</h2>
          <p class="about">{t("best-hands-about")}</p>
          <Entries of={page.best} />
        </section>
      )}
    </>
  );
}

function Entries({ of }: { of: readonly ListedEntry[] }) {
  return (
    <ol class="entries">
      {of.map((entry, nth) => (
        <HandEntry key={nth} entry={entry} alone />
      ))}
    </ol>
  );
}
