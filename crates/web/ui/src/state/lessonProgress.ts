import { signal } from "@preact/signals";

/** How far the player is in a lesson. */
export interface Progress {
  /** The step to go on with. */
  readonly step: number;
  /** Whether it has been finished once. */
  readonly done: boolean;
}

const PLACE = "jantaku-lessons";
const NEW: Progress = { step: 0, done: false };

const kept = signal<Readonly<Record<string, Progress>>>(read());

function read(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    const entries = typeof found === "object" && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter(([, value]) => isProgress(value)));
  } catch {
    return {};
  }
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null) return false;
  const { step, done } = value as Partial<Progress>;
  return Number.isInteger(step) && typeof done === "boolean";
}

export function progressOf(lesson: string): Progress {
  return (Object.hasOwn(kept.value, lesson) ? kept.value[lesson] : undefined) ?? NEW;
}

/** Remembers the step that a lesson has come to; past the last one it is done. */
export function reach(lesson: string, step: number, steps: number): void {
  const done = step >= steps;
  const progress = { step: done ? 0 : step, done: done || progressOf(lesson).done };
  kept.value = { ...kept.peek(), [lesson]: progress };
  localStorage.setItem(PLACE, JSON.stringify(kept.peek()));
}
