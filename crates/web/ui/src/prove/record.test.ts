import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { proveRecord, type RoundProof } from "./record.ts";
import { commitmentTo, sealOf, seedOf } from "./shared.ts";
import { dealing, wallOf } from "./wall.ts";

const RECORD = readFileSync("../../record/tests/data/shared.jsonl", "utf8");

function changed(type: string, change: (line: Record<string, unknown>) => void, record = RECORD) {
  const lines = record.trim().split("\n");
  const at = lines.findIndex((line) => JSON.parse(line).type === type);
  const line = JSON.parse(lines[at] as string);
  change(line);
  lines[at] = JSON.stringify(line);
  const [proof] = proveRecord(lines.join("\n"));
  return [proof?.fault, proof?.line];
}

/** Changes the lowest bit of the last digit. */
const flipped = (digits: unknown) => {
  const text = `${digits}`;
  return text.slice(0, -1) + (Number.parseInt(text.slice(-1), 16) ^ 1).toString(16);
};

test("the walls of a record hold, and whoever gave no share is named", () => {
  const commitment = "d4b1d37423c0658f8d2f54c87a89f130ab3d8a35e3dd003883c34e022a6825cf";
  expect(proveRecord(RECORD)).toEqual([
    {
      number: 1,
      alone: false,
      fault: null,
      line: null,
      commitment,
      seals: null,
      shares: [...Array(3).fill(expect.stringMatching(/^[0-9a-f]{64}$/)), null],
      missing: [],
      unopened: [],
    },
  ]);
});

test("any change of what gives the wall is found", () => {
  const seed = (change: (line: { secret: string; shares: unknown[] }) => void) =>
    changed("shared_seed", (line) => change(line as never));
  const flip = (key: string) => (line: Record<string, unknown>) => {
    line[key] = flipped(line[key]);
  };
  expect(changed("shared_wall", flip("commitment"))).toEqual(["commitment", 153]);
  expect(changed("shared_seed", flip("secret"))).toEqual(["commitment", 153]);
  expect(changed("match", flip("match_id"))).toEqual(["commitment", 153]);
  for (const seat of [0, 1, 2])
    expect(
      seed(({ shares }) => {
        shares[seat] = flipped(shares[seat]);
      }),
    ).toEqual(["tile", 3]);
  expect(seed(({ shares }) => shares.reverse())).toEqual(["shares", 153]);
  expect(seed(({ shares }) => shares.unshift(...shares.splice(1, 1)))).toEqual(["tile", 3]);
  expect(seed(({ shares }) => shares.pop())).toEqual(["shares", 153]);
  expect(seed(({ shares }) => shares.splice(0, 1, null))).toEqual(["tile", 3]);
  expect(seed(({ shares }) => shares.splice(0, 1, "0"))).toEqual(["malformed", 2]);
});

test("any tile that is not the wall's is found", () => {
  const to = (key: string, value: unknown) => (line: Record<string, unknown>) => {
    line[key] = value;
  };
  expect(changed("dealt", to("indicator", "1z"))).toEqual(["tile", 3]);
  expect(changed("dealt", to("dealer", 1))).toEqual(["tile", 3]);
  expect(changed("dealt", to("dice", [7, 7]))).toEqual(["tile", 3]);
  expect(changed("dealt", ({ hands }) => (hands as string[]).reverse())).toEqual(["tile", 3]);
  expect(changed("drew", to("tile", "1z"))).toEqual(["tile", 4]);
  expect(changed("drew", to("from", "supplement"))).toEqual(["tile", 4]);
  expect(changed("dealt", to("type", "other"))).toEqual(["malformed", 2]);
});

