import type { DrillKey } from "../../state/help/strategy.ts";
import { t } from "../../texts/texts.ts";
import { hrefOf } from "../route.ts";

export function PageLink({ page }: { page: "ceremony" | "score" }) {
  return (
    <p class="help-ways">
      <a class="quiet" href={hrefOf({ page })} data-page={page}>
        {t(`help-page-${page}`)} →
      </a>
    </p>
  );
}

interface DrillLinkProps {
  readonly drill: DrillKey;
  readonly skill?: string;
}

export function DrillLink({ drill, skill }: DrillLinkProps) {
  return (
    <p class="help-ways">
      <a class="quiet" href={hrefOf({ page: "drill", drill, skill })} data-drill={drill}>
        {t(`help-drill-${drill}`)} →
      </a>
    </p>
  );
}
