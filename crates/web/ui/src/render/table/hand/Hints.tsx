import type { Sitting } from "../../../api/session.ts";
import { faceName } from "../../../state/face.ts";
import { intentTile } from "../../../state/options.ts";
import { whyWords } from "../../../state/phrases.ts";
import { t } from "../../../texts/texts.ts";
import type { IllegalIntent, WaitLeft } from "../../../wire/generated/wire.ts";
import { useEscape } from "../../input/useEscape.ts";
import { useCalledUp } from "../../parts/display.ts";
import { useHelpers, useKind } from "../../parts/kind.ts";
import { Marked, markOf } from "../../parts/Marked.tsx";
import { Tile } from "../../parts/Tile.tsx";
import "../../../style/notes.css";

export function Waits({ session }: { session: Sitting }) {
  const { view, prompt } = session.model.value;
  const helpers = useHelpers();
  if (view === null || view.result !== undefined) return null;
  const { waits, furiten } = view.own;
  // Furiten bars a ron only; beside a tsumo on offer it would read as if it barred that.
  const winning = prompt?.choices.some(({ action }) => action.type === "tsumo") ?? false;
  return (
    <div class="waits" data-testid="waits">
      {helpers.waits && waits.length > 0 && <WaitTiles title={t("waits-for")} waits={waits} />}
      {helpers.furiten && furiten !== undefined && !winning && <Furiten reason={whyWords(furiten)} />}
    </div>
  );
}

export function WaitTiles({ title, waits }: { title: string; waits: readonly WaitLeft[] }) {
  const left = waits.reduce((sum, wait) => sum + wait.left, 0);
  return (
    <div class="wait-tiles" role="group" aria-label={title}>
      <span class="wait-title">
        {title}
        {left === 0 && <strong class="none-left"> – {t("waits-none")}</strong>}
      </span>
      {waits.map((wait) => (
        <span key={wait.tile} class="wait">
          <Tile face={wait.tile} dimmed={wait.left === 0} note={t("waits-left", { count: wait.left })} />
          <span aria-hidden="true">×{wait.left}</span>
        </span>
      ))}
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

export function WhyNot({ session, open, toggle }: { session: Sitting; open: boolean; toggle: () => void }) {
  const { prompt, missed } = session.model.value;
  const calledUp = useCalledUp();
  const helpers = useHelpers();
  const pointed = useKind().marked?.part === "why";
  const denied = [...missed, ...(prompt?.denied ?? [])].filter(
    ({ what }) => !calledUp || what.type !== "riichi",
  );
  const shown = denied.length > 0 && helpers.whyNot;
  useEscape(shown && open, toggle);
  if (!shown) return null;
  return (
    <div class="why-not">
      <button
        type="button"
        class="quiet"
        aria-expanded={open}
        data-testid="why-not"
        {...markOf(pointed)}
        onClick={toggle}
      >
        {t("why-not")} <kbd>I</kbd>
        <Marked on={pointed} />
      </button>
      {open && (
        <ul class="why-list" data-testid="why-list">
          {denied.map((item, nth) => (
            <li key={nth}>
              <b>{t("why-intent", { intent: intentName(item) })}</b> {whyWords(item.why)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function intentName({ what }: IllegalIntent): string {
  const tile = intentTile(what);
  const intent = t(`intent-${what.type}`);
  return tile === undefined ? intent : t("intent-of", { intent, tile: faceName(tile) });
}
