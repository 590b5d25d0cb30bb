import { useSignal } from "@preact/signals";
import { t } from "../../texts/texts.ts";
import { changePassword, createAccount, fetchAccount } from "../../wire/generated/wire.ts";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { Passkeys } from "./Passkeys.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SecretForm } from "./SecretForm.tsx";

interface AccountProps {
  readonly canAddPasskeys: boolean;
  readonly changed: () => Promise<void>;
}

export function Account({ canAddPasskeys, changed }: AccountProps) {
  const { value: state, failure, load } = useFetched(fetchAccount);
  const codes = useSignal<readonly string[]>([]);
  const account = state.value;
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
      {account !== null && (
        <>
          <p>
            {account.name === undefined
              ? t("account-about")
              : t("account-is", { name: account.name, codes: account.codes })}
          </p>
          {account.name === undefined ? (
            <NewAccount
              create={async (name, password) => {
                codes.value = (await createAccount({ name, password })).codes;
                await load();
              }}
            />
          ) : (
            <NewPassword has={account.password} changed={() => Promise.all([load(), changed()])} />
          )}
          <Passkeys
            account={account}
            canAdd={canAddPasskeys}
            added={async (fresh) => {
              if (fresh.length > 0) codes.value = fresh;
              await load();
            }}
            removed={load}
          />
        </>
      )}
    </section>
  );
}

interface NewAccountProps {
  readonly create: (name: string, password: string) => Promise<void>;
}

function NewAccount({ create }: NewAccountProps) {
  return (
    <>
      {!isSecureContext && <p>{t("account-unencrypted")}</p>}
      <details class="room-fold">
        <summary data-action="new-account">{t("account-create")}</summary>
        <SecretForm
          fields={["name", "new"]}
          label={t("account-create")}
          action="create-account"
          submit={({ name, new: password }) => create(name, password)}
        />
      </details>
    </>
  );
}

interface NewPasswordProps {
  /** The account has a password, which is asked for. */
  readonly has: boolean;
  readonly changed: () => Promise<unknown>;
}

function NewPassword({ has, changed }: NewPasswordProps) {
  const said = useSignal("");
  const label = t(has ? "account-change" : "account-choose");
  return (
    <>
      <details class="room-fold">
        <summary data-action="new-password">{label}</summary>
        <SecretForm
          fields={has ? ["password", "new"] : ["new"]}
          label={label}
          action="change-password"
          submit={async ({ password, new: next }) => {
            said.value = "";
            await changePassword(has ? { old: password, new: next } : { new: next });
            said.value = t("account-changed");
            await changed();
          }}
        />
      </details>
      <p class="about" role="status">
        {said.value}
      </p>
    </>
  );
}
