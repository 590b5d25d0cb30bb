import { t } from "../../texts/texts.ts";
import "../../style/marked.css";

export const markOf = (on: boolean) => ({ "data-goal": on ? "" : undefined });

export function Marked({ on }: { on: boolean }) {
  return on ? <span class="unseen">, {t("marked")}</span> : null;
}
