/** What a player adds to a wall: 32 random bytes, as hexadecimal digits. */
export function freshShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
