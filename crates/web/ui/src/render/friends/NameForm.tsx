import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { rename, signIn } from "../../api/rooms.ts";
import { signedInAs } from "../../state/visitor.ts";
import { t } from "../../texts/texts.ts";
import type { Visitor } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { Trouble } from "../parts/Trouble.tsx";
import { hrefOf } from "../route.ts";

interface NameFormProps {
  readonly name?: string;
  readonly label: string;
  readonly done: (visitor: Visitor) => void;
  readonly other?: {
    readonly label: string;
    readonly action: string;
    readonly done: (visitor: Visitor) => void;
  };
}

export function NameForm({ name = "", label, done, other }: NameFormProps) {
  const given = useSignal(name);
  const failure = useSignal<string | null>(null);
  const busy = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  // Enter presses the first button.
  const next = useRef(done);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    const say = name === "" ? signIn : rename;
    await attempt(failure, async () => next.current(await say(given.value.trim())));
    busy.value = false;
  };
  return (
    <>
      {name === "" && signedInAs.value !== null && (
        <p role="status" data-testid="signed-out">
          {t("friends-signed-out", { name: signedInAs.value })}
        </p>
      )}
      <form class="name-form" onSubmit={submit}>
        <label class="field">
          <span>{t("your-name")}</span>
          <input
            ref={field}
            name="visitor"
            required
            maxLength={24}
            pattern=".*\S.*"
            autocomplete="nickname"
            value={given.value}
            onInput={({ currentTarget }) => {
              given.value = currentTarget.value;
            }}
          />
        </label>
        <span class="name-ways">
          <button
            type="submit"
            class="action main"
            data-action="sign-in"
            disabled={busy.value}
            onClick={() => {
              next.current = done;
            }}
          >
            {label}
          </button>
          {other !== undefined && (
            <button
              type="submit"
              class="action"
              data-action={other.action}
              disabled={busy.value}
              onClick={() => {
                next.current = other.done;
              }}
            >
              {other.label}
            </button>
          )}
        </span>
        <Trouble why={failure.value} />
        {name === "" && (
          <p class="other-ways">
            <a class="quiet" href={hrefOf({ page: "device" })} data-action="other-device">
              {t("device-already")}
            </a>
            <a class="quiet" href={hrefOf({ page: "sign-in" })} data-action="have-account">
              {t("account-have")}
            </a>
          </p>
        )}
      </form>
    </>
  );
}
