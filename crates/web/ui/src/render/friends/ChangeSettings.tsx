import { useSignal } from "@preact/signals";
import type { Order } from "../../api/rooms.ts";
import { hasRoomDraft, keepRoomDraft } from "../../state/roomDrafts.ts";
import { t } from "../../texts/texts.ts";
import type { Room, StartPage } from "../../wire/generated/wire.ts";
import { RoomForm } from "./RoomForm.tsx";

interface ChangeSettingsProps {
  readonly room: Room;
  readonly page: StartPage;
  readonly reload: () => Promise<void>;
  readonly order: Order;
}

/** Begins with the present settings whenever it is unfolded, and stays unfolded while other pages are visited. */
export function ChangeSettings({ room, page, reload, order }: ChangeSettingsProps) {
  const open = useSignal(hasRoomDraft(room.id));
  const fold = () => {
    open.value = false;
    keepRoomDraft(room.id, null);
  };
  return (
    <details
      class="card room-settings"
      open={open.value}
      onToggle={({ currentTarget, target }) => {
        // Events of inner folds bubble up.
        if (target !== currentTarget) return;
        if (currentTarget.open) open.value = true;
        else fold();
      }}
    >
      <summary data-action="change-settings">{t("friends-settings")}</summary>
      {open.value && (
        <>
          <p class="about">{t("friends-settings-about")}</p>
          <RoomForm
            page={page}
            room={room.id}
            initial={room.settings}
            title={room.rules.title}
            reload={reload}
            label={t("friends-save-settings")}
            action="save-settings"
            submit={async (settings) => {
              if (await order({ type: "change", settings })) fold();
            }}
          />
        </>
      )}
    </details>
  );
}
