import type { Action, LessonPart, Mode } from "../wire/generated/wire.ts";
import { isCareer, PAGE_OF } from "./careerModes.ts";

/** What kind of table it is: what may be done there, and what is shown. */
export interface Kind {
  /** Whether the player has a seat, and does not only look on. */
  readonly seated: boolean;
  /** Whether choices may be taken back and the adviser asked. */
  readonly practice: boolean;
  /** Whether a lesson or a drill is given there: the player answers everything, and the server knows no such match. */
  readonly taught: boolean;
  /** Whether points or places of a career are at stake. */
  readonly staked: boolean;
  /** The page that the player goes on to from the end. */
  readonly home: "start" | "practice" | "learn" | "drills" | (typeof PAGE_OF)[keyof typeof PAGE_OF];
  /** Whether a question is open that a helper would give away. */
  readonly asks: boolean;
  /** Whether tiles have their numbers in a corner whatever the settings say. */
  readonly numbered: boolean;
  /** What is marked: the control that makes a choice, or the one that opens something. */
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

/** The table of a match of this mode. */
export function kindOf(mode: Mode | undefined): Kind {
  if (mode === "practice") return PRACTICE;
  return mode !== undefined && isCareer(mode) ? { ...MATCH, staked: true, home: PAGE_OF[mode] } : MATCH;
}

/** Whether this choice is marked. */
export function pointsAt({ marked }: Kind, action: Action): boolean {
  return marked?.action !== undefined && sameAction(marked.action, action);
}

/** Two actions of the server are written alike if they are the same. */
export function sameAction(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
