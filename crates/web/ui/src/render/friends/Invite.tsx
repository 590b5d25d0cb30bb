import { t } from "../../texts/texts.ts";
import { CopyLink } from "../parts/CopyLink.tsx";
import { hrefOf } from "../route.ts";

/** The link to a room, and the ways to send it. */
export function Invite({ id }: { id: string }) {
  const link = new URL(hrefOf({ page: "room", id }), location.href).href;
  return (
    <section class="card room-invite" aria-labelledby="invite">
      <h2 id="invite">{t("friends-invite")}</h2>
      <CopyLink link={link} label={t("friends-link")} name="room-link">
        {isShared() && (
          <button type="button" class="action" data-action="share-link" onClick={() => void share(link)}>
            {t("friends-share")}
          </button>
        )}
      </CopyLink>
    </section>
  );
}

/** Whether this is a phone or a tablet that can send the link by other programs. */
function isShared(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Who changes their mind has refused nothing that matters. */
async function share(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => {});
}
