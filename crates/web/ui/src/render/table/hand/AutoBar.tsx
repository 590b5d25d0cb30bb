import { AUTOMATIC } from "../../../state/automatic.ts";
import { AUTO_KEYS } from "../../../state/keys.ts";
import { change, settings } from "../../../state/settings.ts";
import { t } from "../../../texts/texts.ts";

/** The switches of automatic play beside the hand. */
export function AutoBar() {
  const { inputs } = settings.value;
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
            aria-pressed={inputs[name]}
            aria-label={label}
            aria-keyshortcuts={AUTO_KEYS[name].toUpperCase()}
            title={`${label} (${AUTO_KEYS[name].toUpperCase()})`}
            onClick={() => change("inputs", { [name]: !inputs[name] })}
          >
            {t(`auto-${name}`)}
          </button>
        );
      })}
    </div>
  );
}
