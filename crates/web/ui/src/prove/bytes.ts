import { hexToBytes } from "@noble/hashes/utils.js";

export { bytesToHex as toHex, concatBytes as joined } from "@noble/hashes/utils.js";

/** Two hexadecimal digits for each byte. */
export function fromHex(text: unknown, bytes: number): Uint8Array {
  if (typeof text !== "string" || text.length !== 2 * bytes || !/^[0-9a-f]*$/.test(text))
    throw new Error(`not ${bytes} bytes in hexadecimal digits`);
  return hexToBytes(text);
}

export function bigEndian(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}
