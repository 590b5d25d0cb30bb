import { useEffect } from "preact/hooks";

/** What is open, the last opened last. Modal dialogs close themselves. */
const open: (() => void)[] = [];

/** Escape closes the last opened of what is open, and does nothing else then. */
export function useEscape(isOpen: boolean, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `close` does never changes while it is open
  useEffect(() => {
    if (!isOpen) return;
    open.push(close);
    const down = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || open.at(-1) !== close || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    };
    // Before the keys of the table.
    addEventListener("keydown", down, { capture: true });
    return () => {
      open.splice(open.lastIndexOf(close), 1);
      removeEventListener("keydown", down, { capture: true });
    };
  }, [isOpen]);
}
