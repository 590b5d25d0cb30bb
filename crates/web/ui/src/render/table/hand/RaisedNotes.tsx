import { useLayoutEffect, useRef } from "preact/hooks";
import type { Sitting } from "../../../api/session.ts";
import { faceName, listed } from "../../../state/face.ts";
import type { Prompt } from "../../../state/model.ts";
import { asksDiscard, type Slot, throwing, whyNot } from "../../../state/options.ts";
import { whyWords } from "../../../state/phrases.ts";
import { t } from "../../../texts/texts.ts";
import { lowering } from "../../input/usePointer.ts";
import { useCalledUp } from "../../parts/display.ts";
import { useHelpers } from "../../parts/kind.ts";
import { DiscardHint } from "./DiscardHint.tsx";
import { Furiten, WaitTiles } from "./Hints.tsx";
import { SafetyNote } from "./Safety.tsx";

export function RaisedNotes({ session }: { session: Sitting }) {
  const { slot } = session.choosing.value;
  const raised = slot === null ? undefined : session.hand.value[slot];
  const { view } = session.model.value;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // After the tile has the focus, which shows its name.
    queueMicrotask(() => {
      if (element.current !== null && slot !== null) place(element.current, slot);
    });
  });
  if (raised === undefined || view === null || view.result !== undefined) return null;
  return (
    <div class="raised-notes" ref={element} data-testid="raised-notes" onPointerLeave={lowering(session)}>
      <div class="notes">
        <p class="raised-name">{faceName(raised.tile)}</p>
        <Discarded session={session} raised={raised} />
        <SafetyNote session={session} />
      </div>
    </div>
  );
}

function Discarded({ session, raised }: { session: Sitting; raised: Slot }) {
  const { prompt } = session.model.value;
  const { declaring } = session.choosing.value;
  const calledUp = useCalledUp();
  const helpers = useHelpers();
  if (prompt === null) return null;
  const choice = throwing(prompt, raised, declaring);
  const secret = calledUp && declaring === null && throwing(prompt, raised, "riichi") !== undefined;
  const showsWaits = !secret && (declaring === null ? helpers.waits : helpers.riichiHelper);
  const after = showsWaits ? choice?.after : undefined;
  const hint = helpers.discardHints && declaring === null ? choice?.hint : undefined;
  const barred = choice === undefined ? barredWords(session, prompt, raised) : null;
  return (
    <>
      {after !== undefined && (
        <WaitTiles title={t("waits-after", { tile: faceName(raised.tile) })} waits={after.waits} />
      )}
      {after !== undefined && helpers.furiten && after.furiten.length > 0 && (
        <Furiten reason={t("furiten-would", { tiles: listed(after.furiten.map(faceName)) })} />
      )}
      {hint !== undefined && <DiscardHint tile={raised.tile} hint={hint} waitsShown={after !== undefined} />}
      {barred !== null && <p class="barred">{barred}</p>}
    </>
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

/** Within the hand's width, and beside the buttons. */
function place(notes: HTMLElement, slot: number): void {
  const hand = document.querySelector("[data-testid=hand]");
  const tile = hand?.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect();
  const box = notes.firstElementChild?.getBoundingClientRect();
  if (hand === null || tile === undefined || box === undefined) return;
  const { left, right } = hand.getBoundingClientRect();
  const buttons = document
    .querySelector("[data-testid=prompt] button")
    ?.parentElement?.getBoundingClientRect();
  const reached = buttons !== undefined && box.bottom > buttons.top;
  const end = reached ? Math.min(right, buttons.left - GAP) : right;
  const said = [...document.querySelectorAll(".plate-self, [data-testid=waits] > *")]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom }) => box.bottom > top && box.top < bottom);
  const start = Math.max(left, ...said.map(({ right }) => right + GAP));
  const middle = tile.left + tile.width / 2 - box.width / 2;
  notes.style.setProperty("--left", `${Math.max(start, Math.min(middle, end - box.width))}px`);
}

/** A length in pixels. */
const GAP = 8;
