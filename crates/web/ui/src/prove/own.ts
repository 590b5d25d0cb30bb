import type { RoundProof } from "./record.ts";
import { type Parts, sealOf } from "./shared.ts";

/** A share that a browser sealed, the commitment that it had seen by then, and what became of it. */
export interface Given {
  readonly commitment: string;
  readonly share: string;
  /** The seals of all seats, once they were shown. */
  readonly seals?: Parts;
  /** Whether the server has said that it has the share. */
  readonly opened?: boolean;
}

/**
 * What a wall has of the share that a browser sealed for it:
 *
 * - `none`: it sealed none;
 * - `in`: the share;
 * - `unopened`: its seal alone, and the server never said that it had the share;
 * - `unsealed`: neither, and the server never said that it had the share;
 * - `missing`: not the share, although the server had it;
 * - `other_seals`: other seals than the browser was shown.
 */
export type Own = "none" | "in" | "unopened" | "unsealed" | "missing" | "other_seals";

/** What a wall of a match has of the share that was given to it. */
export function ownPart(matchId: string, proof: RoundProof, given: readonly Given[]): Own {
  const own = given.find((one) => one.commitment === proof.commitment);
  if (own === undefined) return "none";
  const { seals, shares, number: round } = proof;
  if (own.seals?.some((seal, seat) => seal !== seals?.[seat])) return "other_seals";
  if (shares.includes(own.share)) return "in";
  // Without seals it was sent at once.
  if (own.opened || seals === null) return "missing";
  const isSealed = seals.some((seal, seat) => seal === sealOf({ matchId, round }, seat, own.share));
  return isSealed ? "unopened" : "unsealed";
}

/**
 * Whether a wall may have another commitment than the one that was shown for it: one is missing from the record, and there is a
 * round without one. A commitment to a wall that was never dealt, because the match was over, is no evidence.
 */
export function isAnother(proofs: readonly RoundProof[], given: readonly Given[]): boolean {
  const known = new Set(proofs.map(({ commitment }) => commitment));
  const lost = given.some(({ commitment }) => !known.has(commitment));
  return lost && proofs.some(({ commitment }) => !given.some((own) => own.commitment === commitment));
}
