import type { HouseDraft } from "../wire/generated/wire.ts";

/** The key under which the tab keeps unsaved changes of these rules. */
const place = (name: string) => `jantaku-draft:${name}`;

/** The unsaved changes; they outlive a reload, but not the tab. */
export function keptDraft(name: string): HouseDraft | null {
  const text = sessionStorage.getItem(place(name));
  return text === null ? null : JSON.parse(text);
}

export function keepDraft(name: string, draft: HouseDraft | null): void {
  if (draft === null) sessionStorage.removeItem(place(name));
  else sessionStorage.setItem(place(name), JSON.stringify(draft));
}
