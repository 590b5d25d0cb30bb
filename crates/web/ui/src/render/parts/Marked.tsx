import { t } from "../../texts/texts.ts";
import "../../style/marked.css";

/** The attributes of a control that a lesson marks. */
export const markOf = (on: boolean) => ({ "data-goal": on ? "" : undefined });

/** What those hear who do not see the mark. */
export function Marked({ on }: { on: boolean }) {
  return on ? <span class="marked-word">, {t("marked")}</span> : null;
}
