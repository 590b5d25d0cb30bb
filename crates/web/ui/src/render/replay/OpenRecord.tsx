import { type Signal, useSignal } from "@preact/signals";
import { LONGEST_RECORD, RequestError } from "../../api/http.ts";
import { fetchStart, type Preset, type Replay, replayRecord } from "../../wire/generated/wire.ts";
import "../../style/replay.css";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";

interface Opening {
  readonly record: Signal<Blob | string | null>;
  readonly failure: Signal<string | null>;
  /** Choices for a record that does not name its rules. */
  readonly rules: Signal<readonly Preset[]>;
}

/** A file that is chosen or dropped, or a pasted link or record. */
export function OpenRecord({ opened }: { opened: (replay: Replay) => void }) {
  const opening: Opening = {
    record: useSignal<Blob | string | null>(null),
    failure: useSignal<string | null>(null),
    rules: useSignal<readonly Preset[]>([]),
  };
  const over = useSignal(false);
  const open = (record: Blob | string | null, rules: string | null = null) =>
    load(opening, record, rules).then((replay) => replay && opened(replay));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a third way beside the button and the box
    <section
      class={`card open-record ${over.value ? "over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => {
        over.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        over.value = false;
        void open(event.dataTransfer?.files[0] ?? event.dataTransfer?.getData("text") ?? null);
      }}
    >
      <h2>{t("open-a-record")}</h2>
      <p>{t("open-what")}</p>
      <label class="action main file">
        {t("choose-file")}
        <input
          type="file"
          data-testid="record-file"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0] ?? null)}
        />
      </label>
      <form
        class="paste"
        onSubmit={(event) => {
          event.preventDefault();
          void open(String(new FormData(event.currentTarget).get("text") ?? "").trim() || null);
        }}
      >
        <label>
          {t("link-or-record")}
          <textarea name="text" rows={3} spellcheck={false} placeholder="https://tenhou.net/6/#json=…" />
        </label>
        <button type="submit" class="action" data-action="open">
          {t("open")}
        </button>
      </form>
      <Trouble opening={opening} choose={(rules) => void open(opening.record.peek(), rules)} />
    </section>
  );
}

/** Offers rules if only they are missing. */
function Trouble({ opening, choose }: { opening: Opening; choose: (rules: string) => void }) {
  const { failure, rules } = opening;
  if (failure.value === null) return null;
  return (
    <div class="start-failure" role="alert">
      <p>{failure.value}</p>
      {rules.value.length > 0 && (
        <form
          class="choose-rules"
          onSubmit={(event) => {
            event.preventDefault();
            choose(String(new FormData(event.currentTarget).get("rules")));
          }}
        >
          <label>
            {t("rules")}{" "}
            <select name="rules">
              {rules.value.map(({ name, title }) => (
                <option key={name} value={name}>
                  {houseName(title)}
                </option>
              ))}
            </select>
          </label>{" "}
          <button type="submit" class="action">
            {t("open-under")}
          </button>
        </form>
      )}
    </div>
  );
}

/** Sets the reason if it does not open. */
async function load(
  opening: Opening,
  record: Blob | string | null,
  rules: string | null,
): Promise<Replay | null> {
  const { failure } = opening;
  opening.record.value = record;
  opening.rules.value = [];
  failure.value = null;
  if (record === null) return null;
  if ((typeof record === "string" ? record.length : record.size) > LONGEST_RECORD) {
    failure.value = t("too-long", { most: LONGEST_RECORD >> 20 });
    return null;
  }
  try {
    return await replayRecord(rules === null ? {} : { rules }, record);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.code === "unknown_rules") opening.rules.value = (await fetchStart()).presets;
    failure.value = error.message;
    return null;
  }
}
