import { chacha20 } from "@noble/ciphers/chacha.js";

const NONCE = new Uint8Array(12);

/** 32-bit words from block 0, with a nonce of zeros. */
export function* keystream(key: Uint8Array): Generator<number, never> {
  // No wall needs the upper half of the counter.
  for (let counter = 0; ; counter++) {
    const block = new DataView(chacha20(key, NONCE, new Uint8Array(64), undefined, counter).buffer);
    for (let at = 0; at < block.byteLength; at += 4) yield block.getUint32(at, true);
  }
}
