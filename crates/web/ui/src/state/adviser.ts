import { signal } from "@preact/signals";
import { t, textOf } from "../texts/texts.ts";
import type {
  Advice,
  AdviceFact,
  DiscardHint,
  HandReview,
  SafetyClass,
  SafetyGrade,
  Tile,
  TileSafety,
  YakuName,
} from "../wire/generated/wire.ts";
import { faceName, listed } from "./face.ts";
import { kept, mark } from "./kept.ts";
import type { Prompt } from "./model.ts";
import { yakuMeaning, yakuName } from "./named.ts";
import { asksDiscard } from "./options.ts";
import { safetyOf } from "./safety.ts";
import { placeName, points } from "./seats.ts";

export const adviserOpen = signal(false);
export const explaining = signal(false);
/** It sits beside somebody new: one sentence, always. */
export const brief = signal(false);

/** Somebody new has the adviser until it is put away. */
const beside = kept("jantaku-adviser-beside", mark(), false);

/** `why` explains a discard. A brief adviser says everything first. */
export function askAdviser(why: boolean): void {
  const open = !adviserOpen.peek() || brief.peek() || (why && !explaining.peek());
  adviserOpen.value = open;
  explaining.value = open && why;
  brief.value = false;
  beside.value = false;
}

/** The adviser stays from the first match on, also in hands played again. */
export function sitBeside(): void {
  beside.value = true;
}

/** Opens the adviser at a table if it sits beside the player. */
export function attend(): void {
  if (!beside.peek()) return;
  adviserOpen.value = true;
  brief.value = true;
}

const GRADES: readonly SafetyGrade[] = ["safe", "nearly_safe", "fairly_safe", "risky", "dangerous"];

/** What matters, else what says what to do; `undefined` leaves a discard to `plainDiscard`. */
export function briefly(advice: readonly Advice[], prompt: Prompt | null): Advice | undefined {
  const said = advice.find(({ matters }) => matters) ?? advice.find(({ choose }) => choose !== undefined);
  return said ?? (asksDiscard(prompt) ? undefined : advice[0]);
}

/** Where no rule of the adviser chooses: the recommended discard, else the safest of those that leave most. */
export function plainDiscard(
  prompt: Prompt | null,
): { readonly tile: Tile; readonly hint?: DiscardHint; readonly safety?: TileSafety } | null {
  const discards = (prompt?.choices ?? []).flatMap(({ action, hint }) =>
    action.type === "discard" ? [{ tile: action.tile, hint, safety: safetyOf(prompt, action.tile) }] : [],
  );
  const best = discards.find(({ hint }) => hint?.best === true);
  if (best?.hint !== undefined) return { tile: best.tile, hint: best.hint };
  const left = ({ hint }: (typeof discards)[number]) =>
    hint === undefined ? -100 : -hint.shanten * 100 + hint.accepts.reduce((sum, wait) => sum + wait.left, 0);
  const danger = ({ safety }: (typeof discards)[number]) =>
    safety ? GRADES.indexOf(safety.grade) : GRADES.length;
  const [safest] = discards.sort((a, b) => danger(a) - danger(b) || left(b) - left(a));
  return safest?.safety === undefined ? null : { tile: safest.tile, safety: safest.safety };
}

/** The discard to name after a sentence that says only what not to do: that of other advice, or else the best one. */
export function discardThen(
  advice: readonly Advice[],
  prompt: Prompt | null,
): { readonly tile: Tile; readonly riichi: boolean } | null {
  if (advice[0] === undefined || advice[0].choose !== undefined) return null;
  const chosen = advice.find(({ choose }) => choose !== undefined)?.choose;
  const best = chosen ?? prompt?.choices.find(({ hint }) => hint?.best === true)?.action;
  if (best === undefined || (best.type !== "discard" && best.type !== "riichi")) return null;
  return { tile: best.tile, riichi: best.type === "riichi" };
}

