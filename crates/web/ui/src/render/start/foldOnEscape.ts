/** Folds what is open around the focus. Lists, dialogs and searches close by themselves. */
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
