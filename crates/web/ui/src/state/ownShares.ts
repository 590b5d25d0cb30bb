import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { Parts } from "../prove/shared.ts";

/** A share that this browser sealed for a wall. */
export interface OwnShare {
  /** The match, or the room where it is about to begin. */
  readonly of: string;
  /** The round, from 1. */
  readonly round: number;
  /** What the server was bound to by then; it names match and round by itself. */
  readonly commitment: string;
  readonly share: string;
  /** The seals of all seats, as they were shown first. */
  readonly seals?: Parts;
  /** Whether the server has said that it has the share. */
  readonly opened?: boolean;
}

const PLACE = "jantaku-shares";
/** Of how many matches shares are kept. */
const MATCHES = 20;

/** The place of the shares for a room's next match. */
export const inRoom = (room: string) => `room ${room}`;

function isOwnShare(value: unknown): value is OwnShare {
  const { of, commitment, share } = (value ?? {}) as Partial<Record<keyof OwnShare, unknown>>;
  return typeof of === "string" && [commitment, share].every((part) => /^[0-9a-f]{64}$/.test(`${part}`));
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

/** Keeps a share for a wall of a match, or of the one that a room is about to begin. Of one wall only the last one counts. */
export function keepShare(kept: OwnShare): void {
  write([...read().filter(({ of, round }) => of !== kept.of || round !== kept.round), kept]);
}

/** The share that is kept for a wall, or a new one: of one wall only one share is ever sealed. */
export function shareFor(of: string, wall: Pick<OwnShare, "round" | "commitment">): string {
  const known = read().find((kept) => kept.of === of && kept.commitment === wall.commitment);
  if (known !== undefined) return known.share;
  const share = bytesToHex(randomBytes(32));
  keepShare({ of, ...wall, share });
  return share;
}

/** Notes what has become of a share. */
function note(own: OwnShare, more: Pick<OwnShare, "seals" | "opened">): void {
  write(read().map((kept) => (kept.commitment === own.commitment ? { ...kept, ...more } : kept)));
}

/** The server has the share. */
export function noteOpened(own: OwnShare): void {
  note(own, { opened: true });
}

/**
 * The seals of all seats are shown. Those that are shown first count: a share is opened for them alone. Returns whether they are these.
 */
export function noteSeals(own: OwnShare, seals: Parts): boolean {
  if (own.seals === undefined) note(own, { seals });
  return (own.seals ?? seals).every((seal, seat) => seal === seals[seat]);
}

/** The match of a room has begun: the share that was kept in the room is for it. */
export function keepForMatch(room: string, match: string): void {
  write(read().map((kept) => (kept.of === inRoom(room) ? { ...kept, of: match } : kept)));
}

/** The shares for the walls of a match, or of the next one in a room. */
export function sharesFor(of: string): readonly OwnShare[] {
  return read().filter((kept) => kept.of === of);
}
