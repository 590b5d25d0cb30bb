import { t } from "../../texts/texts.ts";
import { sendAside, steer } from "./moveWindows.ts";

/** The keyboard handle of a window: arrows move it, with shift they resize it. It is visible while focused. */
export function WindowGrip() {
  return (
    <button
      type="button"
      class="window-grip"
      data-testid="window-grip"
      onClick={({ currentTarget }) => sendAside(currentTarget)}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !steer(event.currentTarget, event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {t("window-grip")}
    </button>
  );
}
