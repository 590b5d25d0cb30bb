import { useSignal } from "@preact/signals";
import { t } from "../../texts/texts.ts";
import { banPerson } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { Pick } from "../parts/Pick.tsx";
import { Trouble } from "../parts/Trouble.tsx";

/** For how many days people are banned; without a number until the ban is lifted. */
const DAYS = [1, 7, 30, undefined] as const;
/** The longest reason, in characters, as the server has it. */
const REASON_LEN = 200;

interface BanProps {
  readonly id: number;
  readonly name: string;
  /** Whether they have no account, and so can come back as somebody else. */
  readonly isGuest?: boolean;
  /** Called when they are banned. */
  readonly done: () => void;
}

/** A button that unfolds what a ban needs: its duration and its reason. */
export function Ban({ id, name, isGuest = false, done }: BanProps) {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="action"
        data-action="ban"
        aria-expanded={open.value}
        aria-label={t("verb-match", { verb: t("admin-ban"), match: name })}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {t("admin-ban")}
      </button>
      {open.value && (
        <BanForm
          id={id}
          name={name}
          isGuest={isGuest}
          done={() => {
            open.value = false;
            done();
          }}
        />
      )}
    </>
  );
}

function BanForm({ id, name, isGuest, done }: BanProps) {
  const days = useSignal<string>("7");
  const reason = useSignal("");
  const failure = useSignal<string | null>(null);
  const ban = () =>
    attempt(failure, async () => {
      await banPerson(id, {
        ...(days.value !== "" && { days: Number(days.value) }),
        ...(reason.value.trim() !== "" && { reason: reason.value }),
      });
      done();
    });
  return (
    <form
      class="admin-ban"
      onSubmit={(event) => {
        event.preventDefault();
        void ban();
      }}
    >
      <Pick
        legend={t("admin-ban-days")}
        name={`ban-${id}`}
        options={DAYS.map((count) => [
          `${count ?? ""}`,
          count === undefined ? t("admin-for-good") : t("admin-days", { count }),
        ])}
        value={days.value}
        pick={(picked) => {
          days.value = picked;
        }}
      />
      <label class="field">
        <span>{t("admin-reason", { name })}</span>
        <input
          name="reason"
          maxLength={REASON_LEN}
          autocomplete="off"
          value={reason.value}
          onInput={({ currentTarget }) => {
            reason.value = currentTarget.value;
          }}
        />
      </label>
      {isGuest && <p class="friends-about">{t("admin-ban-guest")}</p>}
      <Trouble why={failure.value} />
      <button type="submit" class="action destructive" data-action="ban-it">
        {t("admin-ban-it", { name })}
      </button>
    </form>
  );
}
