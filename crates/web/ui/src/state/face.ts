import { t } from "../texts/texts.ts";

/** In mpsz: `0` is a red five; `1z`–`7z` are East, South, West, North, white, green, red. */

export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type Honor = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type Face = `${Rank}${"m" | "p" | "s"}` | `${Honor}z`;

/** In the order of a sorted hand: a red five stands before its plain ones. */
export const FACES: readonly Face[] = [
  ...(["m", "p", "s"] as const).flatMap((suit) =>
    ([1, 2, 3, 4, 0, 5, 6, 7, 8, 9] as const).map((rank): Face => `${rank}${suit}`),
  ),
  ...([1, 2, 3, 4, 5, 6, 7] as const).map((honor): Face => `${honor}z`),
];

/** Spoken: "red 5-man", "East". */
export function faceName(face: Face): string {
  const suit = face[1] as "m" | "p" | "s" | "z";
  if (suit === "z") {
    const honor = face[0] as `${Honor}`;
    return t(`honor-${honor}`);
  }
  const rank = face[0] as `${Rank}`;
  return t("suited", { rank: t(`rank-${rank}`), suit: t(`suit-${suit}`) });
}

/** Replaces tiles such as `5p` in a sentence of the server by their spoken names. */
export function spoken(sentence: string): string {
  return sentence.replace(/\b(?:[0-9][mps]|[1-7]z)\b/g, (face) => faceName(face as Face));
}

/** Joins them as "a, b, c". */
export function listed(words: readonly string[]): string {
  return words.reduce((before, after) => t("listed", { before, after }));
}

/** "a, b and c". */
export function all(words: readonly string[]): string {
  const before = words.slice(0, -1);
  return before.length === 0 ? (words[0] ?? "") : both([listed(before), words.at(-1) ?? ""]);
}

export function both(words: readonly string[]): string {
  return words.reduce((before, after) => t("both", { before, after }));
}