/** Adds the English meaning: somebody new has not learned all yaku. */
export function glossed(yaku: YakuName): string {
  const [name, english] = [yakuName(yaku), yakuMeaning(yaku)];
  return english === null ? name : t("advice-glossed", { name, english });
}

export function adviceHand(shanten: number): string {
  return shanten === 0 ? t("advice-why-tenpai") : t("advice-why-shanten", { count: shanten });
}

export function reviewWords(review: HandReview, names: readonly string[]): string {
  if (review.type === "missed") return t("review-missed", { shanten: review.shanten });
  const [name, tile] = [names[review.winner] ?? "", faceName(review.tile)];
  if (review.type !== "dealt_in") return t(`review-${review.type}`, { name, tile });
  const { grade, safest } = review;
  return t("review-dealt_in", {
    name,
    tile,
    grade: t(`safety-grade-${grade}`),
    safest: safest === undefined ? "none" : faceName(safest.tile),
    class: safest === undefined ? "" : className(safest.class),
  });
}

const SUJI = [
  "suji_terminal",
  "double_suji_middle",
  "suji_two_eight",
  "suji_three_seven",
  "single_suji_middle",
] as const;

export function className(name: SafetyClass): string {
  const suji = SUJI.find((one) => one === name);
  return suji === undefined ? t(`safety-class-${name}`) : t(`advice-suji-${suji}`);
}

type Values = Readonly<Record<string, string | number>>;
const tiles = (faces: readonly Tile[]) => listed(faces.map(faceName));

export function adviceValues(facts: readonly AdviceFact[], names: readonly string[]): Values {
  return Object.assign({}, ...facts.map((fact) => valuesOf(fact, names)));
}

function valuesOf(fact: AdviceFact, names: readonly string[]): Values {
  switch (fact.type) {
    case "tile":
      return { tile: faceName(fact.tile) };
    case "tiles":
      return { tiles: tiles(fact.tiles) };
    case "other":
      return { other: faceName(fact.tile) };
    case "ukeire":
      return { kinds: tiles(fact.tiles), count: fact.count };
    case "other_ukeire":
      return { otherKinds: tiles(fact.tiles), otherCount: fact.count };
    case "shanten":
      return { shanten: fact.count };
    case "copies":
      return { copies: fact.count };
    case "wall":
      return { wall: fact.count };
    case "points":
      return { points: points(fact.points) };
    case "other_points":
      return { otherPoints: points(fact.points) };
    case "han":
      return { han: fact.count };
    case "players":
      return { players: listed(fact.seats.map((seat) => names[seat] ?? "")) };
    case "yaku":
      return { yaku: listed(fact.yaku.map(glossed)) };
    case "suit":
      return { suit: textOf("suits", fact.tile.slice(1)) };
    case "class":
      return { class: className(fact.class) };
    case "held":
      return { held: fact.held, needed: fact.needed };
    case "place":
      return { place: placeName(fact.place) };
    case "target":
      return { target: placeName(fact.place) };
  }
}

/** `null` if the sentence has said it. */
export function factLine(fact: AdviceFact, names: readonly string[]): string | null {
  switch (fact.type) {
    case "ukeire":
      return t("advice-fact-ukeire", { kinds: tiles(fact.tiles), count: fact.count });
    case "other_ukeire":
      return t("advice-fact-other_ukeire", { kinds: tiles(fact.tiles), count: fact.count });
    case "shanten":
      return t("advice-fact-shanten", { count: fact.count });
    case "copies":
      return t("advice-fact-copies", { count: fact.count });
    case "wall":
      return t("advice-fact-wall", { count: fact.count });
    case "points":
      return t("advice-fact-points", { points: points(fact.points) });
    case "other_points":
      return t("advice-fact-other_points", { points: points(fact.points) });
    case "han":
      return t("advice-fact-han", { count: fact.count });
    case "players":
      return t("advice-fact-players", { players: listed(fact.seats.map((seat) => names[seat] ?? "")) });
    case "class":
      return t("advice-fact-class", { class: className(fact.class) });
    default:
      return null;
  }
}
