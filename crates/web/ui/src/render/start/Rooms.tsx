import { t } from "../../texts/texts.ts";
import { Tile } from "../parts/Tile.tsx";
import { hrefOf, type Route } from "../route.ts";
import "../../style/doors.css";

/** The doors in their order, each with the tile on it. */
const DOORS = [
  ["learn", "1m", { page: "learn" }],
  ["practice", "5p", { page: "practice" }],
  ["friends", "2z", { page: "friends" }],
  ["drills", "3s", { page: "drills" }],
  ["daily", "5z", { page: "daily" }],
  ["help", "6s", { page: "help", topic: null, at: null, query: "" }],
  ["parlour", "7p", { page: "career", room: "parlour" }],
  ["ladder", "1s", { page: "career", room: "ladder" }],
  ["club", "6z", { page: "career", room: "club" }],
  ["achievements", "7z", { page: "career", room: "achievements" }],
  ["statistics", "9s", { page: "statistics", hands: false, query: "" }],
] as const satisfies readonly (readonly [string, string, Route])[];

/** The doors to everything that is played beside single matches. On a server for friends theirs is the large button. */
export function Rooms({ hosted }: { hosted: boolean }) {
  return (
    <nav class="doors" aria-label={t("doors")}>
      {DOORS.filter(([room]) => !(hosted && room === "friends")).map(([room, face, to]) => (
        <a key={room} class="card door" href={hrefOf(to)} data-room={room}>
          <span aria-hidden="true">
            <Tile face={face} />
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
