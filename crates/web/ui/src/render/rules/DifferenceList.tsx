import type { Editor } from "../../state/editor.ts";
import type { RuleId } from "../../state/house.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";

interface DifferenceListProps {
  readonly editor: Editor;
  readonly show: (id: RuleId) => void;
}

export function DifferenceList({ editor, show }: DifferenceListProps) {
  const found = editor.differences.value;
  return (
    <details class="card differences" data-testid="differences">
      <summary>{differ(found.length, houseName(editor.base.title))}</summary>
      {found.length === 0 && <p class="rule-meaning">{t("differences-none")}</p>}
      <ul>
        {found.map(({ id, title, value, before }) => (
          <li key={`${id.part} ${id.key}`} data-difference={id.key}>
            <button type="button" class="linked" onClick={() => show(id)}>
              {title}
            </button>
            <span>
              {value}{" "}
              <span class="rule-meaning">
                {t("in-base", { base: houseName(editor.base.title), value: before })}
              </span>
            </span>
            <button
              type="button"
              class="quiet"
              aria-label={t("reset-to", { title, value: before })}
              onClick={() => editor.set(id, editor.before(id))}
            >
              {t("reset")}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `3 rules differ from Tenhou`. */
export function differ(count: number, base: string): string {
  return t("differ", { count, base });
}
