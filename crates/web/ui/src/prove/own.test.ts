import { expect, test } from "vitest";
import { isAnother, ownPart } from "./own.ts";
import type { RoundProof } from "./record.ts";
import { type Parts, sealOf } from "./shared.ts";

const MATCH = "00c0ffee01234567";
const SHARE = "01".repeat(32);
const OTHER = "02".repeat(32);

const proof = (commitment: string, shares: Parts, seals: Parts | null = null): RoundProof => ({
  number: 1,
  alone: false,
  fault: null,
  line: null,
  commitment,
  shares,
  seals,
  missing: [],
  unopened: [],
});
const own = { commitment: "c1", share: SHARE };

test("a share that was sent is in a wall without seals, or it is not", () => {
  expect(ownPart(MATCH, proof("c1", [SHARE, null]), [own])).toBe("in");
  expect(ownPart(MATCH, proof("c1", [OTHER, null]), [own])).toBe("missing");
  expect(ownPart(MATCH, proof("c2", [SHARE, null]), [own])).toBe("none");
});

test("a share that was sealed may not have been opened, or the server left it out", () => {
  const seal = sealOf({ matchId: MATCH, round: 1 }, 1, SHARE);
  const wall = (share: string | null, seals: Parts) => proof("c1", [null, share], seals);
  const part = (one: RoundProof, more = {}) => ownPart(MATCH, one, [{ ...own, ...more }]);
  expect(part(wall(SHARE, [null, seal]), { seals: [null, seal], opened: true })).toBe("in");
  expect(part(wall(null, [null, seal]))).toBe("unopened");
  expect(part(wall(null, [null, seal]), { opened: true })).toBe("missing");
  expect(part(wall(null, [null, null])), "not even its seal").toBe("unsealed");
  expect(part(wall(null, [null, null]), { opened: true })).toBe("missing");
  expect(part(wall(null, [seal, null])), "the seal of another seat").toBe("unsealed");
  expect(part(wall(SHARE, ["ee", seal]), { seals: [null, seal], opened: true })).toBe("other_seals");
});

test("another commitment than the one shown is noticed, but not that of a wall never dealt", () => {
  const proofs = [proof("c1", [SHARE, null]), proof("c2", [OTHER, null])];
  const given = (...commitments: string[]) => commitments.map((commitment) => ({ commitment, share: SHARE }));
  expect(isAnother(proofs, given("c1", "c2"))).toBe(false);
  expect(isAnother(proofs, given("c1"))).toBe(false);
  expect(isAnother(proofs, given("c1", "other"))).toBe(true);
  expect(isAnother(proofs, given("c1", "c2", "never dealt"))).toBe(false);
});
