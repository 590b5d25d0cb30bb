import type { Model } from "../../state/model.ts";
import { isCareer, ROOM_OF } from "../../state/rooms.ts";
import { withTexts } from "../../texts/texts.ts";
import type { Mode, Replay, View } from "../../wire/generated/wire.ts";
import { later } from "../later.tsx";

async function atTable() {
  const [parts] = await Promise.all([import("../career/AtTable.tsx"), withTexts("career")]);
  return parts;
}
const Account = later(async () => (await atTable()).Account, "part");
const LadderAfter = later(async () => (await atTable()).LadderAfter, "part");

const SeatsDrawn = later(async () => (await import("./SeatsDrawn.tsx")).SeatsDrawn, "part");
const SeatsInReplay = later(async () => (await import("./SeatsDrawn.tsx")).SeatsInReplay, "part");

const roomOf = (mode: Mode) => (isCareer(mode) ? ROOM_OF[mode] : null);

/** Whether a match has just begun for a seat: it has discarded nothing yet. */
export function hasJustBegun({ round, seats, result }: View, seat: number): boolean {
  const { game, wind, number, honba } = round;
  const first = game === 1 && wind === "E" && number === 1 && honba === 0;
  return first && result === undefined && seats[seat]?.river.length === 0;
}

/** What decided the seats of a match, where that is still to be shown. */
export function seatsAt({ welcome, view }: Model, seen: boolean, skip: () => void) {
  const drawn = welcome?.seats_drawn;
  if (seen || drawn === undefined || welcome === null || view === null) return null;
  if (!hasJustBegun(view, welcome.seat)) return null;
  return <SeatsDrawn drawn={drawn} names={welcome.names} own={welcome.seat} skip={skip} />;
}

/** The same at the beginning of a replay. */
export function seatsInReplay({ seats_drawn: drawn, names }: Replay, at: number) {
  return at === 0 && drawn !== undefined && <SeatsInReplay drawn={drawn} names={names} own={null} />;
}

/** The account of who plays in the parlour. */
export function accountAt(mode: Mode, matchId: string) {
  return roomOf(mode) === "parlour" && <Account matchId={matchId} />;
}

/** The ladder after one of its matches. */
export function ladderAt(mode: Mode, matchId: string) {
  return roomOf(mode) === "ladder" && <LadderAfter matchId={matchId} />;
}
