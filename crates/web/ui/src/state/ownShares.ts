import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { Parts } from "../prove/shared.ts";
import { list, partsOf } from "./fields.ts";
import { json, kept } from "./kept.ts";

/** A share that this browser sealed for a wall. */
export interface OwnShare {
  /** The match, or the room where it is about to begin. */
  readonly of: string;
  readonly round: number;
  /** What the server was bound to by then; it names match and round by itself. */
  readonly commitment: string;
  readonly share: string;
  /** The seals of all seats, as they were shown first. */
  readonly seals?: Parts;
  /** Whether the server has said that it has the share. */
  readonly opened?: boolean;
}

/** Of how many matches shares are kept. */
const MATCHES = 20;

/** The place of the shares for a room's next match. */
export const inRoom = (room: string) => `room ${room}`;

function isOwnShare(value: unknown): value is OwnShare {
  const { of, commitment, share } = partsOf(value);
  return typeof of === "string" && [commitment, share].every((part) => /^[0-9a-f]{64}$/.test(`${part}`));
}

/** All shares, the oldest first. */
const shares = kept("jantaku-shares", json(list(isOwnShare).read), []);

function write(all: readonly OwnShare[]): void {
  const recent = [...new Set(all.map(({ of }) => of).reverse())].slice(0, MATCHES);
  shares.value = all.filter(({ of }) => recent.includes(of));
}

/** Keeps a share for a wall of a match, or of the one that a room is about to begin. Of one wall only the last one counts. */
export function keepShare(own: OwnShare): void {
  write([...shares.peek().filter(({ of, round }) => of !== own.of || round !== own.round), own]);
}

/** The share that is kept for a wall, or a new one: of one wall only one share is ever sealed. */
export function shareFor(of: string, wall: Pick<OwnShare, "round" | "commitment">): string {
  const known = shares.peek().find((own) => own.of === of && own.commitment === wall.commitment);
  if (known !== undefined) return known.share;
  const share = bytesToHex(randomBytes(32));
  keepShare({ of, ...wall, share });
  return share;
}

/** Notes what has become of a share. */
function note(own: OwnShare, more: Pick<OwnShare, "seals" | "opened">): void {
  write(shares.peek().map((one) => (one.commitment === own.commitment ? { ...one, ...more } : one)));
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
  write(shares.peek().map((own) => (own.of === inRoom(room) ? { ...own, of: match } : own)));
}

/** The shares for the walls of a match, or of the next one in a room. */
export function sharesFor(of: string): readonly OwnShare[] {
  return shares.peek().filter((own) => own.of === of);
}
