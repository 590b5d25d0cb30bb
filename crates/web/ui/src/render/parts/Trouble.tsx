import { t } from "../../texts/texts.ts";

/** `again` adds a button. */
export function Trouble({ why, again }: { why: string | null; again?: (() => void) | undefined }) {
  if (why === null) return null;
  return (
    <p class="start-failure" role="alert">
      {why}{" "}
      {again !== undefined && (
        <button type="button" class="quiet" onClick={again}>
          {t("try-again")}
        </button>
      )}
    </p>
  );
}
