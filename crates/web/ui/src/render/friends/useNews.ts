import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { listed } from "../../state/face.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import type { Room } from "../../wire/generated/wire.ts";
import { settingLines } from "./RoomRules.tsx";

/** What another person has done to the room or to the user's seat, in words, until they are ready again. */
export function useNews(room: Room | null): readonly string[] {
  const news = useSignal<{ readonly seat: boolean; readonly changed: ReadonlySet<string> }>(NONE);
  const before = useRef<Room | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `news` stays the same
  useEffect(() => {
    const last = before.current;
    before.current = room;
    if (room === null || last === null) return;
    const seat = room.you === undefined && (last.you !== undefined || news.peek().seat);
    const isReady = isReadyIn(room) && !isReadyIn(last);
    const changed = isReady ? [] : [...news.peek().changed, ...changedLines(last, room)];
    news.value = { seat, changed: new Set(changed) };
  }, [room]);
  const { seat, changed } = news.value;
  const isOwn = room !== null && room.you === room.host;
  return [
    ...(seat ? [t("friends-no-seat")] : []),
    ...(changed.size > 0 && !isOwn ? [t("friends-changed", { what: listed([...changed]) })] : []),
  ];
}

const NONE = { seat: false, changed: new Set<string>() };

function isReadyIn({ you, seats }: Room): boolean {
  const seat = you === undefined ? undefined : seats[you];
  return seat?.type === "person" && seat.ready;
}

/** The names of what is decided otherwise now. */
function changedLines(last: Room, room: Room): string[] {
  const old = new Map(settingLines(last.settings).map(({ name, value }) => [name, value]));
  const now = settingLines(room.settings);
  const changed = now.filter(({ name, value }) => old.get(name) !== value).map(({ name }) => name);
  const gone = [...old.keys()].filter((name) => !now.some((line) => line.name === name));
  const rules = last.rules.hash === room.rules.hash ? [] : [`${t("rules")} (${houseName(room.rules.title)})`];
  return [...rules, ...changed, ...gone];
}
