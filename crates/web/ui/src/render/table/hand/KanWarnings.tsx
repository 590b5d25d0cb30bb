import type { Session } from "../../../api/session.ts";
import { callsOf } from "../../../state/choosing.ts";
import { both, faceName, listed } from "../../../state/face.ts";
import type { Helpers } from "../../../state/helpers.ts";
import type { Prompt } from "../../../state/model.ts";
import { callsUpKan } from "../../../state/offer.ts";
import { callTiles } from "../../../state/options.ts";
import { t } from "../../../texts/texts.ts";
import type { Choice, KanWarning, Tile } from "../../../wire/generated/wire.ts";
import { useHelpers } from "../../parts/kind.ts";

export interface Warned {
  readonly nth: number;
  /** The id for `aria-describedby`. */
  readonly id: string;
  readonly words: string;
}

/** The warnings of each kan. */
function warned(prompt: Prompt, names: readonly string[]): readonly Warned[] {
  const kans = callsOf(prompt, "kan");
  return kans.flatMap((choice, nth) => {
    const { warnings = [] } = choice;
    if (warnings.length === 0) return [];
    const kan = kans.length > 1 ? nameOf(choice) : t("button-kan");
    const words = listed(warnings.map((warning) => warningWords(warning, names)));
    return [{ nth, id: `kan-warning-${nth}`, words: t("kan-warning", { kan, words }) }];
  });
}

/** The id for `aria-describedby`. */
export function describedBy(warned: readonly Warned[]): string | undefined {
  return warned.length === 0 ? undefined : warned.map(({ id }) => id).join(" ");
}

/** A kan that is called up betrays itself by nothing until then; to whoever chooses a riichi tile, its waits are said instead. */
export function kansWarned(session: Session, { kanWarnings }: Helpers): readonly Warned[] {
  const { prompt } = session.deciding.value;
  const { among, declaring } = session.choosing.value;
  const plain = among === null && declaring === null;
  const warns = among === "kan" || (plain && !callsUpKan(session.deciding.value));
  if (prompt === null || !warns || !kanWarnings) return [];
  return warned(prompt, session.model.value.welcome?.names ?? []);
}

export function KanWarnings({ session }: { session: Session }) {
  const kans = kansWarned(session, useHelpers());
  if (kans.length === 0) return null;
  return (
    <div class="warnings">
      {kans.map(({ id, words }) => (
        <p key={id} id={id} class="kan-warning" data-testid="kan-warning">
          {words}
        </p>
      ))}
    </div>
  );
}

function nameOf({ action }: Choice): string {
  const [tile] = callTiles(action);
  return tile === undefined ? t("button-kan") : t("kan-of", { tile: faceName(tile) });
}

function warningWords(warning: KanWarning, names: readonly string[]): string {
  switch (warning.type) {
    case "new_dora":
      return t("kan-new_dora", { names: both(warning.riichi.map((seat) => names[seat] ?? "")) });
    case "changes_waits":
      return t("kan-changes_waits", { tiles: both(warning.waits.map((tile: Tile) => faceName(tile))) });
    default:
      return t(`kan-${warning.type}`);
  }
}
