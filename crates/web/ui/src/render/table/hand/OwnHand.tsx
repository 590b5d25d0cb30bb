import { useLayoutEffect, useRef } from "preact/hooks";
import type { Sitting } from "../../../api/session.ts";
import { faceName, listed } from "../../../state/face.ts";
import { pointsAt } from "../../../state/kind.ts";
import type { Prompt } from "../../../state/model.ts";
import { asksDiscard, buttons, keepsTenpai, type Slot, throwing, whyNot } from "../../../state/options.ts";
import { whyWords } from "../../../state/phrases.ts";
import { safetyOf } from "../../../state/safety.ts";
import { dealtWhole } from "../../../state/seats.ts";
import { settings } from "../../../state/settings.ts";
import { t } from "../../../texts/texts.ts";
import type { Tile as TileFace } from "../../../wire/generated/wire.ts";
import { lowering, useTilePointer } from "../../input/usePointer.ts";
import { useHelpers, useKind } from "../../parts/kind.ts";
import { Melds } from "../../parts/Meld.tsx";
import { Tile } from "../../parts/Tile.tsx";
import { Tray } from "../seatWindows/SeatWindows.tsx";
import { gradeName, SAFETY_NOTE, SafetySign } from "./Safety.tsx";

export function OwnHand({ session }: { session: Sitting }) {
  const { view, prompt, welcome, thrown } = session.model.value;
  const hand = session.hand.value;
  const { slot: raised, declaring, refused } = session.choosing.value;
  const kind = useKind();
  const helpers = useHelpers();
  const element = useRef<HTMLDivElement>(null);
  const pointer = useTilePointer(session);
  useLayoutEffect(() => {
    if (raised === null) return;
    const tile = element.current?.querySelector<HTMLElement>(`[data-slot="${raised}"]`);
    // A hovered tile takes no focus from outside the hand, where the keys may be.
    const within = element.current?.contains(document.activeElement) === true;
    if (tile && (within || !tile.matches(":hover"))) tile.focus({ preventScroll: true });
  }, [raised]);
  if (view === null || welcome === null) return null;
  const name = welcome.names[welcome.seat] ?? "";
  const dealt = dealtWhole(view, welcome);
  const asked = prompt !== null && prompt.sent === null && asksDiscard(prompt) ? prompt : null;
  const leaving = thrown === null ? -1 : hand.findLastIndex((slot) => isSlotOf(slot, thrown));
  const wins = asked !== null && declaring === null && buttons(asked).some(({ id }) => id === "tsumo");
  const calm = declaring !== null || view.seats[welcome.seat]?.riichi !== "none";
  const detected = refused === "riichi" && helpers.riichiDetector;
  return (
    <div class="own">
      {kind.seated && <Tray place="self" />}
      <div
        class={`hand ${calm ? "calm" : ""}`}
        ref={element}
        role="group"
        aria-label={kind.seated ? t("your-hand") : t("hand-of", { name })}
        data-testid="hand"
        data-touch={settings.value.inputs.discardTouch}
        style={{ "--places": hand.length + (hand.length % 3 === 1 ? 1 : 0) }}
        onPointerLeave={lowering(session)}
      >
        {hand.map((slot, index) => {
          const choice = asked === null ? undefined : throwing(asked, slot, declaring);
          const able = choice !== undefined;
          const barred = asked !== null && !able;
          const best = helpers.discardHints && choice?.hint?.best === true;
          const keeps = detected && asked !== null && keepsTenpai(asked, slot);
          const safety = helpers.safety ? safetyOf(prompt, slot.tile) : undefined;
          const goal = choice !== undefined && pointsAt(kind, choice.action);
          return (
            <button
              key={slot.drawn ? "drawn" : index}
              type="button"
              class={`slot ${able ? "able" : ""} ${declaring !== null && able ? "can-riichi" : ""} ${keeps ? "keeps-tenpai" : ""} ${best ? "best" : ""} ${leaving === index ? "leaving" : ""} ${wins && slot.drawn ? "wins" : ""}`}
              data-testid="hand-tile"
              data-slot={index}
              data-tile={slot.tile}
              data-drawn={slot.drawn && !dealt ? "" : undefined}
              data-goal={goal ? "" : undefined}
              aria-pressed={raised === index}
              aria-disabled={!able}
              aria-label={listed([
                faceName(slot.tile),
                ...noted(slot.drawn && !dealt, "just-drawn"),
                ...noted(declaring !== null && able, "can-riichi"),
                ...noted(keeps, "keeps-tenpai"),
                ...noted(best, "good-discard"),
                ...noted(goal, "marked"),
                ...(safety ? [gradeName(safety.grade)] : []),
              ])}
              aria-describedby={safety && raised === index ? SAFETY_NOTE : undefined}
              tabIndex={index === (raised ?? hand.length - 1) ? 0 : -1}
              {...(!(barred && kind.asks) && pointer(index))}
            >
              <Tile
                face={slot.tile}
                dimmed={barred}
                selected={raised === index}
                title={titleOf(slot, barred ? asked : null)}
              />
              {safety && <SafetySign grade={safety.grade} />}
            </button>
          );
        })}
      </div>
      <Melds
        melds={view.seats[welcome.seat]?.melds ?? []}
        kita={view.seats[welcome.seat]?.kita ?? 0}
        name={kind.seated ? null : name}
      />
    </div>
  );
}

function isSlotOf({ tile, drawn }: Slot, thrown: { tile: TileFace; tsumogiri: boolean }): boolean {
  return tile === thrown.tile && drawn === thrown.tsumogiri;
}

/** Adds the reason if the prompt bars the tile. */
function titleOf(slot: Slot, barring: Prompt | null): string {
  const denied = barring === null ? undefined : whyNot(barring, slot);
  const name = faceName(slot.tile);
  return denied === undefined ? name : t("tile-noted", { tile: name, note: whyWords(denied.why) });
}

function noted(
  holds: boolean,
  note: "just-drawn" | "can-riichi" | "keeps-tenpai" | "good-discard" | "marked",
): string[] {
  return holds ? [t(note)] : [];
}
