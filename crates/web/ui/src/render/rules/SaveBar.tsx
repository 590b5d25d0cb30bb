import { useSignal } from "@preact/signals";
import type { Editor } from "../../state/editor.ts";
import { type RuleId, ruleOf } from "../../state/house.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import { differ } from "./DifferenceList.tsx";

interface SaveBarProps {
  readonly editor: Editor;
  readonly failure: string | null;
  readonly show: (id: RuleId) => void;
  readonly save: () => Promise<void>;
  readonly copy: (() => Promise<void>) | null;
}

export function SaveBar({ editor, failure, show, save, copy }: SaveBarProps) {
  const busy = useSignal(false);
  const faults = editor.allFaults;
  const first = faults.map(ruleOf).find((id) => id !== null);
  const doing = (action: () => Promise<void>) => async () => {
    busy.value = true;
    await action();
    busy.value = false;
  };
  const trouble =
    faults.length > 1 ? t("faults-many", { count: faults.length }) : (faults[0]?.message ?? failure);
  const barred = busy.value || faults.length > 0;
  return (
    <footer class="save-bar">
      <p role="status" data-testid="house-state">
        {trouble === null ? (
          differ(editor.differences.value.length, houseName(editor.base.title))
        ) : (
          <span class="rule-fault">{trouble}</span>
        )}
      </p>
      {first !== undefined && (
        <button type="button" class="quiet" data-action="show-fault" onClick={() => show(first)}>
          {t("show")}
        </button>
      )}
      {copy !== null && (
        <button type="button" class="action" data-action="copy" disabled={barred} onClick={doing(copy)}>
          {t("save-copy")}
        </button>
      )}
      <button type="button" class="action main" data-action="save" disabled={barred} onClick={doing(save)}>
        {copy === null ? t("save-house") : t("save")}
      </button>
    </footer>
  );
}
