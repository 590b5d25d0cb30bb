import type { RoundProof } from "./record.ts";
import { type Parts, sealOf } from "./shared.ts";

/** A share that this browser sealed, and the commitment it had seen by then. */
export interface Given {
  readonly commitment: string;
  readonly share: string;
  readonly seals?: Parts;
  /** The server has confirmed the share. */
  readonly opened?: boolean;
}

/**
 * How a wall treats the browser's share: `none`, it sealed none; `in`, the share; `unopened`, its seal alone; `unsealed`, neither, and
 * unconfirmed; `missing`, no share although confirmed; `other_seals`, seals that it was not shown.
 */
export type Own = "none" | "in" | "unopened" | "unsealed" | "missing" | "other_seals";

export function ownPart(matchId: string, proof: RoundProof, given: readonly Given[]): Own {
  const own = given.find((one) => one.commitment === proof.commitment);
  if (own === undefined) return "none";
  const { seals, shares, number: round } = proof;
  if (own.seals?.some((seal, seat) => seal !== seals?.[seat])) return "other_seals";
  if (shares.includes(own.share)) return "in";
  // Without seals, the share was sent at once.
  if (own.opened || seals === null) return "missing";
  const isSealed = seals.some((seal, seat) => seal === sealOf({ matchId, round }, seat, own.share));
  return isSealed ? "unopened" : "unsealed";
}

/** A match may end before a committed wall is dealt, so a missing commitment counts only if a round has none. */
export function isAnother(proofs: readonly RoundProof[], given: readonly Given[]): boolean {
  const known = new Set(proofs.map(({ commitment }) => commitment));
  const lost = given.some(({ commitment }) => !known.has(commitment));
  return lost && proofs.some(({ commitment }) => !given.some((own) => own.commitment === commitment));
}
