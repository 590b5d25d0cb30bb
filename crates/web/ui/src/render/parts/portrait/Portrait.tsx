import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Person } from "../../../wire/generated/wire.ts";
import "../../../style/likeness.css";

/** Loaded with the first picture, because the first page shows none. */
const drawing = signal<typeof import("./Drawing.tsx") | null>(null);

let isAsked = false;

/** After a failure, the next picture tries again. */
async function load(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    drawing.value = await import("./Drawing.tsx");
  } catch {
    isAsked = false;
  }
}

/** Decorative: the name is beside it. */
export function Portrait({ person }: { person: Person }) {
  useEffect(() => void load(), []);
  const { Drawing } = drawing.value ?? {};
  return (
    <svg class="portrait" viewBox="0 0 100 100" aria-hidden="true" data-person={person}>
      {Drawing && <Drawing person={person} />}
    </svg>
  );
}
