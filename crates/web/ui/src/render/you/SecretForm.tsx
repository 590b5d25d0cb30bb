import { useSignal } from "@preact/signals";
import { t } from "../../texts/texts.ts";
import { attempt } from "../parts/attempt.ts";
import { Trouble } from "../parts/Trouble.tsx";

const FIELDS = {
  name: { label: "account-name", type: "text", autocomplete: "username" },
  password: { label: "account-password", type: "password", autocomplete: "current-password" },
  new: { label: "account-new-password", type: "password", autocomplete: "new-password" },
  code: { label: "account-code", type: "text", autocomplete: "off" },
} as const;
type Field = keyof typeof FIELDS;

interface SecretFormProps<F extends Field> {
  readonly fields: readonly F[];
  readonly label: string;
  readonly action: "create-account" | "change-password" | "password-sign-in" | "recover" | "add-passkey";
  readonly submit: (given: Readonly<Record<F, string>>) => Promise<void>;
}

export function SecretForm<F extends Field>({ fields, label, action, submit }: SecretFormProps<F>) {
  const failure = useSignal<string | null>(null);
  const busy = useSignal(false);
  const shown = useSignal(false);
  return (
    <form
      class="secret-form"
      onSubmit={async (event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        const values = Object.fromEntries(fields.map((field) => [field, String(given.get(field))]));
        busy.value = true;
        await attempt(failure, () => submit(values as Record<F, string>));
        busy.value = false;
      }}
    >
      {fields.map((field) => (
        <label key={field} class="field">
          <span>{t(FIELDS[field].label)}</span>
          <input
            name={field}
            // Preact's types allow only one type of input.
            type={(shown.value ? "text" : FIELDS[field].type) as "text"}
            autocomplete={FIELDS[field].autocomplete}
            autocapitalize="none"
            spellcheck={false}
            required
            minLength={field === "new" ? 10 : 1}
            maxLength={256}
          />
          {field === "new" && <small>{t("account-password-about")}</small>}
        </label>
      ))}
      {fields.some((field) => FIELDS[field].type === "password") && (
        <label class="room-check">
          <input
            type="checkbox"
            name="show-password"
            checked={shown.value}
            onChange={({ currentTarget }) => {
              shown.value = currentTarget.checked;
            }}
          />
          {t("account-show")}
        </label>
      )}
      <Trouble why={failure.value} />
      <button type="submit" class="action main" data-action={action} disabled={busy.value}>
        {label}
      </button>
    </form>
  );
}
