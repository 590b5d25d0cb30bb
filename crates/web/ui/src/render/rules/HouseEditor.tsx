import { effect, type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { draftOf } from "../../state/drafts.ts";
import type { Editor } from "../../state/editor.ts";
import { equal, openHouse, type RuleId } from "../../state/house.ts";
import { chosen, startingChoice } from "../../state/newMatch.ts";
import { playRoomsBy } from "../../state/roomDrafts.ts";
import { t } from "../../texts/texts.ts";
import {
  checkHouse,
  deleteHouse,
  fetchStart,
  type HouseDraft,
  keepHouse,
  type RuleFault,
  readRuleFile,
} from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { download } from "../parts/download.ts";
import { ask } from "../parts/Question.tsx";
import { goBack } from "../route.ts";
import { DifferenceList } from "./DifferenceList.tsx";
import { RuleGroups } from "./RuleGroups.tsx";
import { anchorOf } from "./RuleRow.tsx";
import { SaveBar } from "./SaveBar.tsx";

interface HouseEditorProps {
  readonly editor: Editor;
  readonly from: string;
  readonly reopen: (house: HouseDraft | null) => void;
  readonly failure: Signal<string | null>;
}

export function HouseEditor({ editor, from, reopen, failure }: HouseEditorProps) {
  const sought = useSignal<RuleId | null>(null);
  const saved = editor.catalogue.houses.some(({ name }) => name === from);
  const opened = openHouse(editor.catalogue, from);
  const unsaved = opened === null || !equal(editor.house.value, opened);
  useEffect(() => {
    const check = async (house: HouseDraft) => {
      const checked = await checkHouse(house);
      failure.value = null;
      return checked;
    };
    return editor.watch(check, (error) => void attempt(failure, () => Promise.reject(error)));
  }, [editor, failure]);
  // useSignalEffect would wait for the next frame, when the page may be gone.
  useEffect(() => {
    const opened = openHouse(editor.catalogue, from);
    return effect(() => {
      const house = editor.house.value;
      draftOf(from).value = opened !== null && equal(house, opened) ? null : house;
    });
  }, [editor, from]);
  const save = (replaces: string | null) =>
    attempt(failure, async () => {
      const house = { ...editor.house.value, name: editor.house.value.name.trim() };
      await keepHouse({ house, replaces });
      draftOf(from).value = null;
      // Rules are saved to play by them.
      chosen.value = { ...(chosen.value ?? startingChoice(await fetchStart(), null)), preset: house.name };
      playRoomsBy(house.name);
      goBack();
    });
  const remove = () =>
    attempt(failure, async () => {
      if (!(await ask(t("delete-house-confirm", { name: from }), t("delete-house")))) return;
      await deleteHouse(from);
      draftOf(from).value = null;
      goBack();
    });
  return (
    <>
      <HouseHead editor={editor}>
        <Files editor={editor} open={reopen} failure={failure} />
        {unsaved && (
          <button type="button" class="quiet" data-action="undo" onClick={() => reopen(opened)}>
            {t("undo-all")}
          </button>
        )}
        {saved && (
          <button type="button" class="quiet" data-action="delete" onClick={remove}>
            {t("delete-house")}
          </button>
        )}
      </HouseHead>
      <DifferenceList editor={editor} show={(id) => seek(sought, id)} />
      <RuleGroups editor={editor} sought={sought} />
      <SaveBar
        editor={editor}
        failure={failure.value}
        show={(id) => seek(sought, id)}
        save={() => save(saved ? from : null)}
        copy={saved ? () => save(null) : null}
      />
    </>
  );
}

function HouseHead({ editor, children }: { editor: Editor; children: ComponentChildren }) {
  return (
    <section class="card house-head">
      <label class="field">
        <span>{t("house-name")}</span>
        <input
          name="house-name"
          maxLength={40}
          autocomplete="off"
          value={editor.house.value.name}
          onInput={({ currentTarget }) => editor.rename(currentTarget.value)}
        />
      </label>
      {editor.nameFaults.map(({ message }) => (
        <p key={message} class="rule-fault">
          {message}
        </p>
      ))}
      <div class="house-tools">{children}</div>
    </section>
  );
}

function seek(sought: { value: RuleId | null }, id: RuleId): void {
  sought.value = { ...id };
  requestAnimationFrame(() => {
    const row = document.getElementById(anchorOf(id));
    row?.scrollIntoView({ block: "center" });
    row?.querySelector<HTMLElement>("summary, input")?.focus({ preventScroll: true });
  });
}

interface FilesProps {
  readonly editor: Editor;
  readonly open: (house: HouseDraft) => void;
  readonly failure: Signal<string | null>;
}

function Files({ editor, open, failure }: FilesProps) {
  const faults = useSignal<readonly RuleFault[]>([]);
  const file = editor.checked.value?.file ?? null;
  const read = (chosen: File | undefined) =>
    attempt(failure, async () => {
      if (chosen === undefined) return;
      const { house, faults: found } = await readRuleFile(chosen);
      faults.value = found;
      if (house !== null) open(house);
    });
  return (
    <>
      <button
        type="button"
        class="quiet"
        data-action="export"
        disabled={file === null}
        onClick={() => file !== null && download(`${editor.house.value.name}.toml`, file, "application/toml")}
      >
        {t("save-file")}
      </button>
      <label class="quiet file">
        {t("open-file")}
        <input
          type="file"
          accept=".toml"
          data-testid="rule-file"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
      </label>
      {faults.value.length > 0 && (
        <div class="start-failure file-faults" role="alert">
          <p>{t("file-faulty")}</p>
          <ul>
            {faults.value.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                {line === null ? message : t("file-line", { line, fault: message })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
