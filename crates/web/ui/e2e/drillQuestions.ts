// What the server sends of drills: a question of each, and the puzzle of a day. crates/drills/tests/drills/page.rs writes them.
import type { DrillKey } from "../src/state/help/strategy.ts";
import type { DailyPuzzle, DrillList, DrillQuestion } from "../src/wire/generated/wire.ts";
import sent from "./drills.jsonl?raw";

const SENT: { list: DrillList; questions: Record<DrillKey, DrillQuestion>; daily: DailyPuzzle } =
  JSON.parse(sent);

export const drillList = SENT.list;
export const DRILL_KEYS = drillList.drills.map(({ key }) => key as DrillKey);
export const QUESTIONS: Readonly<Record<DrillKey, DrillQuestion>> = SENT.questions;

/** The puzzle, in which one bot chose none of the answers. */
export const dailyPuzzle = (date: string): DailyPuzzle => ({
  ...SENT.daily,
  date,
  levels: SENT.daily.levels.map((one) => (one.level === "normal" ? { ...one, choice: null } : one)),
});