test("indicators and supplement tiles come from their own places", () => {
  const [{ shares }] = proveRecord(RECORD) as [RoundProof];
  const { match_id: matchId, rules } = JSON.parse(RECORD.split("\n")[0] as string);
  const { secret } = JSON.parse(RECORD.split("\n")[152] as string);
  const { tiles } = wallOf(seedOf({ matchId, round: 1, secret }, null, shares), rules);
  const after = (line: object) =>
    proveRecord(RECORD.replace('\n{"type":"drew"', `\n${JSON.stringify(line)}\n{"type":"drew"`))[0]?.fault;
  // The supplement tiles 122 to 125 come before the indicators.
  expect(after({ type: "dora_revealed", indicator: tiles[128] })).toBeNull();
  expect(after({ type: "dora_revealed", indicator: tiles[126] })).toBe("tile");
  expect(after({ type: "drew", from: "supplement", tile: tiles[122] })).toBeNull();
  expect(after({ type: "drew", from: "supplement", tile: tiles[123] })).toBe("tile");
});

test("a wall of another version, or that is not revealed, or that the server chose", () => {
  const rename = (type: string) => (line: Record<string, unknown>) => {
    line.type = type;
  };
  expect(
    changed("shared_wall", (line) => {
      line.version = 3;
    }),
  ).toEqual(["version", 2]);
  expect(changed("shared_seed", rename("other"))).toEqual(["unrevealed", 2]);
  expect(changed("match_ended", rename("dealt"))).toEqual(["malformed", 154]);
  const [alone] = proveRecord(RECORD.replace('"shared_wall"', '"wall"'));
  expect(alone).toMatchObject({ alone: true, fault: null });
  expect(() => proveRecord(RECORD.replace('"shared_wall"', '"other"'))).toThrow();
  expect(() => proveRecord("{}")).toThrow();
});

test("a match with shared walls has them in every round", () => {
  const [, ...round] = RECORD.trim().split("\n");
  const own = round.slice(0, -1).map((line) => line.replace('"shared_wall"', '"wall"'));
  const proofs = proveRecord([...RECORD.trim().split("\n").slice(0, -1), ...own].join("\n"));
  expect(proofs.map(({ fault, line }) => [fault, line])).toEqual([
    [null, null],
    ["mixed", 154],
  ]);
});

test("ura indicators are the wall's", () => {
  const won = (ura: string[]) => ({ type: "round_ended", outcome: { kind: "won", ura_indicators: ura } });
  const [{ shares }] = proveRecord(RECORD) as [RoundProof];
  const { match_id: matchId, rules } = JSON.parse(RECORD.split("\n")[0] as string);
  const { secret } = JSON.parse(RECORD.split("\n")[152] as string);
  const { tiles } = wallOf(seedOf({ matchId, round: 1, secret }, null, shares), rules);
  const said = (ura: string[], record?: string) =>
    changed("round_ended", (line) => Object.assign(line, won(ura)), record)[0];
  expect(said([tiles[127] as string])).toBeNull();
  expect(said([tiles[126] as string])).toBe("tile");
  const ofKans = RECORD.replace('"ura_dora":true', '"ura_dora":false');
  expect(said([tiles[129] as string], ofKans)).toBeNull();
  expect(said([tiles[127] as string], ofKans)).toBe("tile");
});

test("people without a share are named", () => {
  const lines = RECORD.replace('"name":"Dai","kind":"bot"', '"name":"Dai","kind":"human"');
  expect(proveRecord(lines)[0]).toMatchObject({ fault: null, missing: ["Dai"] });
});

/** One share is unopened; lines 2 and 153 are the seals and the shares. */
const SEALED = readFileSync("../../record/tests/data/sealed.jsonl", "utf8");

