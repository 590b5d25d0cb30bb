import { t } from "../texts/texts.ts";
import type {
  Room,
  RoomEntry,
  RoomRules,
  RoomSeat,
  RoomSettings,
  StartPage,
  TimeControl,
} from "../wire/generated/wire.ts";
import { all } from "./face.ts";
import { kept, words } from "./kept.ts";
import { chosen, rulesOf, startingChoice } from "./newMatch.ts";

/**
 * The thinking times offered, as they are written: `5+20` is five seconds for a decision and twenty in reserve, and in
 * `60>10` the reserve of sixty comes first.
 */
export const TIMES = ["5+20", "10+30", "60+0", "60>10", "none"] as const;

/** A thinking time as it is written: `5+20`, or `60>10` with the reserve first. */
export function writtenTime(time: TimeControl | undefined): string {
  if (time === undefined) return "none";
  const { per_decision, per_round, first } = time;
  return first === "bank" ? `${per_round}>${per_decision}` : `${per_decision}+${per_round}`;
}

/** The thinking time that is written so. */
export function timeOf(written: string): TimeControl | undefined {
  const [, first, order, second] = /^(\d+)([+>])(\d+)$/.exec(written) ?? [];
  if (order === undefined) return undefined;
  return order === "+"
    ? { per_decision: Number(first), per_round: Number(second) }
    : { per_decision: Number(second), per_round: Number(first), first: "bank" };
}

/** A thinking time in words. */
export function timeWords(written: string): string {
  const time = timeOf(written);
  if (time === undefined) return t("friends-time-none");
  const seconds = { decision: time.per_decision, round: time.per_round };
  return time.first === "bank" ? t("friends-time-byoyomi", seconds) : t("friends-time", seconds);
}

/** The settings of a new room: the rules of the next single match, and time enough for beginners. */
export function newRoom(page: StartPage): RoomSettings {
  const { preset, length, menu, pace } = startingChoice(page, chosen.value);
  const time = { per_decision: 10, per_round: 30 };
  return {
    preset,
    length,
    menu,
    pace,
    time,
    seating: "draw",
    watching: "nobody",
    talk: { between_hands: false, own_words: false },
    bot_for_away: false,
    listed: false,
  };
}

/** The settings with other rules, at their own length and menu. */
export function withRoomRules(page: StartPage, settings: RoomSettings, preset: string): RoomSettings {
  const rules = rulesOf(page, preset);
  return rules === undefined ? settings : { ...settings, preset, length: rules.length, menu: {} };
}

/** The settings with another thinking time. */
export function withTime({ time: _, ...settings }: RoomSettings, written: string): RoomSettings {
  const time = timeOf(written);
  return time === undefined ? settings : { ...settings, time };
}

/** The settings with another name of the room; without one it is called after its host. */
export function withName({ name: _, ...settings }: RoomSettings, name: string): RoomSettings {
  return name.trim() === "" ? settings : { ...settings, name };
}

/** The seconds of the claim windows offered; 0 is none. */
export const WINDOWS = ["0", "2", "3", "5"] as const;

/** A claim window in words. */
export function windowWords(seconds: string): string {
  return seconds === "0" ? t("friends-window-none") : t("friends-window", { seconds: Number(seconds) });
}

/** The settings with another claim window. */
export function withWindow({ claim_window: _, ...settings }: RoomSettings, seconds: string): RoomSettings {
  return seconds === "0" ? settings : { ...settings, claim_window: Number(seconds) };
}

type SeatedPerson = Extract<RoomSeat, { type: "person" }>;

export function personAt(room: Room, seat: number | undefined): SeatedPerson | null {
  const found = room.seats[seat ?? -1];
  return found?.type === "person" ? found : null;
}

/** What a room is called: by its name, or after its host. */
export function roomName({
  name,
  host,
}: {
  readonly name: string | undefined;
  readonly host: string;
}): string {
  return name ?? t("friends-room-of", { host });
}

/** Whether the user is the host and has no seat. */
export function organises({ host, you }: Room): boolean {
  return host.you && you === undefined;
}

/** Whether one person is left in the room, on a seat or as its host. */
export function isLastThere({ seats, host }: Room): boolean {
  const seated = seats.filter(({ type }) => type === "person").length;
  return seated + (host.seat === undefined ? 1 : 0) === 1;
}

export function isPlaying({ current }: Room): boolean {
  return current !== undefined && !current.over;
}

/** Whether people without a seat may watch the matches of a room. */
export function mayWatch({ settings }: Room): boolean {
  return settings.watching !== "nobody";
}

/** The names under which nobody has this match of a room or the room itself open. */
export function offlineIn(room: Room | null, match: string): ReadonlySet<string> {
  if (room?.current?.match_id !== match) return new Set();
  const people = room.seats.filter((seat) => seat.type === "person");
  const here = new Set(people.flatMap((seat) => (seat.here ? [seat.name] : [])));
  return new Set(people.flatMap(({ name }) => (here.has(name) ? [] : [name])));
}

/** The first seat that somebody may sit down on; none during a match. */
export function openSeat(room: Room): number | undefined {
  const first = isPlaying(room) ? -1 : room.seats.findIndex(({ type }) => type === "open");
  return first < 0 ? undefined : first;
}

/** What a room waits for before its match begins. */
export function waitedFor(room: Room): string {
  if (isPlaying(room)) return t("friends-playing");
  const open = room.seats.filter(({ type }) => type === "open").length;
  if (open > 0) return t("friends-wait-open", { count: open });
  if (room.seats.every(({ type }) => type === "bot")) return t("friends-wait-player");
  const unready = room.seats.flatMap((seat, nth) => (seat.type === "person" && !seat.ready ? [nth] : []));
  if (unready.length === 0) return t("friends-begins");
  if (unready.length === 1 && unready[0] === room.you) return t("friends-wait-you");
  const names = unready.map((seat) =>
    seat === room.you ? t("friends-you") : (personAt(room, seat)?.name ?? ""),
  );
  return t("friends-wait-people", { names: all(names) });
}

/** How many rules differ from the preset that the rules build on. */
export function countDifferences({ differences: { options, yaku } }: RoomRules): number {
  return Object.keys(options).length + Object.keys(yaku).length;
}

/** Rooms in which the user has a seat or is the host come first. */
export function ownFirst(rooms: readonly RoomEntry[]): readonly RoomEntry[] {
  return [...rooms.filter(({ yours }) => yours), ...rooms.filter(({ yours }) => !yours)];
}

/** The last match of friends, and the room in which it was begun. */
const lastMatch = kept("jantaku-room-match", words, []);

/** Remembers the room to which a match leads back; only the last match has one. */
export function rememberRoom(match: string, room: string): void {
  lastMatch.value = [match, room];
}

/** The room in which a match was begun, if it was the last. */
export function roomOfMatch(match: string): string | null {
  const [last, room] = lastMatch.peek();
  return last === match ? (room ?? null) : null;
}
