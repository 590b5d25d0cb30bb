import { useSignal } from "@preact/signals";
import { changePassword, createAccount, fetchAccount } from "../../api/account.ts";
import { t } from "../../texts/texts.ts";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SecretForm } from "./SecretForm.tsx";

/** The user's account, or the way to one. `changed` is called when other sessions have ended. */
export function Account({ changed }: { readonly changed: () => Promise<void> }) {
  const { value: state, failure, load } = useFetched(fetchAccount);
  const codes = useSignal<readonly string[]>([]);
  const said = useSignal("");
  const name = state.value?.name;
  return (
    <section class="card" aria-labelledby="account">
      <h2 id="account">{t("account-title")}</h2>
      <Trouble why={failure.value} again={() => void load()} />
      {codes.value.length > 0 && (
        <RecoveryCodes
          codes={codes.value}
          kept={() => {
            codes.value = [];
          }}
        />
      )}
      {state.value !== null && name === undefined && (
        <>
          <p>{t("account-about")}</p>
          {!isSecureContext && <p>{t("account-unencrypted")}</p>}
          <details class="room-fold">
            <summary data-action="new-account">{t("account-create")}</summary>
            <SecretForm
              fields={["name", "new"]}
              label={t("account-create")}
              action="create-account"
              submit={async ({ name, new: password }) => {
                codes.value = await createAccount({ name, password });
                await load();
              }}
            />
          </details>
        </>
      )}
      {state.value !== null && name !== undefined && (
        <>
          <p>{t("account-is", { name, codes: state.value.codes })}</p>
          <details class="room-fold">
            <summary data-action="new-password">{t("account-change")}</summary>
            <SecretForm
              fields={["password", "new"]}
              label={t("account-change")}
              action="change-password"
              submit={async ({ password, new: next }) => {
                said.value = "";
                await changePassword({ old: password, new: next });
                said.value = t("account-changed");
                await changed();
              }}
            />
          </details>
          <p class="friends-about" role="status">
            {said.value}
          </p>
        </>
      )}
    </section>
  );
}
