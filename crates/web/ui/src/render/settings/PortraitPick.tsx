import { useSignal } from "@preact/signals";
import { wear } from "../../api/rooms.ts";
import { COMPANY } from "../../state/people.ts";
import { settings } from "../../state/settings.ts";
import { signedInAs } from "../../state/visitor.ts";
import { t } from "../../texts/texts.ts";
import type { Person } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { Portrait } from "../parts/portrait/Portrait.tsx";
import { Trouble } from "../parts/Trouble.tsx";

/** That of the name, or anybody of the cast. */
export function PortraitPick() {
  const failure = useSignal<string | null>(null);
  return (
    <fieldset class="pick portrait-pick">
      <legend>{t("set-portrait")}</legend>
      <div class="pick-options">
        {(["name", ...COMPANY] as const).map((option) => (
          <label key={option} class={option === "name" ? "" : "portrait-option"} title={titleOf(option)}>
            <input
              type="radio"
              name="portrait"
              value={option}
              checked={option === settings.value.portrait}
              aria-label={titleOf(option)}
              onChange={() => void attempt(failure, () => wear(option))}
            />
            <span>{option === "name" ? titleOf(option) : <Portrait person={option} />}</span>
          </label>
        ))}
      </div>
      {signedInAs.value !== null && <p class="setting-note">{t("set-portrait-seen")}</p>}
      <Trouble why={failure.value} />
    </fieldset>
  );
}

function titleOf(option: "name" | Person): string {
  return option === "name" ? t("set-portrait-name") : option;
}
