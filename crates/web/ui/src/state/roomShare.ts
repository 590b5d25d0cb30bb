import { sealOf } from "../prove/shared.ts";
import type { Room, RoomCommand } from "../wire/generated/wire.ts";
import { inRoom, noteSeals, type OwnShare, shareFor, sharesFor } from "./ownShares.ts";

/** Says that the user is ready, with the seals of a share in the first wall: one for each seat, as nobody knows yet where they will sit. */
export function readyIn({ id, next, rules, terms }: Room): RoomCommand {
  const share = shareFor(inRoom(id), { round: 1, commitment: next.commitment });
  const seals = Array.from({ length: rules.players }, (_, seat) => sealed(next.match_id, seat, share));
  return { type: "ready", ready: true, seals, ...(terms !== undefined && { terms }) };
}

/** The user's share that is to be opened, once the room shows that it was sealed. */
export function toOpen({ id, next }: Room): OwnShare | null {
  const { seals, commitment, match_id } = next;
  const own = sharesFor(inRoom(id)).find((kept) => kept.commitment === commitment);
  if (seals === undefined || own === undefined) return null;
  if (!noteSeals(own, seals)) return null;
  const isShown = seals.some((seal, seat) => seal === sealed(match_id, seat, own.share));
  return isShown && !own.opened ? own : null;
}

/** The seal of a share in the first wall of a match. */
function sealed(matchId: string, seat: number, share: string): string {
  return sealOf({ matchId, round: 1 }, seat, share);
}
