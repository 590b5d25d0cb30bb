import { isCareer, PAGE_OF } from "../../state/careerModes.ts";
import { placeName, signed } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { CareerPage, MatchNews, Slot } from "../../wire/generated/wire.ts";
import type { CareerSection } from "./CareerPage.tsx";

interface NewsProps {
  readonly page: CareerPage;
  /** The news of other sections and characters is hidden. */
  readonly section: CareerSection;
  readonly character?: Slot | undefined;
}

export function News({ page: { last }, section, character }: NewsProps) {
  if (
    last === undefined ||
    !isCareer(last.mode) ||
    PAGE_OF[last.mode] !== section ||
    last.character !== character
  )
    return null;
  return (
    <section class="card news" data-testid="news">
      <h2>
        {t("last-match")}: {t("you-finish", { place: placeName(last.place) })}
      </h2>
      <ul>
        {lines(last).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function lines({ mode, total, moved, prizes, unlocked, achieved, defended }: MatchNews): string[] {
  const { from: before, to: now } = moved ?? { from: 0, to: 0 };
  return [
    ...(mode === "parlour" || mode === "guest" ? [t("news-points", { points: signed(total) })] : []),
    ...(mode === "rate" ? [t("news-marks", { marks: signed(total) })] : []),
    ...(moved === undefined
      ? []
      : [now === before ? t("news-stay", { now }) : t("news-rank", { before, now })]),
    ...(defended ? [t("news-defended")] : []),
    ...prizes.map((item) => t("news-prize", { item: t(`item-${item}`) })),
    ...unlocked.map((feature) => t(`news-opened-${feature}`)),
    ...achieved.map((achievement) => t("news-achieved", { name: t(`achievement-${achievement}`) })),
  ];
}
