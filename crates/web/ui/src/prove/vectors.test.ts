import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toHex } from "./bytes.ts";
import { keystream } from "./chacha20.ts";
import { commitmentTo, sealOf, seedOf } from "./shared.ts";
import { dealing, seatsOf, tilesOf, type WallRules, wallOf } from "./wall.ts";

const RULES: Readonly<Record<string, WallRules>> = {
  tenhou: { players: 4, red_fives: { m: 1, p: 1, s: 1 } },
  tenhou_sanma: { players: 3, red_fives: { m: 0, p: 1, s: 1 }, tile_set: "no2m_to8m" },
  ema: { players: 4, red_fives: { m: 0, p: 0, s: 0 } },
};

function vectorsOf(name: string) {
  const page = readFileSync("../../../docs/fair-wall.md", "utf8");
  const blocks = [...page.matchAll(new RegExp(`\`\`\`json ${name}\n(.*?)\n\`\`\``, "gs"))];
  const lines = blocks.flatMap(([, block]) => block?.split("\n") ?? []);
  return lines.map((line) => JSON.parse(line));
}

test("every test vector of the specification", () => {
  const vectors = vectorsOf("vectors");
  expect(vectors).toHaveLength(8);
  for (const vector of vectors) {
    const sealed = { matchId: vector.match_id, round: vector.round, secret: vector.secret };
    const { seals = null, shares } = vector;
    expect(commitmentTo(sealed, seals)).toBe(vector.commitment);
    for (const [seat, share] of (seals === null ? [] : shares).entries())
      if (share !== null) expect(sealOf(sealed, seat, share)).toBe(seals[seat]);
    const seed = seedOf(sealed, seals, shares);
    expect(toHex(seed)).toBe(vector.seed);
    const { tiles, dice } = wallOf(seed, RULES[vector.rules] as WallRules);
    expect(tiles).toEqual(tilesOf(vector.wall));
    expect(dice).toEqual(vector.dice);
  }
});

test("every draw of seats of the specification", () => {
  const vectors = vectorsOf("seats");
  expect(vectors).toHaveLength(4);
  for (const { seats_by, players, secret, seats_drawn } of vectors)
    expect(seatsOf(secret, { seats_by, players, red_fives: {} })).toEqual(seats_drawn);
});

test("ChaCha20 under a key of zeros, over two blocks (RFC 8439, A.1)", () => {
  const words = keystream(new Uint8Array(32));
  const first = Array.from({ length: 32 }, () => words.next().value);
  expect([first[0], first[15], first[16], first[31]]).toEqual([
    0xade0b876, 0x8665eeb2, 0xbee7079f, 0x6f4d794b,
  ]);
});

test("what is dealt from where, with eight supplement tiles as at a table of three", () => {
  const tiles = Array.from({ length: 108 }, (_, place) => `${place}`);
  const rules = { players: 3, red_fives: {}, supplement_tiles: 8, dora_indicator_stack: 3 };
  const { hands, live, supplement, indicators } = dealing({ tiles, dice: [1, 1] }, rules);
  expect(hands[1]?.map(Number)).toEqual([4, 5, 6, 7, 16, 17, 18, 19, 28, 29, 30, 31, 37]);
  expect(live.slice(0, 2).map(Number)).toEqual([39, 40]);
  expect(live.slice(-5).map(Number)).toEqual([89, 106, 107, 104, 105]);
  expect(supplement.map(Number)).toEqual([90, 91, 92, 93, 104, 105, 106, 107]);
  expect(indicators.map(Number)).toEqual([94, 96, 98, 100, 102]);
});
