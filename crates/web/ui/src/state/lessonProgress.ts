import { partsOf, table } from "./fields.ts";
import { json, kept } from "./kept.ts";

export interface Progress {
  readonly step: number;
  readonly done: boolean;
}

const NEW: Progress = { step: 0, done: false };

function isProgress(value: unknown): value is Progress {
  const { step, done } = partsOf(value);
  return Number.isInteger(step) && typeof done === "boolean";
}

const lessons = kept("jantaku-lessons", json(table(isProgress).read), {});

export function progressOf(lesson: string): Progress {
  return (Object.hasOwn(lessons.value, lesson) ? lessons.value[lesson] : undefined) ?? NEW;
}

/** Past the last step the lesson is done. */
export function reach(lesson: string, step: number, steps: number): void {
  const done = step >= steps;
  const progress = { step: done ? 0 : step, done: done || progressOf(lesson).done };
  lessons.value = { ...lessons.peek(), [lesson]: progress };
}
