import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { listed } from "../../state/face.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import type { Room } from "../../wire/generated/wire.ts";
import { settingLines } from "./RoomRules.tsx";

/** Changes by others to the user's seat, or to the room since the user was ready, sat down or was its host. */
export function useNews(room: Room | null): readonly string[] {
  const known = useSignal<Room | null>(null);
  const hadSeat = useSignal(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signals stay the same
  useEffect(() => {
    if (room === null) return;
    if (room.you !== undefined) hadSeat.value = true;
    // A host without a seat gave it up.
    else if (room.host.you) hadSeat.value = false;
    if (known.peek() === null || knows(room)) known.value = room;
  }, [room]);
  if (room === null) return [];
  if (room.you === undefined) return hadSeat.value && !room.host.you ? [t("friends-no-seat")] : [];
  const changed = known.value === null || knows(room) ? [] : changedLines(known.value, room);
  return changed.length === 0 ? [] : [t("friends-changed", { what: listed(changed) })];
}

/** Agreed to the room as it is, or made it so; without a seat there is nothing to agree to. */
function knows({ you, host, seats }: Room): boolean {
  const seat = you === undefined ? undefined : seats[you];
  return seat?.type !== "person" || seat.ready || host.you;
}

function changedLines(last: Room, room: Room): string[] {
  const old = new Map(settingLines(last.settings).map(({ name, value }) => [name, value]));
  const now = settingLines(room.settings);
  const changed = now.filter(({ name, value }) => old.get(name) !== value).map(({ name }) => name);
  const gone = [...old.keys()].filter((name) => !now.some((line) => line.name === name));
  const rules = last.rules.hash === room.rules.hash ? [] : [`${t("rules")} (${houseName(room.rules.title)})`];
  return [...rules, ...changed, ...gone];
}
