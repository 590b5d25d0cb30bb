/** "expand 32-byte k", as words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const COLUMNS = [0, 1, 2, 3].map((n) => [n, 4 + n, 8 + n, 12 + n] as const);
const DIAGONALS = [0, 1, 2, 3].map(
  (n) => [n, 4 + ((n + 1) % 4), 8 + ((n + 2) % 4), 12 + ((n + 3) % 4)] as const,
);

/** The 32-bit words of ChaCha20 under a key: blocks from 0 on, a nonce of zeros. */
export function* keystream(key: Uint8Array): Generator<number, never> {
  const view = new DataView(key.buffer, key.byteOffset, 32);
  const words = Array.from({ length: 8 }, (_, nth) => view.getUint32(4 * nth, true));
  // No wall needs the upper half of the counter.
  for (let counter = 0; ; counter++) yield* block(Uint32Array.of(...CONSTANTS, ...words, counter, 0, 0, 0));
}

function block(start: Uint32Array): Uint32Array {
  const x = start.slice();
  const step = (a: number, b: number, d: number, turn: number) => {
    x[a] = (x[a] ?? 0) + (x[b] ?? 0);
    const mixed = (x[d] ?? 0) ^ (x[a] ?? 0);
    x[d] = (mixed << turn) | (mixed >>> (32 - turn));
  };
  for (let double = 0; double < 10; double++) {
    for (const [a, b, c, d] of [...COLUMNS, ...DIAGONALS]) {
      step(a, b, d, 16);
      step(c, d, b, 12);
      step(a, b, d, 8);
      step(c, d, b, 7);
    }
  }
  return x.map((word, nth) => word + (start[nth] ?? 0));
}
