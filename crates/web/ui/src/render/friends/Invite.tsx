import { t } from "../../texts/texts.ts";
import type { Room } from "../../wire/generated/wire.ts";
import { CopyLink } from "../parts/CopyLink.tsx";
import { QrCode } from "../parts/QrCode.tsx";
import { hrefOf } from "../route.ts";

export function Invite({ id, code }: Pick<Room, "id" | "code">) {
  const link = new URL(hrefOf({ page: "room", id }), location.href).href;
  return (
    <section class="room-invite" aria-labelledby="invite">
      <h2 id="invite">{t("friends-invite")}</h2>
      <p>
        <small>{t("friends-code")}</small> <strong class="room-code">{code}</strong>
      </p>
      <CopyLink link={link} label={t("friends-link")} name="room-link">
        {isShared() && (
          <button type="button" class="action" data-action="share-link" onClick={() => void share(link)}>
            {t("friends-share")}
          </button>
        )}
      </CopyLink>
      <details open={!isShared()}>
        <summary>{t("friends-qr")}</summary>
        <QrCode text={link} label={t("friends-qr-label")} />
      </details>
    </section>
  );
}

/** A phone or a tablet that can send the link by other programs. */
function isShared(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Cancelling is no error. */
async function share(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => {});
}