test("with seals each share is the one that was sealed", () => {
  const hex = expect.stringMatching(/^[0-9a-f]{64}$/);
  const proof = { fault: null, seals: [hex, hex, hex, null], shares: [hex, hex, hex, null], unopened: [] };
  expect(proveRecord(SEALED)).toMatchObject([{ ...proof, missing: [] }]);
  const lines = SEALED.trim().split("\n");
  const after = (
    at: number,
    change: (line: { shares: unknown[]; seals?: unknown[]; version: number }) => void,
  ) => {
    const line = JSON.parse(lines[at] as string);
    change(line);
    const [changed] = proveRecord(lines.with(at, JSON.stringify(line)).join("\n"));
    return [changed?.fault, changed?.line];
  };
  const end = lines.findIndex((line) => line.includes('"type":"shared_seed"'));
  const first = <T>(parts: T[] | undefined, to: T) => parts?.splice(0, 1, to);
  expect(after(end, ({ shares }) => first(shares, flipped(shares[0])))).toEqual(["seal", end + 1]);
  expect(after(1, ({ seals }) => first(seals, flipped(seals?.[0])))).toEqual(["seal", end + 1]);
  // Without a share or a seal, the wall is another one.
  expect(after(end, ({ shares }) => first(shares, null))).toEqual(["tile", 3]);
  expect(after(1, ({ seals }) => seals?.pop())).toEqual(["shares", 2]);
  expect(after(1, ({ seals }) => seals?.splice(3, 1, "00".repeat(32)))).toEqual(["shares", 2]);
  expect(
    after(1, (line) => {
      line.version = 1;
    }),
  ).toEqual(["malformed", 2]);
  expect(
    after(1, (line) => {
      delete line.seals;
    }),
  ).toEqual(["malformed", 2]);
});

test("a match with seals has them in every later round", () => {
  const [, ...round] = RECORD.trim().split("\n");
  const proofs = proveRecord([...SEALED.trim().split("\n").slice(0, -1), ...round.slice(0, -1)].join("\n"));
  expect(proofs.map(({ fault }) => fault)).toEqual([null, "mixed"]);
});

test("who sealed a share that the wall is without is named", () => {
  const { match_id: matchId, rules } = JSON.parse(SEALED.split("\n")[0] as string);
  const own = { matchId, round: 1, secret: "5".repeat(64) };
  const share = "a".repeat(64);
  const [seals, shares] = [[sealOf(own, 0, share), null, null, null], Array(4).fill(null)];
  const wall = wallOf(seedOf(own, seals, shares), rules);
  const { hands, indicators } = dealing(wall, rules);
  const lines = [
    JSON.parse(SEALED.split("\n")[0] as string),
    { type: "shared_wall", version: 2, commitment: commitmentTo(own, seals), seals },
    {
      type: "dealt",
      dealer: 0,
      scores: [0, 0, 0, 0],
      indicator: indicators[0],
      hands: hands.map((hand) => hand.join("")),
    },
    { type: "shared_seed", secret: own.secret, shares },
  ];
  const text = lines.map((line) => JSON.stringify(line)).join("\n");
  expect(proveRecord(text)).toMatchObject([{ fault: null, missing: ["Beni", "Chika"], unopened: ["Aki"] }]);
});

/** dice and tiles as tools/fair-wall/verify.py throws and draws them from this secret. */
test("what decided the seats is what follows from the secret", () => {
  const stated = (seats_by: string, seats_drawn: unknown) =>
    changed("match", (line) => {
      line.rules = { ...(line.rules as object), seats_by };
      line.table = { bots: [], seats_drawn };
    });
  const dice = [
    [3, 4],
    [3, 1],
  ];
  expect(stated("dice", { dice })).toEqual([null, null]);
  expect(stated("winds", { winds: "25341z" })).toEqual([null, null]);
  expect(stated("dice", { dice: dice.toReversed() })).toEqual(["seats", 1]);
  expect(stated("winds", { dice })).toEqual(["seats", 1]);
  expect(stated("program", { dice })).toEqual(["seats", 1]);
  for (const by of ["dice", "winds"]) {
    expect(stated(by, undefined)).toEqual(["seats_not_stated", 1]);
    expect(stated(by, null)).toEqual(["seats_not_stated", 1]);
  }
  expect(stated("program", undefined)).toEqual([null, null]);
});
