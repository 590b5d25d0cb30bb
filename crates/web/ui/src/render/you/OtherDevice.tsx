import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { fetchSessions } from "../../api/sessions.ts";
import { t } from "../../texts/texts.ts";
import { type DeviceOffer, offerDevice, type SessionEntry } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { CopyLink } from "../parts/CopyLink.tsx";
import { QrCode } from "../parts/QrCode.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { hrefOf } from "../route.ts";
import { deviceWords } from "./Sessions.tsx";

/** A time in milliseconds. */
const ASKED_EVERY = 3000;

interface OtherDeviceProps {
  readonly sessions: Signal<readonly SessionEntry[] | null>;
}

/** The link stays until it has been used or is too old. */
export function OtherDevice({ sessions }: OtherDeviceProps) {
  const offer = useSignal<DeviceOffer | null>(null);
  const said = useSignal("");
  const failure = useSignal<string | null>(null);
  const make = () =>
    attempt(failure, async () => {
      sessions.value = await fetchSessions();
      offer.value = await offerDevice();
      said.value = "";
    });
  const end = (words: string) => {
    offer.value = null;
    said.value = words;
  };
  const look = async () => {
    const before = new Set(sessions.peek()?.map(({ id }) => id));
    // A request that fails is made again.
    const now = await fetchSessions().catch(() => null);
    const come = now?.find(({ id }) => !before.has(id));
    if (now === null || come === undefined || offer.peek() === null) return;
    sessions.value = now;
    end(t("you-device-used", { device: deviceWords(come) }));
  };
  useSignalEffect(() => {
    if (offer.value === null) return;
    const asking = setInterval(() => void look(), ASKED_EVERY);
    const ending = setTimeout(() => end(t("you-device-old")), offer.value.minutes * 60_000);
    return () => {
      clearInterval(asking);
      clearTimeout(ending);
    };
  });
  return (
    <section class="card" aria-labelledby="other-device">
      <h2 id="other-device">{t("you-device")}</h2>
      <p>{t("you-device-about")}</p>
      <Trouble why={failure.value} />
      {offer.value !== null && <Offer {...offer.value} />}
      <p role="status" data-testid="device-said">
        {said.value}
      </p>
      <button
        type="button"
        class={offer.value === null ? "action main" : "quiet"}
        data-action="offer-device"
        onClick={() => void make()}
      >
        {t(offer.value === null ? "you-device-make" : "you-device-again")}
      </button>
    </section>
  );
}

function Offer({ code, minutes }: DeviceOffer) {
  const link = new URL(hrefOf({ page: "device", code }), location.href).href;
  return (
    <>
      <CopyLink link={link} label={t("you-device-link")} name="device-link" />
      <p>{t("you-device-scan")}</p>
      <QrCode text={link} label={t("you-device-qr")} />
      <p>{t("you-device-code")}</p>
      <p class="you-code" data-testid="device-code">
        {code}
      </p>
      <p class="about">{t("you-device-secret", { minutes })}</p>
    </>
  );
}
