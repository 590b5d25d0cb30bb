import { t } from "../../texts/texts.ts";
import { hrefOf, hrefToRoom, ROOMS, type Room } from "../route.ts";
import { SettingsButton } from "../settings/SettingsSheet.tsx";
import "../../style/rooms.css";

/** The head of a page beside the table, with the ways to the others. */
export function RoomHead({ room }: { room: Room }) {
  return (
    <>
      <header class="start-head">
        <a class="quiet" href={hrefOf({ page: "start" })} data-action="home">
          ← {t("home")}
        </a>
        <h1>{t(`room-${room}`)}</h1>
        <SettingsButton />
      </header>
      <nav class="rooms" aria-label={t("rooms")}>
        {ROOMS.map((each) => (
          <a key={each} href={hrefToRoom(each)} aria-current={each === room ? "page" : undefined}>
            {t(`room-${each}`)}
          </a>
        ))}
      </nav>
    </>
  );
}
