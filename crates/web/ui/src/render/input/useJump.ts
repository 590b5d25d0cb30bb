import { useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../../state/settings.ts";

/** Moves the focus to the first button of a decision and back, if that is set: a page cannot move the pointer itself. */
export function useJump(open: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const jumps = settings.value.inputs.pointerJump && open;
  useLayoutEffect(() => {
    if (!jumps) return undefined;
    const before = document.activeElement;
    box.current?.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      const inside = box.current?.contains(document.activeElement) ?? false;
      if ((lost || inside) && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [jumps]);
  return box;
}
