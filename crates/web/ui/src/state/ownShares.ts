import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type { Parts } from "../prove/shared.ts";
import { list, partsOf } from "./fields.ts";
import { json, kept } from "./kept.ts";

export interface OwnShare {
  /** A match, or the room where it is about to begin. */
  readonly of: string;
  readonly round: number;
  /** What the server was bound to by then; match and round are part of it. */
  readonly commitment: string;
  readonly share: string;
  readonly seals?: Parts;
  readonly opened?: boolean;
}

const MATCHES = 20;

export const inRoom = (room: string) => `room ${room}`;

function isOwnShare(value: unknown): value is OwnShare {
  const { of, commitment, share } = partsOf(value);
  return typeof of === "string" && [commitment, share].every((part) => /^[0-9a-f]{64}$/.test(`${part}`));
}

const shares = kept("jantaku-shares", json(list(isOwnShare).read), []);

function write(all: readonly OwnShare[]): void {
  const recent = [...new Set(all.map(({ of }) => of).reverse())].slice(0, MATCHES);
  shares.value = all.filter(({ of }) => recent.includes(of));
}

/** Replaces an earlier share for the same wall. */
export function keepShare(own: OwnShare): void {
  write([...shares.peek().filter(({ of, round }) => of !== own.of || round !== own.round), own]);
}

/** A kept share is used again: a browser seals only one for each wall. */
export function shareFor(of: string, wall: Pick<OwnShare, "round" | "commitment">): string {
  const known = shares.peek().find((own) => own.of === of && own.commitment === wall.commitment);
  if (known !== undefined) return known.share;
  const share = bytesToHex(randomBytes(32));
  keepShare({ of, ...wall, share });
  return share;
}

function note(own: OwnShare, more: Pick<OwnShare, "seals" | "opened">): void {
  write(shares.peek().map((one) => (one.commitment === own.commitment ? { ...one, ...more } : one)));
}

export function noteOpened(own: OwnShare): void {
  note(own, { opened: true });
}

/** Only the seals shown first count: a share is opened for them alone. Returns whether `seals` are these. */
export function noteSeals(own: OwnShare, seals: Parts): boolean {
  if (own.seals === undefined) note(own, { seals });
  return (own.seals ?? seals).every((seal, seat) => seal === seals[seat]);
}

/** The share that was kept in the room is for this match. */
export function keepForMatch(room: string, match: string): void {
  write(shares.peek().map((own) => (own.of === inRoom(room) ? { ...own, of: match } : own)));
}

/** `of` may be the next match in a room. */
export function sharesFor(of: string): readonly OwnShare[] {
  return shares.peek().filter((own) => own.of === of);
}
