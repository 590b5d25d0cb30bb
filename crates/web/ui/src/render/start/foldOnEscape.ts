/** Around the focus. What opens by itself (a list, a dialog, a search) closes by itself. */
export function foldOnEscape(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== "Escape" || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (target instanceof HTMLSelectElement || target.closest("dialog")) return;
  if (target instanceof HTMLInputElement && target.type === "search" && target.value !== "") return;
  const unfolded = target.closest<HTMLDetailsElement>("details[open]");
  if (unfolded === null) return;
  event.preventDefault();
  unfolded.open = false;
  unfolded.querySelector("summary")?.focus();
}
