import { useSignal } from "@preact/signals";
import { deleteOwnData } from "../../api/sessions.ts";
import { t } from "../../texts/texts.ts";
import { ownDataFile } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { Trouble } from "../parts/Trouble.tsx";

/** `deleted` is called once the data is gone. */
export function OwnData({ name, deleted }: { readonly name: string; readonly deleted: () => void }) {
  const failure = useSignal<string | null>(null);
  const typed = useSignal("");
  return (
    <section class="card" aria-labelledby="own-data">
      <h2 id="own-data">{t("own-data-title")}</h2>
      <p>{t("own-data-about")}</p>
      <a class="action quiet" href={ownDataFile()} download data-action="own-data">
        {t("own-data-download")}
      </a>
      <details class="room-fold">
        <summary data-action="delete-data">{t("own-data-delete")}</summary>
        <p>{t("own-data-delete-about")}</p>
        <form
          class="secret-form"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(failure, async () => {
              await deleteOwnData(typed.value);
              deleted();
            });
          }}
        >
          <label class="field">
            <span>{t("own-data-type", { name })}</span>
            <input
              name="typed-name"
              autocomplete="off"
              value={typed.value}
              onInput={(event) => {
                typed.value = event.currentTarget.value;
              }}
            />
          </label>
          <Trouble why={failure.value} />
          <button
            type="submit"
            class="action destructive"
            data-action="delete-everything"
            disabled={typed.value.trim() !== name}
          >
            {t("own-data-delete-now")}
          </button>
        </form>
      </details>
    </section>
  );
}
