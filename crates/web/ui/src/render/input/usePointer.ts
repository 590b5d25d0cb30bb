import { useMemo } from "preact/hooks";
import type { Session, Sitting } from "../../api/session.ts";
import { settings } from "../../state/settings.ts";
import { perform } from "./commands.ts";

/** How far a finger swipes a tile up to discard it, in pixels. A tap never moves that far. */
export const THROWN = 32;
/** The longest time between the presses of a double press, in milliseconds. */
const DOUBLE = 450;

type OnTile = PointerEvent & { readonly currentTarget: HTMLElement };

/**
 * The pointer handlers of the player's tiles. A click raises a tile and a second one discards it, so a double click
 * discards. A tap does the same; if set, a swipe up discards instead.
 */
export function useTilePointer(session: Sitting) {
  return useMemo(() => {
    let from: { readonly id: number; readonly y: number } | null = null;
    let finger = false;
    const drags = () => finger && settings.peek().inputs.discardTouch === "drag";
    const up = ({ clientY }: PointerEvent) => (from === null ? 0 : Math.max(0, from.y - clientY));
    const drop = (tile: HTMLElement) => {
      from = null;
      tile.style.translate = "";
    };
    return (slot: number) => ({
      onPointerDown: ({ pointerType, pointerId, clientY }: OnTile) => {
        finger = pointerType === "touch";
        from = drags() ? { id: pointerId, y: clientY } : null;
      },
      onPointerMove: (event: OnTile) => {
        if (event.pointerId === from?.id) event.currentTarget.style.translate = `0 ${-up(event)}px`;
      },
      onPointerUp: (event: OnTile) => {
        if (event.pointerId !== from?.id) return;
        const thrown = up(event) >= THROWN;
        drop(event.currentTarget);
        if (!thrown) return;
        session.input({ type: "raise", slot });
        session.input({ type: "confirm" });
      },
      onPointerCancel: ({ currentTarget }: OnTile) => drop(currentTarget),
      onClick: () => session.input({ type: drags() ? "raise" : "slot", slot }),
    });
  }, [session]);
}

/** A double press of the right button runs the special command: tsumo, riichi or a closed kan. */
export function useRightPress(session: Session) {
  return useMemo(() => {
    let before = Number.NEGATIVE_INFINITY;
    return {
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onPointerDown: ({ pointerType, button, timeStamp }: PointerEvent) => {
        if (pointerType !== "mouse" || button !== 2) return;
        const twice = timeStamp - before < DOUBLE;
        before = twice ? Number.NEGATIVE_INFINITY : timeStamp;
        if (twice) perform({ type: "special" }, session);
      },
    };
  }, [session]);
}
