import { t } from "../../texts/texts.ts";
import type { Ban } from "../../wire/generated/wire.ts";
import { SettingsButton } from "../settings/SettingsSheet.tsx";
import { dayOf } from "../start/MatchParts.tsx";
import "../../style/page.css";
import "../../style/friends.css";
import "../../style/you.css";

export function BannedPage({ ban: { until, reason } }: { readonly ban: Ban }) {
  return (
    <main class="start friends" data-testid="banned">
      <header class="start-head">
        <h1>
          Jantaku <span lang="ja">雀卓</span>
        </h1>
        <SettingsButton />
      </header>
      <section class="card" aria-labelledby="banned">
        <h2 id="banned">{t("banned-title")}</h2>
        <p>{until === undefined ? t("banned-for-good") : t("banned-until", { time: dayOf(until) })}</p>
        {reason !== undefined && <p>{t("banned-reason", { reason })}</p>}
        <p class="about">{t("banned-about")}</p>
        <button type="button" class="action" data-action="reload" onClick={() => location.reload()}>
          {t("banned-again")}
        </button>
      </section>
    </main>
  );
}
