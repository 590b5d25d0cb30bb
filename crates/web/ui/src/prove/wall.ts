import { sha256 } from "@noble/hashes/sha2.js";
import { fromHex, joined } from "./bytes.ts";
import { keystream } from "./chacha20.ts";

export interface WallRules {
  readonly players: number;
  readonly red_fives: Readonly<Record<string, number>>;
  readonly seats_by?: string;
  readonly tile_set?: string;
  readonly supplement_tiles?: number;
  readonly dora_indicator_stack?: number;
  readonly ura_dora?: boolean;
}

/** Rejects words that would favour a number. */
function below(words: Iterator<number, never>, bound: number): number {
  const fair = 0xffffffff - (0xffffffff % bound);
  for (;;) {
    const word = words.next().value;
    if (word < fair) return word % bound;
  }
}

/** Sorted: each suit's red fives before its other fives. */
function allTiles({ red_fives, tile_set }: WallRules): string[] {
  const tiles: string[] = [];
  for (const suit of "mpsz") {
    for (let number = 1; number <= (suit === "z" ? 7 : 9); number++) {
      if (tile_set === "no2m_to8m" && suit === "m" && number > 1 && number < 9) continue;
      const red = number === 5 && suit !== "z" ? Math.min(4, red_fives[suit] ?? 0) : 0;
      for (let copy = 0; copy < 4; copy++) tiles.push(copy < red ? `0${suit}` : `${number}${suit}`);
    }
  }
  return tiles;
}

export interface Wall {
  readonly tiles: readonly string[];
  readonly dice: Dice;
}

export function wallOf(seed: Uint8Array, rules: WallRules): Wall {
  const words = keystream(seed);
  const tiles = shuffled(allTiles(rules), words);
  return { tiles, dice: thrown(words) };
}

export type SeatsDrawn = { readonly dice: readonly Dice[] } | { readonly winds: string };

/** `null` where the program decides. */
export function seatsOf(secret: string, { seats_by, players }: WallRules): SeatsDrawn | null {
  const label = new TextEncoder().encode("jantaku seats v1\n");
  const words = keystream(sha256(joined(label, fromHex(secret, 32))));
  if (seats_by === "dice") return { dice: [thrown(words), thrown(words)] };
  const winds = ["1", "2", "3", "4"].slice(0, players);
  return seats_by === "winds" ? { winds: `${shuffled([...winds, "5"], words).join("")}z` } : null;
}

type Dice = readonly [number, number];

function thrown(words: Iterator<number, never>): Dice {
  return [below(words, 6) + 1, below(words, 6) + 1];
}

function shuffled(tiles: readonly string[], words: Iterator<number, never>): string[] {
  const lying = [...tiles];
  for (let last = lying.length - 1; last > 0; last--) {
    const other = below(words, last + 1);
    [lying[last], lying[other]] = [lying[other] as string, lying[last] as string];
  }
  return lying;
}

export interface Dealing {
  /** By turn, the dealer's first. */
  readonly hands: readonly (readonly string[])[];
  readonly live: readonly string[];
  readonly supplement: readonly string[];
  readonly indicators: readonly string[];
  readonly ura: readonly string[];
}

export function dealing({ tiles }: Wall, rules: WallRules): Dealing {
  const { players, supplement_tiles: supplements = 4 } = rules;
  const stack = rules.dora_indicator_stack ?? (supplements === 8 ? 5 : 3);
  const before = 2 * (stack - 1);
  const dead = tiles.length - supplements - 10;
  const at = (place: number) => tiles[place] as string;
  const hand = (turn: number) =>
    range(13, (n) =>
      at(n === 12 ? 12 * players + turn : 4 * players * Math.floor(n / 4) + 4 * turn + (n % 4)),
    );
  const draw = (m: number) => {
    const e = m - dead;
    return at(m < dead ? m : tiles.length - 2 - 2 * Math.floor(e / 2) + (e % 2));
  };
  return {
    hands: range(players, hand),
    live: range(tiles.length - 14 - 13 * players, (d) => draw(13 * players + d)),
    supplement: range(supplements, (n) => at(n < before ? dead + n : dead + 10 + n)),
    indicators: range(5, (n) => at(dead + before + 2 * n)),
    ura: range(5, (n) => at(dead + before + 2 * n + 1)),
  };
}

function range<T>(length: number, make: (nth: number) => T): T[] {
  return Array.from({ length }, (_, nth) => make(nth));
}

/** Tiles such as `13m0p`. */
export function tilesOf(text: string): string[] {
  return (text.match(/\d+[mpsz]/g) ?? []).flatMap((group) =>
    [...group.slice(0, -1)].map((digit) => digit + group.slice(-1)),
  );
}
