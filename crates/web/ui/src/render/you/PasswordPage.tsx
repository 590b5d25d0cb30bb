import { useSignal } from "@preact/signals";
import { recover, signInByPassword } from "../../api/account.ts";
import { hasPasskeys, signInByPasskey } from "../../api/passkeys.ts";
import { t } from "../../texts/texts.ts";
import { useVisitor } from "../friends/useVisitor.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { goOnTo } from "../route.ts";
import { SecretForm } from "./SecretForm.tsx";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/friends.css";
import "../../style/you.css";

/** A passkey, the password of an account, or a recovery code. */
export function PasswordPage() {
  const { visitor, failure } = useVisitor();
  const isAsked = visitor.value === null && failure.value === null;
  return (
    <main class="start friends">
      <PageHead title={t("account-sign-in")} />
      {!isAsked && <Ways byPasskey={hasPasskeys(visitor.value)} />}
    </main>
  );
}

function Ways({ byPasskey }: { readonly byPasskey: boolean }) {
  const failure = useSignal<string | null>(null);
  const there = () => goOnTo({ page: "friends" });
  return (
    <section class="card" aria-label={t("account-sign-in")}>
      {byPasskey && (
        <>
          <button
            type="button"
            class="action main"
            data-action="passkey-sign-in"
            onClick={() =>
              void attempt(failure, async () => {
                await signInByPasskey();
                there();
              })
            }
          >
            {t("passkey-sign-in")}
          </button>
          <Trouble why={failure.value} />
          <h2>{t("passkey-or")}</h2>
        </>
      )}
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
        <summary data-action="forgot">{t(byPasskey ? "passkey-lost" : "account-forgot")}</summary>
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
  );
}
