import type { Action, LessonGoal, LessonMistake, LessonStep, Tile } from "../wire/generated/wire.ts";
import { sameAction } from "./kind.ts";

/** `null` for a right answer. */
export function mistakeOf(goal: LessonGoal, action: Action): LessonMistake | null {
  if (goal.type !== "act") return "declared";
  if (sameAction(goal.action, action)) return null;
  if (action.type === goal.action.type) return "other_tile";
  if (action.type === "discard") return "discarded";
  return action.type === "pass" ? "passed" : "declared";
}

/** `null` for the right tiles. */
export function mispicked(wanted: readonly Tile[], picked: readonly Tile[]): LessonMistake | null {
  const missing = [...wanted];
  for (const tile of picked) {
    const at = missing.indexOf(tile);
    if (at < 0) return "wrong";
    missing.splice(at, 1);
  }
  return missing.length > 0 ? "too_few" : null;
}

/** Asks something, rather than for an action at the table. */
export function isQuestion({ goal }: LessonStep): boolean {
  return goal.type === "pick" || goal.type === "choose";
}
