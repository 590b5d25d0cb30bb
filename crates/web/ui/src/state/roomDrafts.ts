import type { RoomSettings, StartPage } from "../wire/generated/wire.ts";
import { withRoomRules } from "./friends.ts";
import { rulesOf } from "./newMatch.ts";

/** Unsaved, by room; kept while other pages are visited. */
const drafts = new Map<string, RoomSettings>();

/** The place of a room that is not open yet. */
export const NEW_ROOM = "";

/** The choices that the room's rules still allow. */
export function roomDraft(page: StartPage, room: string): RoomSettings | null {
  const draft = drafts.get(room);
  const rules = draft === undefined ? undefined : rulesOf(page, draft.preset);
  if (draft === undefined || rules === undefined) return null;
  return rules.lengths.includes(draft.length) ? draft : withRoomRules(page, draft, draft.preset);
}

export function hasRoomDraft(room: string): boolean {
  return drafts.has(room);
}

export function keepRoomDraft(room: string, settings: RoomSettings | null): void {
  if (settings === null) drafts.delete(room);
  else drafts.set(room, settings);
}

/** Rules saved on the way are meant for the room. */
export function playRoomsBy(house: string): void {
  for (const [room, draft] of drafts) drafts.set(room, { ...draft, preset: house, menu: {} });
}
