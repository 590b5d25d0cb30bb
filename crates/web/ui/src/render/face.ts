/** The faces of the tiles, in mpsz: `0` is a red five; honors `1z`–`7z` are East, South, West, North, white, green, red. */

export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type Honor = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type Face = `${Rank}${"m" | "p" | "s"}` | `${Honor}z`;

const RANKS = ["red five", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"] as const;
const SUITS = { m: "characters", p: "circles", s: "bamboo" } as const;
const HONORS = [
  "East wind",
  "South wind",
  "West wind",
  "North wind",
  "white dragon",
  "green dragon",
  "red dragon",
] as const;

/** All 37 faces, in the order in which a hand is sorted: a red five stands right before its plain ones. */
export const FACES: readonly Face[] = [
  ...(["m", "p", "s"] as const).flatMap((suit) =>
    ([1, 2, 3, 4, 0, 5, 6, 7, 8, 9] as const).map((rank): Face => `${rank}${suit}`),
  ),
  ...([1, 2, 3, 4, 5, 6, 7] as const).map((honor): Face => `${honor}z`),
];

/** What a screen reader says for a face: "red five of characters", "East wind". */
export function faceName(face: Face): string {
  const number = Number(face[0]);
  const suit = face[1] as "m" | "p" | "s" | "z";
  return suit === "z" ? (HONORS[number - 1] as string) : `${RANKS[number]} of ${SUITS[suit]}`;
}

/** A sentence of the server with its tiles, `5p`, as they are spoken. */
export function spoken(sentence: string): string {
  return sentence.replace(/\b(?:[0-9][mps]|[1-7]z)\b/g, (face) => faceName(face as Face));
}
