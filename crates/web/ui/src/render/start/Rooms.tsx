import { t } from "../../texts/texts.ts";
import { Tile } from "../parts/Tile.tsx";
import { hrefToRoom, ROOMS } from "../route.ts";
import "../../style/doors.css";

/** What stands on each door. */
const SIGNS = { parlour: "7p", ladder: "1s", club: "6z", achievements: "7z", statistics: "5p" } as const;

/** The doors to the pages of a career. */
export function Rooms() {
  return (
    <nav class="doors" aria-label={t("doors")}>
      {ROOMS.map((room) => (
        <a key={room} class="card door" href={hrefToRoom(room)} data-room={room}>
          <span aria-hidden="true">
            <Tile face={SIGNS[room]} />
          </span>
          <p>
            <b>{t(`room-${room}`)}</b>
            <small>{t(`room-${room}-about`)}</small>
          </p>
        </a>
      ))}
    </nav>
  );
}
