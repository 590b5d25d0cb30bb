import { useEffect, useMemo } from "preact/hooks";
import { LiveRoom } from "../../api/rooms.ts";
import { roomOfMatch } from "../../state/friends.ts";
import type { Welcome } from "../../wire/generated/wire.ts";

export function useRoom(welcome: Welcome | null): LiveRoom | null {
  const { mode, match_id: match = "" } = welcome ?? {};
  const id = mode === "friends" ? roomOfMatch(match) : null;
  const live = useMemo(() => (id === null ? null : new LiveRoom(id)), [id]);
  useEffect(() => () => live?.close(), [live]);
  return live;
}
