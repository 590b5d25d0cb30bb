import type { Action, LessonPart, Mode } from "../wire/generated/wire.ts";
import { isCareer, PAGE_OF } from "./careerModes.ts";

/** What may be done and is shown at a table. */
export interface Kind {
  readonly seated: boolean;
  /** Choices can be taken back, the adviser asked. */
  readonly practice: boolean;
  /** In a lesson or a drill the player answers everything, and the server knows no such match. */
  readonly taught: boolean;
  readonly staked: boolean;
  readonly home: "start" | "practice" | "learn" | "drills" | (typeof PAGE_OF)[keyof typeof PAGE_OF];
  /** A question is open that a helper would give away. */
  readonly asks: boolean;
  /** Numbers in the corner whatever the settings say. */
  readonly numbered: boolean;
  /** Marked in a lesson: the control of a choice, or one that opens something. */
  readonly marked: Pointed | null;
}

export interface Pointed {
  readonly action?: Action;
  readonly part?: LessonPart;
}

export const MATCH: Kind = {
  seated: true,
  practice: false,
  taught: false,
  staked: false,
  home: "start",
  asks: false,
  numbered: false,
  marked: null,
};
export const PRACTICE: Kind = { ...MATCH, practice: true, home: "practice" };
export const LESSON: Kind = { ...MATCH, taught: true, home: "learn" };
export const DRILL: Kind = { ...MATCH, taught: true, home: "drills" };
/** A replay, or a match that is watched. */
export const LOOKED_ON: Kind = { ...MATCH, seated: false };

export function kindOf(mode: Mode | undefined): Kind {
  if (mode === "practice") return PRACTICE;
  return mode !== undefined && isCareer(mode) ? { ...MATCH, staked: true, home: PAGE_OF[mode] } : MATCH;
}

export function pointsAt({ marked }: Kind, action: Action): boolean {
  return marked?.action !== undefined && sameAction(marked.action, action);
}

/** The server writes equal actions alike. */
export function sameAction(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
