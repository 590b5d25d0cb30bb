import type { RoundProof } from "./record.ts";

/** A share that a browser sent, and the commitment that it had seen by then. */
export interface Given {
  readonly commitment: string;
  readonly share: string;
}

/** Whether the share that was sent for a wall is in it; `null` if none was sent. */
export function hasShare({ commitment, shares }: RoundProof, given: readonly Given[]): boolean | null {
  const own = given.find((one) => one.commitment === commitment);
  return own === undefined ? null : shares.includes(own.share);
}

/**
 * Whether a wall may have another commitment than the one that was shown for it: one is missing from the record, and there is a
 * round without one. A commitment to a wall that was never dealt, because the match was over, is no evidence.
 */
export function isAnother(proofs: readonly RoundProof[], given: readonly Given[]): boolean {
  const known = new Set(proofs.map(({ commitment }) => commitment));
  const lost = given.some(({ commitment }) => !known.has(commitment));
  return lost && proofs.some((proof) => hasShare(proof, given) === null);
}
