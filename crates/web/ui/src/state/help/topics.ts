import { ABOUT, BACKGROUND, FOULS, OPERATION, REAL } from "./articles/customs.ts";
import { HAND, START, TILES } from "./articles/learning.ts";
import { CALLS, COURSE, DRAWS, FURITEN, RIICHI } from "./articles/play.ts";
import { DIFFERENT, FAQ } from "./articles/questions.ts";
import {
  BUILDING,
  CALLING,
  DECLARE,
  DEFENCE,
  PLACEMENT,
  READING,
  SHAPES,
  STRATEGY,
  WORTH,
} from "./articles/strategy.ts";
import type { Section } from "./blocks.ts";

export const GROUPS = [
  ["learn", ["start", "first", "tiles", "hand"]],
  ["yaku", ["yaku", "yakuman", "double"]],
  ["count", ["fu", "points", "limits", "example"]],
  ["play", ["calls", "riichi", "furiten", "draws", "course"]],
  [
    "strategy",
    ["strategy", "building", "shapes", "worth", "declare", "calling", "reading", "defence", "placement"],
  ],
  ["ask", ["faq", "glossary", "house", "operation", "sheet"]],
  ["more", ["different", "real", "fouls", "background", "about"]],
] as const;
export type Topic = (typeof GROUPS)[number][1][number];

export const TOPICS: readonly Topic[] = GROUPS.flatMap(([, topics]) => [...topics]);

/** The first chapter on strategy stands for all, unless one of them is open. */
export function menuBeside(topic: string): readonly Topic[] {
  return GROUPS.flatMap(([group, topics]): readonly Topic[] => {
    const open = group !== "strategy" || topics.some((one) => one === topic);
    return open ? topics : topics.slice(0, 1);
  });
}

export function isTopic(name: string): name is Topic {
  return (TOPICS as readonly string[]).includes(name);
}

/** Topics without one are made from the rules. */
export const ARTICLES: Readonly<Partial<Record<Topic, readonly Section[]>>> = {
  start: START,
  tiles: TILES,
  hand: HAND,
  calls: CALLS,
  riichi: RIICHI,
  furiten: FURITEN,
  draws: DRAWS,
  course: COURSE,
  strategy: STRATEGY,
  building: BUILDING,
  shapes: SHAPES,
  worth: WORTH,
  declare: DECLARE,
  calling: CALLING,
  reading: READING,
  defence: DEFENCE,
  placement: PLACEMENT,
  faq: FAQ,
  different: DIFFERENT,
  operation: OPERATION,
  real: REAL,
  fouls: FOULS,
  background: BACKGROUND,
  about: ABOUT,
};

export function besides(topic: Topic): {
  readonly before: Topic | undefined;
  readonly after: Topic | undefined;
} {
  const at = TOPICS.indexOf(topic);
  return { before: TOPICS[at - 1], after: TOPICS[at + 1] };
}

/** In an address: `help-calls-price-head` is `price`. */
export function placeOf({ heading }: Section): string {
  return heading.split("-").slice(2, -1).join("-");
}
