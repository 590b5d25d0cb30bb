import type { Order } from "../../api/rooms.ts";
import { t } from "../../texts/texts.ts";
import type { Room } from "../../wire/generated/wire.ts";

interface HostDeskProps {
  readonly room: Room;
  readonly order: Order;
}

export function HostDesk({ room: { reports = [], kept_out = [] }, order }: HostDeskProps) {
  if (reports.length === 0 && kept_out.length === 0) return null;
  return (
    <section class="card" aria-labelledby="host-desk" data-testid="host-desk">
      <h2 id="host-desk">{t("friends-host-desk")}</h2>
      <ul class="host-desk" role="status">
        {reports.map(({ by, about }) => (
          <li key={`${by} ${about}`}>{t("friends-reported", { by, about })}</li>
        ))}
      </ul>
      <ul class="host-desk">
        {kept_out.map((name, nth) => (
          <li key={name}>
            {t("friends-is-kept-out", { name })}{" "}
            <button
              type="button"
              class="quiet"
              data-action="let-in"
              onClick={() => void order({ type: "let_in", nth })}
            >
              {t("friends-let-in")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
