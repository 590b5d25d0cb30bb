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

/** `5+20` is five seconds for a decision and twenty in reserve; in `60>10`, the reserve of sixty comes first. */
export const TIMES = ["5+20", "10+30", "60+0", "60>10", "none"] as const;

export function writtenTime(time: TimeControl | undefined): string {
  if (time === undefined) return "none";
  const { per_decision, per_round, first } = time;
  return first === "bank" ? `${per_round}>${per_decision}` : `${per_decision}+${per_round}`;
}

export function timeOf(written: string): TimeControl | undefined {
  const [, first, order, second] = /^(\d+)([+>])(\d+)$/.exec(written) ?? [];
  if (order === undefined) return undefined;
  return order === "+"
    ? { per_decision: Number(first), per_round: Number(second) }
    : { per_decision: Number(second), per_round: Number(first), first: "bank" };
}

export function timeWords(written: string): string {
  const time = timeOf(written);
  if (time === undefined) return t("friends-time-none");
  const seconds = { decision: time.per_decision, round: time.per_round };
  return time.first === "bank" ? t("friends-time-byoyomi", seconds) : t("friends-time", seconds);
}

/** The rules of the next single match, and time enough for beginners. */
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

export function withRoomRules(page: StartPage, settings: RoomSettings, preset: string): RoomSettings {
  const rules = rulesOf(page, preset);
  return rules === undefined ? settings : { ...settings, preset, length: rules.length, menu: {} };
}

export function withTime({ time: _, ...settings }: RoomSettings, written: string): RoomSettings {
  const time = timeOf(written);
  return time === undefined ? settings : { ...settings, time };
}

/** A room without a name is called after its host. */
export function withName({ name: _, ...settings }: RoomSettings, name: string): RoomSettings {
  return name.trim() === "" ? settings : { ...settings, name };
}

/** In seconds; 0 is none. */
export const WINDOWS = ["0", "2", "3", "5"] as const;

export function windowWords(seconds: string): string {
  return seconds === "0" ? t("friends-window-none") : t("friends-window", { seconds: Number(seconds) });
}

export function withWindow({ claim_window: _, ...settings }: RoomSettings, seconds: string): RoomSettings {
  return seconds === "0" ? settings : { ...settings, claim_window: Number(seconds) };
}

type SeatedPerson = Extract<RoomSeat, { type: "person" }>;

export function personAt(room: Room, seat: number | undefined): SeatedPerson | null {
  const found = room.seats[seat ?? -1];
  return found?.type === "person" ? found : null;
}

/** A room without a name is called after its host. */
export function roomName({
  name,
  host,
}: {
  readonly name: string | undefined;
  readonly host: string;
}): string {
  return name ?? t("friends-room-of", { host });
}

export function organises({ host, you }: Room): boolean {
  return host.you && you === undefined;
}

export function isLastThere({ seats, host }: Room): boolean {
  const seated = seats.filter(({ type }) => type === "person").length;
  return seated + (host.seat === undefined ? 1 : 0) === 1;
}

export function isPlaying({ current }: Room): boolean {
  return current !== undefined && !current.over;
}

export function mayWatch({ settings }: Room): boolean {
  return settings.watching !== "nobody";
}

export function offlineIn(room: Room | null, match: string): ReadonlySet<string> {
  if (room?.current?.match_id !== match) return new Set();
  const people = room.seats.filter((seat) => seat.type === "person");
  const here = new Set(people.flatMap((seat) => (seat.here ? [seat.name] : [])));
  return new Set(people.flatMap(({ name }) => (here.has(name) ? [] : [name])));
}

/** `undefined` during a match. */
export function openSeat(room: Room): number | undefined {
  const first = isPlaying(room) ? -1 : room.seats.findIndex(({ type }) => type === "open");
  return first < 0 ? undefined : first;
}

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

/** Counts differences from the preset that the rules build on. */
export function countDifferences({ differences: { options, yaku } }: RoomRules): number {
  return Object.keys(options).length + Object.keys(yaku).length;
}

/** The user's own: with a seat, or as the host. */
export function ownFirst(rooms: readonly RoomEntry[]): readonly RoomEntry[] {
  return [...rooms.filter(({ yours }) => yours), ...rooms.filter(({ yours }) => !yours)];
}

const lastMatch = kept("jantaku-room-match", words, []);

/** Only the last match has one. */
export function rememberRoom(match: string, room: string): void {
  lastMatch.value = [match, room];
}

export function roomOfMatch(match: string): string | null {
  const [last, room] = lastMatch.peek();
  return last === match ? (room ?? null) : null;
}
