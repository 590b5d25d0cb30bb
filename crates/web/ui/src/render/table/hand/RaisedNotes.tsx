import type { Sitting } from "../../../api/session.ts";
import { faceName, listed } from "../../../state/face.ts";
import type { Prompt } from "../../../state/model.ts";
import { asksDiscard, type Slot, throwing, whyNot } from "../../../state/options.ts";
import { whyWords } from "../../../state/phrases.ts";
import { safetyOf } from "../../../state/safety.ts";
import { t } from "../../../texts/texts.ts";
import { useCalledUp } from "../../parts/display.ts";
import { useHelpers } from "../../parts/kind.ts";
import { DiscardHint } from "./DiscardHint.tsx";
import { Furiten, WaitTiles } from "./Hints.tsx";
import { SAFETY_NOTE, SafetyLines, SafetySign, safetyWords } from "./Safety.tsx";

/** What discarding the raised tile leads to, or why it is barred. */
export function RaisedNotes({ session }: { session: Sitting }) {
  const { view, prompt } = session.model.value;
  const { slot, declaring } = session.choosing.value;
  const raised = slot === null ? undefined : session.hand.value[slot];
  const calledUp = useCalledUp();
  const helpers = useHelpers();
  if (raised === undefined || prompt === null || view === null || view.result !== undefined) return null;
  const choice = throwing(prompt, raised, declaring);
  const secret = calledUp && declaring === null && throwing(prompt, raised, "riichi") !== undefined;
  const showsWaits = !secret && (declaring === null ? helpers.waits : helpers.riichiHelper);
  const after = showsWaits ? choice?.after : undefined;
  const hint = helpers.discardHints && declaring === null ? choice?.hint : undefined;
  const barred = choice === undefined ? barredWords(session, prompt, raised) : null;
  const safety = helpers.safety ? safetyOf(prompt, raised.tile) : undefined;
  if (!after && !hint && !safety && barred === null) return null;
  return (
    <div class="raised" data-testid="raised-notes">
      <div id={SAFETY_NOTE} data-testid={safety && "safety"}>
        <p class="raised-name">
          {safety && (
            <>
              <SafetySign grade={safety.grade} />
              <b>{safetyWords(safety)}</b>{" "}
            </>
          )}
          <span>{faceName(raised.tile)}</span>
        </p>
        {safety && <SafetyLines session={session} safety={safety} />}
      </div>
      {after && <WaitTiles label={t("waits-after", { tile: faceName(raised.tile) })} waits={after.waits} />}
      {after && helpers.furiten && after.furiten.length > 0 && (
        <Furiten reason={t("furiten-would", { tiles: listed(after.furiten.map(faceName)) })} />
      )}
      {hint && <DiscardHint hint={hint} waitsShown={after !== undefined} />}
      {barred !== null && <p class="barred">{barred}</p>}
    </div>
  );
}

/** The server's reason, or what the grey look means. */
function barredWords({ model, choosing }: Sitting, prompt: Prompt, raised: Slot): string | null {
  const denied = whyNot(prompt, raised);
  if (denied !== undefined) return whyWords(denied.why);
  if (choosing.value.declaring !== null) return t("barred-not-tenpai");
  if (prompt.sent !== null || !asksDiscard(prompt)) return null;
  const { view, welcome } = model.value;
  const own = welcome === null ? undefined : view?.seats[welcome.seat];
  return t(own === undefined || own.riichi === "none" ? "barred-now" : "barred-riichi");
}
