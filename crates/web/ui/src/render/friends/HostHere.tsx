import { useSignal } from "@preact/signals";
import { settings } from "../../state/settings.ts";
import { t } from "../../texts/texts.ts";
import { closeHosting, fetchHosting, openHosting } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { CopyLink } from "../parts/CopyLink.tsx";
import { FourSeats } from "../parts/portrait/FourSeats.tsx";
import { QrCode } from "../parts/QrCode.tsx";
import { ask } from "../parts/Question.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";

/** At another address the browser keeps other settings. */
function look(): string {
  const chosen = Object.entries(settings.value).flatMap(([key, value]) =>
    typeof value === "string" ? [[key, value]] : [],
  );
  return `${new URLSearchParams(chosen)}`;
}

/** A program for one person opens a server for friends beside itself. */
export function HostHere() {
  const { value: hosting, failure } = useFetched(fetchHosting);
  const busy = useSignal(false);
  const does = async (deed: () => Promise<void>) => {
    busy.value = true;
    await attempt(failure, deed);
    busy.value = false;
  };
  const open = () =>
    does(async () => {
      hosting.value = await openHosting();
    });
  const close = async () => {
    if (!(await ask(t("hosting-stop-question"), t("hosting-stop")))) return;
    await does(async () => {
      await closeHosting();
      hosting.value = {};
    });
  };
  const url = hosting.value?.url;
  const link = `${url}/#/friends`;
  return (
    <section class="card hosting" aria-labelledby="hosting" data-testid="hosting">
      {url === undefined ? <FourSeats /> : <QrCode text={link} label={t("hosting-qr")} />}
      <div class="hosting-words">
        <h2 id="hosting">{t(url === undefined ? "hosting-title" : "hosting-open")}</h2>
        <Trouble why={failure.value} />
        {url === undefined ? (
          <>
            <p>{t("hosting-about")}</p>
            <div class="room-ways">
              <button
                type="button"
                class="action main"
                data-action="open-hosting"
                disabled={busy.value}
                onClick={() => void open()}
              >
                {t("friends-open")}
              </button>
            </div>
          </>
        ) : (
          <>
            <p class="room-code">{url.replace("http://", "")}</p>
            <CopyLink link={link} label={t("hosting-link")} name="room-link" />
            <div class="room-ways">
              <a class="action main" href={`${url}/?${look()}#/friends`} data-action="enter-hosting">
                {t("hosting-enter")}
              </a>
              <button
                type="button"
                class="quiet"
                data-action="close-hosting"
                disabled={busy.value}
                onClick={() => void close()}
              >
                {t("hosting-stop")}
              </button>
            </div>
          </>
        )}
        <p class="about">{t("hosting-note")}</p>
      </div>
    </section>
  );
}
