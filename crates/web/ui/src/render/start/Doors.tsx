import { t } from "../../texts/texts.ts";
import { PAGES } from "../pages.ts";
import { Tile } from "../parts/Tile.tsx";
import { hrefOf, type Route } from "../route.ts";
import "../../style/doors.css";

/** On a server for friends, theirs is the large button. */
export function Doors({ hosted }: { hosted: boolean }) {
  const doors = Object.entries(PAGES).filter(([page]) => !(hosted && page === "friends"));
  return (
    <nav class="doors" aria-label={t("doors")}>
      {doors.map(([page, { door }]) => {
        if (door === undefined) return null;
        const [tile, name, about] = door;
        return (
          <a key={page} class="card door" href={hrefOf({ page } as Route)} data-door={page}>
            <span aria-hidden="true">
              <Tile face={tile} />
            </span>
            <p>
              <b>{t(name)}</b>
              <small>{t(about)}</small>
            </p>
          </a>
        );
      })}
    </nav>
  );
}
