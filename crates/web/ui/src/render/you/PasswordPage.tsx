import { recover, signInByPassword } from "../../api/account.ts";
import { t } from "../../texts/texts.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { goOnTo } from "../route.ts";
import { SecretForm } from "./SecretForm.tsx";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/friends.css";
import "../../style/you.css";

/** Signs in by the password of an account, or by a recovery code where that is lost. */
export function PasswordPage() {
  const there = () => goOnTo({ page: "friends" });
  return (
    <main class="start friends">
      <PageHead title={t("account-sign-in")} />
      <section class="card" aria-label={t("account-sign-in")}>
        <SecretForm
          fields={["name", "password"]}
          label={t("account-sign-in")}
          action="password-sign-in"
          submit={async (account) => {
            await signInByPassword(account);
            there();
          }}
        />
        <details class="room-fold">
          <summary data-action="forgot">{t("account-forgot")}</summary>
          <p>{t("account-forgot-about")}</p>
          <SecretForm
            fields={["name", "code", "new"]}
            label={t("account-recover")}
            action="recover"
            submit={async ({ name, code, new: password }) => {
              await recover({ name, code, password });
              there();
            }}
          />
        </details>
      </section>
    </main>
  );
}
