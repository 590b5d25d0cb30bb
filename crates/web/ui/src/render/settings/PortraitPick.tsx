import { useSignal } from "@preact/signals";
import { wear } from "../../api/rooms.ts";
import { chosen } from "../../state/newMatch.ts";
import { COMPANY, seated } from "../../state/people.ts";
import { keptName } from "../../state/playerName.ts";
import { settings } from "../../state/settings.ts";
import { signedInAs } from "../../state/visitor.ts";
import { t } from "../../texts/texts.ts";
import { attempt } from "../parts/attempt.ts";
import { Pick } from "../parts/Pick.tsx";
import { Portrait } from "../parts/portrait/Portrait.tsx";
import { Trouble } from "../parts/Trouble.tsx";

/** That of the name, or anybody of the cast. */
export function PortraitPick() {
  const failure = useSignal<string | null>(null);
  const [byName = "Shun"] = seated([keptName(signedInAs.value ?? chosen.value?.name ?? "")]);
  return (
    <>
      <Pick
        legend={t("set-portrait")}
        name="portrait"
        about={signedInAs.value === null ? undefined : t("set-portrait-seen")}
        options={[["name", t("set-portrait-name")], ...COMPANY.map((person) => [person, person] as const)]}
        value={settings.value.portrait}
        pick={(option) => void attempt(failure, () => wear(option))}
        draw={(option) => (
          <span class="swatch">
            <Portrait person={option === "name" ? byName : option} />
          </span>
        )}
      />
      <Trouble why={failure.value} />
    </>
  );
}
