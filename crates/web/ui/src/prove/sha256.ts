import { bigEndian, joined } from "./bytes.ts";

/** The first 32 bits of the fractions of the square roots of the first primes. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
/** The same of their cube roots. */
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

/** SHA-256 (FIPS 180-4). The browser's own is missing where a page comes by plain HTTP, as in a home network. */
export function sha256(message: Uint8Array): Uint8Array {
  const zeros = new Uint8Array((119 - (message.length % 64)) % 64);
  const bits = 8 * message.length;
  const padded = joined(message, Uint8Array.of(0x80), zeros, bigEndian(bits / 2 ** 32), bigEndian(bits));
  const view = new DataView(padded.buffer);
  let state = START;
  for (let at = 0; at < padded.length; at += 64) state = compressed(state, view, at);
  return joined(...state.map(bigEndian));
}

/** The state after a block. */
function compressed(state: readonly number[], message: DataView, at: number): number[] {
  const words = schedule(message, at);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [nth, constant] of ROUNDS.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + choice + constant + (words[nth] ?? 0);
    const second = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, nth) => (word + (state[nth] ?? 0)) | 0);
}

/** The 64 words that follow from the 16 of a block. */
function schedule(message: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let nth = 0; nth < 16; nth++) words[nth] = message.getInt32(at + 4 * nth);
  for (let nth = 16; nth < 64; nth++) {
    const [early = 0, late = 0] = [words[nth - 15], words[nth - 2]];
    const low = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
    const high = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
    words[nth] = (words[nth - 16] ?? 0) + low + (words[nth - 7] ?? 0) + high;
  }
  return words;
}

function right(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
