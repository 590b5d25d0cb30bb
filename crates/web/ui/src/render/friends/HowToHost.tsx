import { t } from "../../texts/texts.ts";

export function HowToHost() {
  return (
    <section class="card" aria-labelledby="how-to-host" data-testid="how-to-host">
      <h2 id="how-to-host">{t("friends-how")}</h2>
      <p>{t("friends-how-start")}</p>
      <pre>
        <code>jantaku serve --bind 0.0.0.0:8136 --public-url http://ADDRESS:8136</code>
      </pre>
      <p>{t("friends-how-link")}</p>
    </section>
  );
}
