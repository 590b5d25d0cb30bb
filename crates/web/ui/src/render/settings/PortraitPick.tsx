import { COMPANY } from "../../state/people.ts";
import { t } from "../../texts/texts.ts";
import type { Person } from "../../wire/generated/wire.ts";
import { Portrait } from "../parts/portrait/Portrait.tsx";

interface PortraitPickProps {
  readonly name: string;
  readonly value: string;
  readonly pick: (value: string) => void;
}

/** The user's own face: that of the name, or anybody of the cast. */
export function PortraitPick({ name, value, pick }: PortraitPickProps) {
  return (
    <fieldset class="pick portrait-pick">
      <legend>{t("set-portrait")}</legend>
      <div class="pick-options">
        {(["name", ...COMPANY] as const).map((option) => (
          <label key={option} class={option === "name" ? "" : "portrait-option"} title={titleOf(option)}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              aria-label={titleOf(option)}
              onChange={() => pick(option)}
            />
            <span>{option === "name" ? titleOf(option) : <Portrait person={option} />}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function titleOf(option: "name" | Person): string {
  return option === "name" ? t("set-portrait-name") : option;
}
