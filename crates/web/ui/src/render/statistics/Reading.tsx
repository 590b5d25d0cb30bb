import { t } from "../../texts/texts.ts";

export function Reading({ pending }: { pending: number }) {
  return (
    <span class="reading" role="status">
      {t("reading", { count: pending })}
    </span>
  );
}
