import { t } from "../../texts/texts.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { hrefOf } from "../route.ts";
import "../../style/rooms.css";

const ROOMS = ["parlour", "ladder", "club", "achievements", "statistics"] as const;
export type Room = (typeof ROOMS)[number];
export type CareerRoom = Exclude<Room, "statistics">;

/** The head of a page beside the table, with the ways to the others. */
export function RoomHead({ room }: { room: Room }) {
  return (
    <>
      <PageHead title={t(`room-${room}`)} />
      <nav class="rooms" aria-label={t("rooms")}>
        {ROOMS.map((each) => (
          <a key={each} href={hrefOf({ page: each })} aria-current={each === room ? "page" : undefined}>
            {t(`room-${each}`)}
          </a>
        ))}
      </nav>
    </>
  );
}
