import { signal } from "@preact/signals";
import type { Action, LessonPart } from "../wire/generated/wire.ts";

/** The page whose table is shown, if it is that of a lesson or a drill: the player goes back to it. */
export const teaching = signal<"learn" | "drills" | null>(null);

/** Whether tiles have their numbers in a corner whatever the settings say: in the lessons after that of the tiles. */
export const spelled = signal(false);

/** Whether a question is open that a helper would give away. */
export const asking = signal(false);

/** What a lesson marks on its table: the control that makes a choice, or the one that opens something. */
export interface Pointed {
  readonly action?: Action;
  readonly part?: LessonPart;
}
export const pointed = signal<Pointed | null>(null);

/** Whether a lesson marks this choice. */
export function pointsAt(action: Action): boolean {
  const marked = pointed.value?.action;
  return marked !== undefined && sameAction(marked, action);
}

/** Two actions of the server are written alike if they are the same. */
export function sameAction(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
