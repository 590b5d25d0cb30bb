import { t } from "../../texts/texts.ts";
import "../../style/watchers.css";

export function Watchers({ count }: { count: number }) {
  if (count === 0) return null;
  const label = t("watchers", { count });
  return (
    <span class="watchers" role="status" title={label} data-testid="watchers">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z" />
        <circle cx="12" cy="12" r="3" />
      </svg>
      <span class="watchers-words">{label}</span>
      <b aria-hidden="true">{count}</b>
    </span>
  );
}
