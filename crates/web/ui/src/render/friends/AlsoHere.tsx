import type { Order } from "../../api/rooms.ts";
import { t } from "../../texts/texts.ts";
import type { Bystander, Room } from "../../wire/generated/wire.ts";
import { ask } from "../parts/Question.tsx";

interface AlsoHereProps {
  readonly room: Room;
  readonly order: Order;
}

/** People without a seat, whom the host may keep out. */
export function AlsoHere({ room: { host, bystanders = [] }, order }: AlsoHereProps) {
  if (bystanders.length === 0) return null;
  const keepOut = async ({ who, name }: Bystander) => {
    if (await ask(t("friends-keep-out-question", { name }), t("friends-keep-out")))
      await order({ type: "keep_out_bystander", who });
  };
  return (
    <div class="also-here" data-testid="also-here">
      <span>{t("friends-also-here")}</span>
      <ul>
        {bystanders.map((bystander) => (
          <li key={bystander.who}>
            <b>{bystander.name}</b>
            {host.you && (
              <button
                type="button"
                class="quiet"
                data-action="keep-out-bystander"
                aria-label={t("friends-keep-out-named", { name: bystander.name })}
                onClick={() => void keepOut(bystander)}
              >
                {t("friends-keep-out")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
