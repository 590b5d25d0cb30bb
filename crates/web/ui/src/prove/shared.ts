import { bigEndian, fromHex, joined, toHex } from "./bytes.ts";
import { sha256 } from "./sha256.ts";

/** The part of the server in a round's wall. */
export interface Sealed {
  readonly matchId: string;
  /** The round, from 1. */
  readonly round: number;
  readonly secret: string;
}

/** What both hashes of a shared wall begin with. */
function opening(label: string, { matchId, round, secret }: Sealed): Uint8Array {
  const text = new TextEncoder().encode(`jantaku shared wall ${label} v1\n`);
  return joined(text, fromHex(matchId, 8), bigEndian(round), fromHex(secret, 32));
}

/** The commitment to the server's part. */
export function commitmentTo(sealed: Sealed): string {
  return toHex(sha256(opening("commitment", sealed)));
}

/** The seed that follows from the server's part and the shares, by seat. */
export function seedOf(sealed: Sealed, shares: readonly (string | null)[]): Uint8Array {
  const parts = shares.map((share) =>
    share === null ? Uint8Array.of(0) : joined(Uint8Array.of(1), fromHex(share, 32)),
  );
  return sha256(joined(opening("seed", sealed), ...parts));
}
