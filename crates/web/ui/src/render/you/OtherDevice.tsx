import { useSignal } from "@preact/signals";
import { offerDevice } from "../../api/sessions.ts";
import { t } from "../../texts/texts.ts";
import type { DeviceOffer } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { CopyLink } from "../parts/CopyLink.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { hrefOf } from "../route.ts";

/** The link by which the user goes on at another device, once they ask for one. */
export function OtherDevice() {
  const offer = useSignal<DeviceOffer | null>(null);
  const failure = useSignal<string | null>(null);
  const make = () =>
    attempt(failure, async () => {
      offer.value = await offerDevice();
    });
  return (
    <section class="card" aria-labelledby="other-device">
      <h2 id="other-device">{t("you-device")}</h2>
      <p>{t("you-device-about")}</p>
      <Trouble why={failure.value} />
      {offer.value !== null && <Offer {...offer.value} />}
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
      <p>{t("you-device-code")}</p>
      <p class="you-code" data-testid="device-code">
        {code}
      </p>
      <p class="friends-about">{t("you-device-secret", { minutes })}</p>
    </>
  );
}
