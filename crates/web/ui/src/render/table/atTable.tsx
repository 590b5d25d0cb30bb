import { isCareer, ROOM_OF } from "../../state/rooms.ts";
import { withTexts } from "../../texts/texts.ts";
import type { Mode, View } from "../../wire/generated/wire.ts";
import { later } from "../later.tsx";

async function atTable() {
  const [parts] = await Promise.all([import("../career/AtTable.tsx"), withTexts("career")]);
  return parts;
}
const Account = later(async () => (await atTable()).Account, "part");
const LadderAfter = later(async () => (await atTable()).LadderAfter, "part");

const roomOf = (mode: Mode) => (isCareer(mode) ? ROOM_OF[mode] : null);

/** Whether a match has just begun for a seat: it has discarded nothing yet. */
export function hasJustBegun({ round, seats, result }: View, seat: number): boolean {
  const { game, wind, number, honba } = round;
  const first = game === 1 && wind === "E" && number === 1 && honba === 0;
  return first && result === undefined && seats[seat]?.river.length === 0;
}

/** The account of who plays in the parlour. */
export function accountAt(mode: Mode, matchId: string) {
  return roomOf(mode) === "parlour" && <Account matchId={matchId} />;
}

/** The ladder after one of its matches. */
export function ladderAt(mode: Mode, matchId: string) {
  return roomOf(mode) === "ladder" && <LadderAfter matchId={matchId} />;
}
