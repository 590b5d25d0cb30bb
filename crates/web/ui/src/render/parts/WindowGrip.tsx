import { t } from "../../texts/texts.ts";
import { sendAside, steer } from "./moveWindows.ts";

/** Arrows move the window, with shift they resize it. Dragging the corner resizes it. */
export function WindowGrip() {
  return (
    <>
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
      <span class="window-corner" aria-hidden="true" />
    </>
  );
}
