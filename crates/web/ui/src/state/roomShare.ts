import { sealOf } from "../prove/shared.ts";
import type { Room, RoomCommand } from "../wire/generated/wire.ts";
import { inRoom, noteSeals, type OwnShare, shareFor, sharesFor } from "./ownShares.ts";

/** Seals the share once for each seat, since nobody knows their seat yet. */
export function readyIn({ id, next, rules, terms }: Room): RoomCommand {
  const share = shareFor(inRoom(id), { round: 1, commitment: next.commitment });
  const seals = Array.from({ length: rules.players }, (_, seat) => sealed(next.match_id, seat, share));
  return { type: "ready", ready: true, seals, ...(terms !== undefined && { terms }) };
}

export function toOpen({ id, next }: Room): OwnShare | null {
  const { seals, commitment, match_id } = next;
  const own = sharesFor(inRoom(id)).find((kept) => kept.commitment === commitment);
  if (seals === undefined || own === undefined) return null;
  if (!noteSeals(own, seals)) return null;
  const isShown = seals.some((seal, seat) => seal === sealed(match_id, seat, own.share));
  return isShown && !own.opened ? own : null;
}

function sealed(matchId: string, seat: number, share: string): string {
  return sealOf({ matchId, round: 1 }, seat, share);
}
