import { GROUPS, menuBeside } from "../../state/help/topics.ts";
import { t } from "../../texts/texts.ts";
import { useHref } from "./HelpContext.ts";

export function Contents() {
  const href = useHref();
  return (
    <section class="card help-contents" data-testid="help-contents">
      <p class="help-lead">{t("help-beginner")}</p>
      {GROUPS.map(([group, topics]) => (
        <div key={group}>
          <h2>{t(`help-group-${group}`)}</h2>
          <ul>
            {topics.map((topic) => (
              <li key={topic}>
                <a href={href(topic)}>{t(`help-topic-${topic}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Stands beside a topic if there is room, else it is a link back. */
export function Menu({ topic }: { topic: string }) {
  const href = useHref();
  return (
    <nav class="help-menu" aria-label={t("help-contents")}>
      <a class="quiet" href={href()} data-action="help-contents">
        {t("help-contents")}
      </a>
      <ul>
        {menuBeside(topic).map((one) => (
          <li key={one}>
            <a href={href(one)} aria-current={topic === one ? "page" : undefined}>
              {t(`help-topic-${one}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
