import { useSignal } from "@preact/signals";
import { addPasskey } from "../../api/passkeys.ts";
import { t } from "../../texts/texts.ts";
import { type AccountState, type PasskeyEntry, removePasskey } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { ask } from "../parts/Question.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { dayOf } from "../start/MatchParts.tsx";
import { SecretForm } from "./SecretForm.tsx";
import { deviceWords } from "./Sessions.tsx";

interface PasskeysProps {
  readonly account: AccountState;
  readonly canAdd: boolean;
  /** Empty if the account was there before. */
  readonly added: (codes: readonly string[]) => Promise<void>;
  readonly removed: () => Promise<void>;
}

export function Passkeys({ account, canAdd, added, removed }: PasskeysProps) {
  const failure = useSignal<string | null>(null);
  const said = useSignal("");
  const { passkeys } = account;
  const isOnlyWay = passkeys.length === 1 && !account.password;
  const add = async (name?: string) => {
    said.value = "";
    await added(await addPasskey(name));
    said.value = t("passkey-added");
  };
  const remove = async ({ id }: PasskeyEntry) => {
    if (!(await ask(t("passkey-remove-question"), t("passkey-remove")))) return;
    said.value = "";
    await attempt(failure, async () => {
      await removePasskey(id);
      await removed();
    });
  };
  if (passkeys.length === 0 && !canAdd) return null;
  return (
    <>
      <h3>{t("passkey-title")}</h3>
      <p>{t("passkey-about")}</p>
      {passkeys.length > 0 && (
        <ul class="room-entries">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} remove={isOnlyWay ? null : () => remove(passkey)} />
          ))}
        </ul>
      )}
      {isOnlyWay && <p class="about">{t("passkey-last")}</p>}
      <Trouble why={failure.value} />
      {canAdd && account.name === undefined && (
        <details class="room-fold">
          <summary data-action="new-passkey">{t("passkey-add")}</summary>
          <p>{t("passkey-name")}</p>
          <SecretForm
            fields={["name"]}
            label={t("passkey-add")}
            action="add-passkey"
            submit={({ name }) => add(name)}
          />
        </details>
      )}
      {canAdd && account.name !== undefined && (
        <button
          type="button"
          class="action"
          data-action="add-passkey"
          onClick={() => void attempt(failure, () => add())}
        >
          {t("passkey-add")}
        </button>
      )}
      <p class="about" role="status" data-testid="passkey-said">
        {said.value}
      </p>
    </>
  );
}

interface PasskeyProps {
  readonly passkey: PasskeyEntry;
  /** `null` if nothing else would sign the user in. */
  readonly remove: (() => Promise<void>) | null;
}

function Passkey({ passkey, remove }: PasskeyProps) {
  const device = deviceWords(passkey);
  const since = dayOf(passkey.since);
  return (
    <li data-passkey={passkey.id}>
      <p>
        <b>{device}</b>
        <small>
          {passkey.used === undefined
            ? t("passkey-unused", { since })
            : t("passkey-since", { since, used: dayOf(passkey.used) })}
        </small>
      </p>
      {remove !== null && (
        <button
          type="button"
          class="action"
          data-action="remove-passkey"
          aria-label={t("passkey-remove-named", { device })}
          onClick={() => void remove()}
        >
          {t("passkey-remove")}
        </button>
      )}
    </li>
  );
}
