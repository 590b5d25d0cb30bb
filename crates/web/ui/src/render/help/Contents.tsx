import { GROUPS, menuBeside } from "../../state/help/topics.ts";
import { t } from "../../texts/texts.ts";
import { Tile, type TileProps } from "../parts/Tile.tsx";
import { useHref } from "./HelpContext.ts";

const PICTURES: Readonly<Record<(typeof GROUPS)[number][0], readonly TileProps["face"][]>> = {
  learn: ["1m", "2p", "3s"],
  yaku: ["5z", "6z", "7z"],
  count: ["8p", "9p"],
  play: ["0s"],
  strategy: ["3m", "4m"],
  ask: ["1s"],
  more: ["back"],
};

export function Contents() {
  const href = useHref();
  return (
    <section class="help-contents" data-testid="help-contents">
      {GROUPS.map(([group, topics]) => (
        <div key={group} class="card">
          <span class="mini-tiles" aria-hidden="true">
            {PICTURES[group].map((face) => (
              <Tile key={face} face={face} />
            ))}
          </span>
          <h2>{t(`help-group-${group}`)}</h2>
          {group === "learn" && <p>{t("help-beginner")}</p>}
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
