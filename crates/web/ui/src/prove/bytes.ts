/** Bytes written as so many hexadecimal digits, two for each. */
export function fromHex(text: unknown, bytes: number): Uint8Array {
  if (typeof text !== "string" || text.length !== 2 * bytes || !/^[0-9a-f]*$/.test(text))
    throw new Error(`not ${bytes} bytes in hexadecimal digits`);
  return Uint8Array.from({ length: bytes }, (_, nth) =>
    Number.parseInt(text.slice(2 * nth, 2 * nth + 2), 16),
  );
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One after the other. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** The four bytes of a number, the highest first. */
export function bigEndian(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}
