import { type PlainKey, phrase, t, traits } from "../texts/texts.ts";
import type { FuItem, LimitName, YakuLine, YakuValue } from "../wire/generated/wire.ts";
import { type Face, faceName } from "./face.ts";
import { settings } from "./settings.ts";

export function abortName({
  reason,
  name,
  kanji,
}: Readonly<Record<"reason" | "name" | "kanji", string>>): string {
  return phrase("abort", reason, traits.value.kanji ? kanji : name);
}

/** The house's own, else the standard one, unless the player has set other names. */
export function yakuName(yaku: Pick<YakuLine, "key" | "name" | "english" | "romaji" | "kanji">): string {
  const { names } = settings.value;
  if (names === "house") return ownName(yaku) ?? standardName(yaku);
  return names === "standard" ? standardName(yaku) : yaku[names];
}

/** Only English has them; in Japanese all houses use the same names. */
const ownName = ({ name }: { readonly name?: string }): string | undefined =>
  traits.value.english ? name : undefined;

/** `undefined` if the name shown is English. */
export function yakuMeaning(yaku: Parameters<typeof yakuName>[0]): string | null {
  if (!traits.value.english) return null;
  const english = yaku.english.toLowerCase();
  if (yakuName(yaku).toLowerCase() !== english) return english;
  const meant = MEANT.find((key) => key === yaku.key);
  return meant === undefined ? null : t(`yaku-means-${meant}`);
}

/** Their usual name in English is Japanese. */
const MEANT = ["riichi", "ippatsu", "pinfu"] as const;

/** Standard names that are English. */
const IN_ENGLISH: ReadonlySet<string> = new Set([
  "double_riichi",
  "open_riichi",
  "open_double_riichi",
  "gold_rush",
]);

/** In the order of their faces. */
const HONORS = "東南西北白發中";
const YAKUHAI = {
  haku: "yakuhai",
  hatsu: "yakuhai",
  chun: "yakuhai",
  seat_wind: "yakuhai-seat",
  round_wind: "yakuhai-round",
  double_wind: "yakuhai-double",
} as const;

/** English has the romaji, and a value triplet by its tile. */
function standardName({ key, english, romaji, kanji }: Omit<YakuLine, "value">): string {
  const value = YAKUHAI[key as keyof typeof YAKUHAI];
  const honor = HONORS.indexOf(kanji.at(-1) ?? "") + 1;
  if (value !== undefined && honor > 0) return t(value, { tile: faceName(`${honor}z` as Face) });
  if (traits.value.kanji) return kanji;
  // The rule itself names no tile.
  return value !== undefined || IN_ENGLISH.has(key) ? english : romaji;
}

const LIMITS: Readonly<Record<string, PlainKey>> = {
  mangan: "limit-mangan",
  haneman: "limit-haneman",
  baiman: "limit-baiman",
  sanbaiman: "limit-sanbaiman",
  kazoe: "limit-kazoe",
};

/** The house's own if the player has set so; `yakuman` is their number. */
export function limitName(limit: LimitName, yakuman = 0): string {
  const own = settings.value.names === "house" ? ownName(limit) : undefined;
  if (own !== undefined) return own;
  const key = LIMITS[limit.key];
  if (key !== undefined) return t(key);
  return t("yakuman-times", { count: Math.max(yakuman, 1) });
}

/** `2 han`, `double yakuman`, `mangan`. */
export function valueName(value: YakuValue): string {
  if ("han" in value) return t("han", { count: value.han });
  if ("limit" in value) return limitName(value.limit);
  return t("yakuman-times", { count: value.yakuman });
}

export function fuName({ reason, kind }: Pick<FuItem, "reason" | "kind">): string {
  const words = t(`fu-${reason}`);
  return kind === undefined ? words : t("fu-of", { reason: words, tile: faceName(kind) });
}

/** The limit in characters. */
export const SHORT_NAME = 10;

export const shortName = (name: string): string => [...name].slice(0, SHORT_NAME).join("");

export const plateName = (name: string): string => (settings.value.shortNames ? shortName(name) : name);
