import { t } from "../../texts/texts.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { hrefOf } from "../route.ts";
import "../../style/sections.css";

const SECTIONS = ["parlour", "ladder", "club", "achievements", "statistics"] as const;
export type Section = (typeof SECTIONS)[number];
export type CareerSection = Exclude<Section, "statistics">;

export function SectionHead({ section }: { section: Section }) {
  return (
    <>
      <PageHead title={t(`door-${section}`)} />
      <nav class="sections" aria-label={t("sections")}>
        {SECTIONS.map((each) => (
          <a key={each} href={hrefOf({ page: each })} aria-current={each === section ? "page" : undefined}>
            {t(`door-${each}`)}
          </a>
        ))}
      </nav>
    </>
  );
}
