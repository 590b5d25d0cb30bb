import { ruleText, t, textOf } from "../../texts/texts.ts";
import type { HelpBook, HelpHand, NearMiss, YakuHelp, YakuValue } from "../../wire/generated/wire.ts";
import { listed } from "../face.ts";
import { limitName, valueName, yakuName } from "../named.ts";
import { points } from "../seats.ts";

/** `2 han, 1 open`, `1 han, closed only`, `yakuman`. */
export function yakuWorth({ closed, open }: Pick<YakuHelp, "closed" | "open">): string {
  if (closed === null)
    return open === null ? t("not-counted") : t("help-when-open", { value: valueName(open) });
  if (same(closed, open)) return valueName(closed);
  if (open === null) return listed([valueName(closed), t("help-closed-only")]);
  return listed([valueName(closed), t("help-when-open", { value: valueName(open) })]);
}

function same(one: YakuValue, other: YakuValue | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** `""` for a yakuman or a limit, which is worth the same in every hand. */
export function openWorth({ closed, open }: Pick<YakuHelp, "closed" | "open">): string {
  const fixed = [closed, open].some((value) => value !== null && !("han" in value));
  if (fixed) return "";
  return open !== null && "han" in open ? `${open.han}` : "–";
}

/** 0 if it is none. */
export function yakumanOf({ closed, open }: Pick<YakuHelp, "closed" | "open">): number {
  return Math.max(
    ...[closed, open].map((value) => (value !== null && "yakuman" in value ? value.yakuman : 0)),
  );
}

export function meaningOf({ key, meaning }: Pick<YakuHelp, "key" | "meaning">): string {
  return ruleText(`yaku-${key}.about`, meaning);
}

/** Why a hand just misses the yaku. */
export function reasonWords({ reason }: NearMiss): string {
  return textOf("help-reason", reason);
}

/** `Ron, South seat, East round, riichi`. */
export function howWon({ tsumo, seat_wind, round_wind, moments }: HelpHand): string {
  return listed([
    t(tsumo ? "call-tsumo" : "call-ron"),
    t("help-seat-round", { seat: t(`wind-${seat_wind}`), round: t(`wind-${round_wind}`) }),
    ...moments.map((moment) => textOf("help-moment", moment)),
  ]);
}

/** `3 han, 40 fu, 5,200 points`. */
export function scoreWords({ score }: HelpHand, book: HelpBook): string {
  if (score === null) return t("help-no-win");
  const { han, fu, limit } = score;
  const counted = book.yaku.filter(({ key }) => score.yaku.includes(key)).map(yakumanOf);
  const yakuman = counted.reduce((sum, one) => sum + one, 0);
  return listed([
    ...(han > 0 ? [t("han", { count: han })] : []),
    limit === null ? t("fu", { count: fu }) : limitName(limit, yakuman),
    t("with-points", { points: points(score.points) }),
  ]);
}

export function nameIn(book: HelpBook, key: string): string {
  const yaku = book.yaku.find((one) => one.key === key);
  return yaku === undefined ? key : yakuName(yaku);
}
