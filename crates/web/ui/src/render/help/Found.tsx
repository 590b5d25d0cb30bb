import { useMemo } from "preact/hooks";
import { found, placesIn } from "../../state/help/find.ts";
import { t } from "../../texts/texts.ts";
import { useHref, useLibrary } from "./HelpContext.ts";

const MOST = 40;

export function Found({ sought }: { sought: string }) {
  const { book, catalogue } = useLibrary();
  const href = useHref();
  const places = useMemo(() => placesIn(book, catalogue), [book, catalogue]);
  const all = found(sought, places);
  return (
    <section class="card help-found" data-testid="help-found">
      <p role="status">{t("help-found", { count: all.length })}</p>
      <ul>
        {all.slice(0, MOST).map(({ topic, at, title, words }) => (
          <li key={`${topic} ${at}`}>
            <a href={href(topic, at)} data-place={at ?? topic}>
              {title}
            </a>{" "}
            {at !== null && <small>{t(`help-topic-${topic}`)}</small>}
            {words !== "" && <p>{words}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
