import { t } from "../../texts/texts.ts";

export function Reading({ pending, read }: { pending: number; read: number | null }) {
  return (
    <div class="reading" role="status">
      <span>{t("reading", { count: pending })}</span>
      {read !== null && <progress max={read + pending} value={read} aria-label={t("reading-progress")} />}
    </div>
  );
}
