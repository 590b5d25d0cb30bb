import { t } from "../../texts/texts.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { hrefToRoom, ROOMS, type Room } from "../route.ts";
import "../../style/rooms.css";

/** The head of a page beside the table, with the ways to the others. */
export function RoomHead({ room }: { room: Room }) {
  return (
    <>
      <PageHead title={t(`room-${room}`)} />
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
