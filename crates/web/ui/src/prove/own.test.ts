import { expect, test } from "vitest";
import { hasShare, isAnother } from "./own.ts";
import type { RoundProof } from "./record.ts";

const proof = (commitment: string, shares: readonly (string | null)[]): RoundProof => ({
  number: 1,
  alone: false,
  fault: null,
  line: null,
  commitment,
  shares,
  seals: null,
  missing: [],
  unopened: [],
});
const PROOFS = [proof("c1", ["s1", null]), proof("c2", ["s2", null])];

test("a share that was sent is in the wall, or it is not", () => {
  const own = (share: string) => [{ commitment: "c1", share }];
  expect(hasShare(proof("c1", ["s1", null]), own("s1"))).toBe(true);
  expect(hasShare(proof("c1", ["s2", null]), own("s1"))).toBe(false);
  expect(hasShare(proof("c2", ["s1", null]), own("s1"))).toBe(null);
});

test("another commitment than the one shown is noticed, but not that of a wall never dealt", () => {
  const given = (...commitments: string[]) => commitments.map((commitment) => ({ commitment, share: "s" }));
  expect(isAnother(PROOFS, given("c1", "c2"))).toBe(false);
  expect(isAnother(PROOFS, given("c1"))).toBe(false);
  expect(isAnother(PROOFS, given("c1", "other"))).toBe(true);
  expect(isAnother(PROOFS, given("c1", "c2", "never dealt"))).toBe(false);
});
