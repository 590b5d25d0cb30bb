import { AUTOMATIC, flip, isOn } from "../../../state/automatic.ts";
import { AUTO_KEYS } from "../../../state/keys.ts";
import { t } from "../../../texts/texts.ts";

/** */
export function AutoBar() {
  return (
    <div class="auto-bar" role="group" aria-label={t("auto")} data-testid="auto-bar">
      {AUTOMATIC.map((name) => {
        const label = t(`set-inputs-${name}`);
        const key = AUTO_KEYS[name].toUpperCase();
        return (
          <button
            key={name}
            type="button"
            class="glyph"
            data-auto={name}
            aria-pressed={isOn(name)}
            aria-label={label}
            aria-keyshortcuts={key}
            title={`${label} (${key})`}
            onClick={() => flip(name)}
          >
            <b aria-hidden="true">{t(`auto-${name}`)}</b>
            <span class="auto-word">{label}</span>
          </button>
        );
      })}
    </div>
  );
}
