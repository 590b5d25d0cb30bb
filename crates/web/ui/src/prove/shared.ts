import { sha256 } from "@noble/hashes/sha2.js";
import { bigEndian, fromHex, joined, toHex } from "./bytes.ts";

export interface Sealed {
  readonly matchId: string;
  readonly round: number;
  readonly secret: string;
}

/** One entry for each seat. */
export type Parts = readonly (string | null)[];

/** The browser's own SHA-256 is missing on plain HTTP, as in a home network. */
function hash(label: string, { matchId, round }: Omit<Sealed, "secret">, ...parts: Uint8Array[]): Uint8Array {
  const text = new TextEncoder().encode(`jantaku shared wall ${label}\n`);
  return sha256(joined(text, fromHex(matchId, 8), bigEndian(round), ...parts));
}

/** Seals came with version 2. */
const versionOf = (seals: Parts | null) => (seals === null ? "v1" : "v2");

export function commitmentTo(sealed: Sealed, seals: Parts | null): string {
  return toHex(hash(`commitment ${versionOf(seals)}`, sealed, fromHex(sealed.secret, 32)));
}

export function sealOf(of: Omit<Sealed, "secret">, seat: number, share: string): string {
  return toHex(hash("seal v2", of, Uint8Array.of(seat), fromHex(share, 32)));
}

export function seedOf(sealed: Sealed, seals: Parts | null, shares: Parts): Uint8Array {
  const part = (text: string | null) =>
    text === null ? Uint8Array.of(0) : joined(Uint8Array.of(1), fromHex(text, 32));
  const parts = shares.flatMap((share, seat) =>
    seals === null ? [part(share)] : [part(seals[seat] ?? null), part(share)],
  );
  return hash(`seed ${versionOf(seals)}`, sealed, fromHex(sealed.secret, 32), ...parts);
}
