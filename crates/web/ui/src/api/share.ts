import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";

/** What a player adds to a wall: 32 random bytes, as hexadecimal digits. */
export function freshShare(): string {
  return bytesToHex(randomBytes(32));
}
