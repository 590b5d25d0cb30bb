import { AUTOMATIC, flip, isOn } from "../../../state/automatic.ts";
import { AUTO_KEYS } from "../../../state/keys.ts";
import { t } from "../../../texts/texts.ts";

/** */
export function AutoBar() {
  return (
    <div class="auto-bar" role="group" aria-label={t("auto")} data-testid="auto-bar">
      {AUTOMATIC.map((name) => {
        const label = t(`set-inputs-${name}`);
        return (
          <button
            key={name}
            type="button"
            class="auto"
            data-auto={name}
            aria-pressed={isOn(name)}
            aria-label={label}
            aria-keyshortcuts={AUTO_KEYS[name].toUpperCase()}
            title={`${label} (${AUTO_KEYS[name].toUpperCase()})`}
            onClick={() => flip(name)}
          >
            {t(`auto-${name}`)}
          </button>
        );
      })}
    </div>
  );
}
