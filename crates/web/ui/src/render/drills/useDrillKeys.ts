import { useLayoutEffect } from "preact/hooks";
import type { DrillRun } from "../../api/drillRun.ts";

/** These keys come before those of the table. */
export function useDrillKeys(run: DrillRun, next: (() => void) | null): void {
  // Before the question is painted.
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.querySelector("dialog[open]") !== null) return;
      if (!press(event, run, next)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", down, { capture: true });
    return () => removeEventListener("keydown", down, { capture: true });
  }, [run, next]);
}

/** Returns whether the key was used. */
function press(event: KeyboardEvent, run: DrillRun, next: (() => void) | null): boolean {
  const open = run.right.peek() === null;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (digit > 0 && open && !run.inHand && digit <= run.question.choices.length) {
    if (!event.repeat) run.pick(digit - 1);
    return true;
  }
  // The browser presses a focused control itself.
  const { target } = event;
  const control = target instanceof Element && target.closest("button, a, summary, input, select") !== null;
  if (event.key !== "Enter" || control || event.repeat) return false;
  if (open && run.several) run.check();
  else if (!open && next !== null) next();
  else return false;
  return true;
}
