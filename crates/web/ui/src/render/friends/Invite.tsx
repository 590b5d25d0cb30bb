import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../../texts/texts.ts";
import { hrefOf } from "../route.ts";

/** The link to a room, and the ways to send it. */
export function Invite({ id }: { id: string }) {
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal("");
  const link = new URL(hrefOf({ page: "room", id }), location.href).href;
  const copy = async () => {
    said.value = t((await isCopied(link, field.current)) ? "friends-copied" : "friends-copy-yourself");
  };
  return (
    <section class="card room-invite" aria-labelledby="invite">
      <h2 id="invite">{t("friends-invite")}</h2>
      <div class="room-link">
        <input
          ref={field}
          class="field-box"
          name="room-link"
          readOnly
          value={link}
          aria-label={t("friends-link")}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="action" data-action="copy-link" onClick={() => void copy()}>
          {t("friends-copy")}
        </button>
        {isShared() && (
          <button type="button" class="action" data-action="share-link" onClick={() => void share(link)}>
            {t("friends-share")}
          </button>
        )}
      </div>
      <p class="friends-about" role="status" data-testid="copied">
        {said.value}
      </p>
    </section>
  );
}

/** Copies the link. Pages that came without encryption have no clipboard, only the older way by a selected field. */
async function isCopied(link: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    field?.select();
    return document.execCommand("copy");
  }
}

/** Whether this is a phone or a tablet that can send the link by other programs. */
function isShared(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Who changes their mind has refused nothing that matters. */
async function share(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => {});
}
