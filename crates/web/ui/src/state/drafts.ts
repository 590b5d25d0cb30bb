import type { HouseDraft } from "../wire/generated/wire.ts";
import { partsOf } from "./fields.ts";
import { json, type Kept, kept } from "./kept.ts";

const drafts = new Map<string, Kept<HouseDraft | null>>();

function isDraft(value: unknown): value is HouseDraft {
  const { name, base, options, yaku } = partsOf(value);
  return [name, base].every((part) => typeof part === "string") && [options, yaku].every(isObject);
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Unsaved changes outlive a reload, but not the tab. */
export function draftOf(name: string): Kept<HouseDraft | null> {
  const known = drafts.get(name);
  if (known !== undefined) return known;
  const shape = json((stored) => (isDraft(stored) ? stored : undefined));
  const draft = kept<HouseDraft | null>(`jantaku-draft:${name}`, shape, null, () => sessionStorage);
  drafts.set(name, draft);
  return draft;
}
