import { useSignal } from "@preact/signals";
import { t } from "../../texts/texts.ts";
import { banPerson } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { Pick } from "../parts/Pick.tsx";
import { Trouble } from "../parts/Trouble.tsx";

/** In days; `undefined`: until the ban is lifted. */
const DAYS = [1, 7, 30, undefined] as const;
/** In characters, as on the server. */
const REASON_LEN = 200;

interface BanProps {
  readonly id: number;
  readonly name: string;
  /** Guests can come back as somebody else. */
  readonly isGuest?: boolean;
  readonly done: () => void;
}

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
      {isGuest && <p class="about">{t("admin-ban-guest")}</p>}
      <Trouble why={failure.value} />
      <button type="submit" class="action destructive" data-action="ban-it">
        {t("admin-ban-it", { name })}
      </button>
    </form>
  );
}
