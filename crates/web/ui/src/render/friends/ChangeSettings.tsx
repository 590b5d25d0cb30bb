import { useSignal } from "@preact/signals";
import { t } from "../../texts/texts.ts";
import type { Room, RoomCommand, StartPage } from "../../wire/generated/wire.ts";
import { RoomForm } from "./RoomForm.tsx";

interface ChangeSettingsProps {
  readonly room: Room;
  readonly page: StartPage;
  readonly reload: () => Promise<void>;
  readonly order: (command: RoomCommand) => Promise<void>;
}

/** The form by which the host changes what was decided; it begins with that whenever it is unfolded. */
export function ChangeSettings({ room, page, reload, order }: ChangeSettingsProps) {
  const open = useSignal(false);
  return (
    <details
      class="card room-settings"
      open={open.value}
      onToggle={({ currentTarget, target }) => {
        // Those of what folds inside bubble up here.
        if (target === currentTarget) open.value = currentTarget.open;
      }}
    >
      <summary data-action="change-settings">{t("friends-settings")}</summary>
      {open.value && (
        <>
          <p class="friends-about">{t("friends-settings-about")}</p>
          <RoomForm
            page={page}
            initial={room.settings}
            title={room.rules.title}
            reload={reload}
            label={t("friends-save-settings")}
            action="save-settings"
            submit={async (settings) => {
              await order({ type: "change", settings });
              open.value = false;
            }}
          />
        </>
      )}
    </details>
  );
}
