import { t } from "../texts/texts.ts";
import type { RuleFact, RuleLine, Wind } from "../wire/generated/wire.ts";
import { listed } from "./face.ts";
import { points } from "./seats.ts";

export function lineWords({ facts }: RuleLine): string {
  return listed(facts.map(factWords));
}

function factWords(fact: RuleFact): string {
  switch (fact.type) {
    case "winds":
      return lengthOf(fact.winds);
    case "games":
    case "games_together":
      return t(`fact-${fact.type}`, { count: fact.count });
    case "extension":
      return t("fact-extension", { goal: points(fact.goal) });
    case "points":
      return t("fact-points", { start: points(fact.start), back: points(fact.back) });
    case "uma":
      return t("fact-uma", { points: umaWords(fact.points) });
    case "floating_uma":
      return t("fact-floating_uma", { at: points(fact.at) });
    case "yakitori":
    case "chips":
      return t(`fact-${fact.type}`, { points: points(fact.points) });
    case "reds":
      return t("fact-reds", { m: fact.m, p: fact.p, s: fact.s });
    case "from_honba":
      return t("fact-from_honba", { honba: fact.honba });
    default:
      return t(`fact-${fact.type}`);
  }
}

/** `+20/+10/−10/−20`: in thousands, unless an amount is no whole thousand. */
function umaWords(uma: readonly number[]): string {
  const unit = uma.every((points) => points % 1000 === 0) ? 1000 : 1;
  return uma.map((points) => (points < 0 ? `−${-points / unit}` : `+${points / unit}`)).join("/");
}

/** `East only`, `Hanchan`, or the winds. */
export function lengthOf(winds: readonly Wind[]): string {
  const played = winds.join("");
  if (played === "E") return t("length-east");
  return played === "ES" ? t("length-east_south") : windWords(winds);
}

/** `East`, `East and South`, `East, South and West`. */
function windWords(winds: readonly Wind[]): string {
  const words = winds.map((wind) => t(`wind-${wind}`));
  const last = words.pop() ?? "";
  return words.length === 0 ? last : t("winds-two", { before: listed(words), after: last });
}
