/** A share that this browser sent for a wall. */
export interface OwnShare {
  /** The match, or the room where it is about to begin. */
  readonly of: string;
  /** What the server was bound to by then; it names match and round by itself. */
  readonly commitment: string;
  readonly share: string;
}

const PLACE = "jantaku-shares";
/** Of how many matches shares are kept. */
const MATCHES = 20;

/** The place of the shares for a room's next match. */
const inRoom = (room: string) => `room ${room}`;

function isOwnShare(value: unknown): value is OwnShare {
  const { of, commitment, share } = (value ?? {}) as Partial<Record<keyof OwnShare, unknown>>;
  return [of, commitment, share].every((part) => typeof part === "string");
}

/** All that is kept, the oldest first. */
function read(): OwnShare[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(isOwnShare) : [];
  } catch {
    // What cannot be read is forgotten.
    return [];
  }
}

function write(shares: readonly OwnShare[]): void {
  const recent = [...new Set(shares.map(({ of }) => of).reverse())].slice(0, MATCHES);
  localStorage.setItem(PLACE, JSON.stringify(shares.filter(({ of }) => recent.includes(of))));
}

/** Keeps a share for a wall of a match. Of one wall only the last one counts. */
export function keepShare(match: string, commitment: string, share: string): void {
  write([...read().filter((kept) => kept.commitment !== commitment), { of: match, commitment, share }]);
}

/** Keeps a share for the first wall of a room's next match. */
export function keepRoomShare(room: string, commitment: string, share: string): void {
  write([...read().filter(({ of }) => of !== inRoom(room)), { of: inRoom(room), commitment, share }]);
}

/** The match of a room has begun: the share that was kept in the room is for it. */
export function keepForMatch(room: string, match: string): void {
  write(read().map((kept) => (kept.of === inRoom(room) ? { ...kept, of: match } : kept)));
}

/** The shares for the walls of a match. */
export function sharesFor(match: string): readonly OwnShare[] {
  return read().filter(({ of }) => of === match);
}
