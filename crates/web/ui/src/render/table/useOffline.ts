import { useEffect, useMemo } from "preact/hooks";
import { LiveRoom } from "../../api/rooms.ts";
import { offlineIn, roomOfMatch } from "../../state/friends.ts";
import type { Welcome } from "../../wire/generated/wire.ts";

/** The names of those at a table of friends who have no page open; the room where the match was begun tells of them. */
export function useOffline(welcome: Welcome | null): ReadonlySet<string> {
  const { mode, match_id: match = "" } = welcome ?? {};
  const id = mode === "friends" ? roomOfMatch(match) : null;
  const live = useMemo(() => (id === null ? null : new LiveRoom(id)), [id]);
  useEffect(() => () => live?.close(), [live]);
  return offlineIn(live?.room.value ?? null, match);
}
