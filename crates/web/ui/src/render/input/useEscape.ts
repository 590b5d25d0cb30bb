import { useEffect, useRef } from "preact/hooks";

/** The last opened last. Modal dialogs close themselves. */
const open: { readonly current: () => void }[] = [];

export function useEscape(isOpen: boolean, close: () => void): void {
  // The callback may change while it is open.
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    open.push(latest);
    const down = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || open.at(-1) !== latest || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    // Before the keys of the table.
    addEventListener("keydown", down, { capture: true });
    return () => {
      open.splice(open.lastIndexOf(latest), 1);
      removeEventListener("keydown", down, { capture: true });
    };
  }, [isOpen]);
}
