import { useMemo } from "preact/hooks";
import type { Session, Sitting } from "../../api/session.ts";
import { discardClicks, rightButton } from "../../state/houseDisplay.ts";
import { dealtWhole } from "../../state/seats.ts";
import { settings } from "../../state/settings.ts";
import { perform } from "./commands.ts";

/** In pixels. A tap never moves that far. */
export const THROWN = 32;
/** In milliseconds between the presses. */
const DOUBLE = 450;
/** In milliseconds. Closer presses are a double press: nobody sees what is asked next in that time. */
const BLIND = 300;

type OnTile = PointerEvent & { readonly currentTarget: HTMLElement };

function openDecision({ model }: Pick<Sitting, "model">): number | null {
  const { prompt } = model.peek();
  return prompt?.sent === null ? prompt.decisionId : null;
}

/** A click counts if it began in the decision it answers; of a double click, the first. A key's click has no press before it. */
export function useFresh(session: Pick<Sitting, "model">) {
  return useMemo(() => {
    let begun: number | null = null;
    return {
      press: () => {
        begun = openDecision(session);
      },
      counts: ({ detail }: MouseEvent) =>
        detail === 0 || (detail === 1 && begun !== null && begun === openDecision(session)),
    };
  }, [session]);
}

const clicksOnce = (pointerType: string) => pointerType === "mouse" && discardClicks.peek() === "one";

/**
 * A mouse raises the tile that it is over, and a click discards it; if set, a click raises a tile and a second one discards it.
 * A tap does the same; if set, a swipe up discards instead.
 */
export function useTilePointer(session: Sitting) {
  const fresh = useFresh(session);
  return useMemo(() => {
    let from: { readonly id: number; readonly y: number } | null = null;
    let pointer = "";
    /** Where the mouse was last: what moves below a mouse at rest is not pointed at. */
    let at = "";
    const drags = () => pointer === "touch" && settings.peek().inputs.discardTouch === "drag";
    const up = ({ clientY }: PointerEvent) => (from === null ? 0 : Math.max(0, from.y - clientY));
    const drop = (tile: HTMLElement) => {
      from = null;
      tile.style.translate = "";
    };
    const hover = ({ pointerType, clientX, clientY }: PointerEvent, slot: number) => {
      pointer = pointerType;
      const moved = `${clientX} ${clientY}`;
      if (!clicksOnce(pointerType) || moved === at) return;
      at = moved;
      session.input({ type: "hover", slot });
    };
    return (slot: number) => ({
      onPointerDown: (event: OnTile) => {
        pointer = event.pointerType;
        fresh.press();
        from = drags() ? { id: event.pointerId, y: event.clientY } : null;
      },
      onPointerMove: (event: OnTile) => {
        if (event.pointerId === from?.id) event.currentTarget.style.translate = `0 ${-up(event)}px`;
        else hover(event, slot);
      },
      onPointerUp: (event: OnTile) => {
        if (event.pointerId !== from?.id) return;
        const thrown = up(event) >= THROWN;
        drop(event.currentTarget);
        if (thrown) session.input({ type: "throw", slot });
      },
      onPointerCancel: ({ currentTarget }: OnTile) => drop(currentTarget),
      onClick: (event: MouseEvent) => {
        // A key presses the focused tile, which must be raised before it is discarded.
        if (event.detail > 0 && clicksOnce(pointer)) {
          if (fresh.counts(event)) session.input({ type: "throw", slot });
        } else session.input({ type: drags() ? "raise" : "slot", slot });
      },
    });
  }, [session, fresh]);
}

/** The pointer may go here without lowering the raised tile. */
const RAISED = "[data-testid=hand]";

/** Lowers the tile that the mouse has left. */
export function lowering(session: Sitting) {
  return ({ pointerType, relatedTarget }: PointerEvent) => {
    const stays = relatedTarget instanceof Element && relatedTarget.closest(RAISED) !== null;
    if (clicksOnce(pointerType) && !stays) session.input({ type: "hover", slot: null });
  };
}

/** The right button does nothing on windows and fields. */
const NOT_TABLE = "dialog, .overlay, input, a";

/** The right button passes or discards the drawn tile, or by a double press runs the special command: tsumo, riichi or a closed kan. */
export function useRightPress(session: Session) {
  return useMemo(() => {
    let before = Number.NEGATIVE_INFINITY;
    const special = (timeStamp: number) => {
      const twice = timeStamp - before < DOUBLE;
      before = twice ? Number.NEGATIVE_INFINITY : timeStamp;
      if (twice) perform({ type: "special" }, session);
    };
    const decline = (timeStamp: number) => {
      // A double press passes or discards once.
      const blind = timeStamp - before < BLIND;
      before = timeStamp;
      if (blind) return;
      const { view, welcome } = session.model.peek();
      // Nothing tells the drawn tile from the others.
      if (view !== null && welcome !== null && dealtWhole(view, welcome)) return;
      session.input({ type: "decline" });
    };
    return {
      onContextMenu: (event: MouseEvent) => {
        if (rightButton.peek() !== "off") event.preventDefault();
      },
      onPointerDown: ({ pointerType, button, timeStamp, target }: PointerEvent) => {
        if (pointerType !== "mouse" || button !== 2) return;
        if (target instanceof Element && target.closest(NOT_TABLE) !== null) return;
        if (rightButton.peek() === "special") special(timeStamp);
        else if (rightButton.peek() === "pass_or_drawn") decline(timeStamp);
      },
    };
  }, [session]);
}
