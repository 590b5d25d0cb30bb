import type { ComponentType } from "preact";
import { ARTICLES, besides, type Topic } from "../../state/help/topics.ts";
import { t } from "../../texts/texts.ts";
import { Article } from "./Article.tsx";
import { Glossary } from "./Glossary.tsx";
import { useHref } from "./HelpContext.ts";
import { HouseRules } from "./HouseRules.tsx";
import { Keys } from "./Keys.tsx";
import { FuTable, Limits, PointsTables } from "./Tables.tsx";
import { WorkedExample } from "./WorkedExample.tsx";
import { FirstYaku, YakuList } from "./YakuPages.tsx";

const MADE: Readonly<Partial<Record<Topic, ComponentType>>> = {
  first: FirstYaku,
  yaku: () => <YakuList of="yaku" />,
  yakuman: () => <YakuList of="yakuman" />,
  double: () => <YakuList of="double" />,
  fu: FuTable,
  points: PointsTables,
  limits: Limits,
  example: WorkedExample,
  glossary: Glossary,
  house: HouseRules,
  operation: Keys,
};

export function TopicPage({ topic }: { topic: Topic }) {
  const href = useHref();
  const { before, after } = besides(topic);
  const sections = ARTICLES[topic];
  const Made = MADE[topic];
  return (
    <article class="card help-topic" data-topic={topic}>
      <h2>{t(`help-topic-${topic}`)}</h2>
      {sections !== undefined && <Article sections={sections} />}
      {Made !== undefined && <Made />}
      <nav class="help-on" aria-label={t("help-contents")}>
        {before !== undefined && (
          <a class="quiet" href={href(before)}>
            {t("help-previous", { topic: t(`help-topic-${before}`) })}
          </a>
        )}
        {after !== undefined && (
          <a class="quiet" href={href(after)}>
            {t("help-next", { topic: t(`help-topic-${after}`) })}
          </a>
        )}
      </nav>
    </article>
  );
}
