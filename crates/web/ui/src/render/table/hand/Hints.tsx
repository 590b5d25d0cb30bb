import type { Signal } from "@preact/signals";
import type { Sitting } from "../../../api/session.ts";
import { adviserOpen, askAdviser } from "../../../state/adviser.ts";
import { faceName } from "../../../state/face.ts";
import { intentTile } from "../../../state/options.ts";
import { whyWords } from "../../../state/phrases.ts";
import { t } from "../../../texts/texts.ts";
import type { IllegalIntent, WaitLeft } from "../../../wire/generated/wire.ts";
import { useEscape } from "../../input/useEscape.ts";
import { useCalledUp } from "../../parts/display.ts";
import { useHelpers, useKind } from "../../parts/kind.ts";
import { markedName, markOf } from "../../parts/Marked.tsx";
import { Tile } from "../../parts/Tile.tsx";
import { Places } from "../Places.tsx";
import "../../../style/notes.css";

/** How the hand stands whatever tile is raised. */
export function Standing({ session }: { session: Sitting }) {
  const { view, prompt } = session.model.value;
  const helpers = useHelpers();
  if (view === null || view.result !== undefined) return null;
  const { waits, furiten } = view.own;
  // Furiten bars a ron only; beside a tsumo on offer it would read as if it barred that.
  const winning = prompt?.choices.some(({ action }) => action.type === "tsumo") ?? false;
  const barred = helpers.furiten && !winning ? furiten : undefined;
  const shown = helpers.waits ? waits : [];
  if (shown.length === 0 && barred === undefined) return null;
  return (
    <div class="standing" data-testid="waits">
      {shown.length > 0 && <WaitTiles label={t("waits-for")} title waits={shown} />}
      {barred !== undefined && <Furiten reason={whyWords(barred)} />}
    </div>
  );
}

interface WaitTilesProps {
  readonly label: string;
  /** Where nothing else says what the tiles are. */
  readonly title?: boolean;
  readonly waits: readonly WaitLeft[];
}

export function WaitTiles({ label, title = false, waits }: WaitTilesProps) {
  const none = waits.every(({ left }) => left === 0);
  return (
    <div class="wait-tiles" role="group" aria-label={label}>
      {title && <span class="wait-title">{label}</span>}
      {waits.map((wait) => (
        <span key={wait.tile} class="wait">
          <Tile face={wait.tile} dimmed={wait.left === 0} note={t("waits-left", { count: wait.left })} />
          <span aria-hidden="true">×{wait.left}</span>
        </span>
      ))}
      {none && <strong class="none-left">{t("waits-none")}</strong>}
    </div>
  );
}

/** So that a missing ron is no surprise. */
export function Furiten({ reason }: { reason: string }) {
  const [head = "", ...words] = reason.split(/[:：]\s*/);
  // Some reasons begin with the kind of furiten.
  const named = words.length > 0 && head.toLowerCase().includes(t("furiten").toLowerCase());
  const kind = `${head.charAt(0).toUpperCase()}${head.slice(1)}`;
  return (
    <p class="furiten" data-testid="furiten">
      <b>{named ? kind : t("furiten")}</b> {named ? words.join(": ") : reason}
    </p>
  );
}

/** What the player cannot do, and in a hand that may be the last the places a win can still reach. */
function useWhy({ model }: Sitting) {
  const { prompt, missed, view, welcome } = model.value;
  const calledUp = useCalledUp();
  const { whyNot, places } = useHelpers();
  const all = whyNot ? [...missed, ...(prompt?.denied ?? [])] : [];
  const denied = all.filter(({ what }) => !calledUp || what.type !== "riichi");
  const reach = places && welcome !== null ? view?.own.reach : undefined;
  return { denied, reach, names: welcome?.names ?? [] };
}

export function WhyNot({ session, panel }: AskProps) {
  const { denied, reach, names } = useWhy(session);
  const shown = panel.value && (denied.length > 0 || reach !== undefined);
  useEscape(shown, () => {
    panel.value = false;
  });
  if (!shown) return null;
  return (
    <div class="why">
      {denied.length > 0 && (
        <ul class="why-list" aria-label={t("why-not")} data-testid="why-list">
          {denied.map((item, nth) => (
            <li key={nth}>
              <b>{t("why-intent", { intent: intentName(item) })}</b> {whyWords(item.why)}
            </li>
          ))}
        </ul>
      )}
      {reach !== undefined && <Places reach={reach} names={names} />}
    </div>
  );
}

/** One button for whoever wonders: the adviser in practice, else why something cannot be done. */
export function AskButton({ session, panel }: AskProps) {
  const { denied, reach } = useWhy(session);
  const { practice, marked } = useKind();
  const pointed = marked?.part === "why";
  const label = t(practice ? "adviser-title" : "why-not");
  return (
    <button
      type="button"
      class="glyph"
      title={`${label} (${practice ? "J" : "I"})`}
      aria-label={markedName(label, pointed)}
      aria-expanded={practice ? adviserOpen.value : panel.value}
      aria-disabled={!practice && denied.length === 0 && reach === undefined}
      aria-keyshortcuts={practice ? "J" : "I"}
      data-testid={practice ? "adviser" : "why-not"}
      data-action="ask"
      {...markOf(pointed)}
      onClick={() => {
        if (practice) askAdviser(false);
        else panel.value = !panel.value;
      }}
    >
      ?
    </button>
  );
}

interface AskProps {
  readonly session: Sitting;
  readonly panel: Signal<boolean>;
}

function intentName({ what }: IllegalIntent): string {
  const tile = intentTile(what);
  const intent = t(`intent-${what.type}`);
  return tile === undefined ? intent : t("intent-of", { intent, tile: faceName(tile) });
}
