import { t } from "../../texts/texts.ts";
import "../../style/marked.css";

export const markOf = (on: boolean) => ({ "data-goal": on ? "" : undefined });

/** For a control whose name is an attribute, which hides what is inside. */
export const markedName = (name: string, on: boolean): string => (on ? `${name}, ${t("marked")}` : name);

export function Marked({ on }: { on: boolean }) {
  return on ? <span class="unseen">, {t("marked")}</span> : null;
}
