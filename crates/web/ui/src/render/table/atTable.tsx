import type { Session } from "../../api/session.ts";
import { isCareer, PAGE_OF } from "../../state/careerModes.ts";
import { withTexts } from "../../texts/texts.ts";
import type { Mode, Replay } from "../../wire/generated/wire.ts";
import { later } from "../later.tsx";

async function atTable() {
  const [parts] = await Promise.all([import("../career/AtTable.tsx"), withTexts("career")]);
  return parts;
}
const Account = later(async () => (await atTable()).Account, "part");
const LadderAfter = later(async () => (await atTable()).LadderAfter, "part");

const SeatsDrawn = later(async () => (await import("./SeatsDrawn.tsx")).SeatsDrawn, "part");
const SeatsInReplay = later(async () => (await import("./SeatsDrawn.tsx")).SeatsInReplay, "part");

const pageOf = (mode: Mode) => (isCareer(mode) ? PAGE_OF[mode] : null);

export function seatsAt({ model, seatsDrawn, seatsSeen }: Session) {
  const [drawn, { welcome }] = [seatsDrawn.value, model.value];
  if (drawn === null || welcome === null) return null;
  const skip = () => {
    seatsSeen.value = true;
  };
  return <SeatsDrawn drawn={drawn} names={welcome.names} own={welcome.seat} skip={skip} />;
}

export function seatsInReplay({ seats_drawn: drawn, names }: Replay, at: number) {
  return at === 0 && drawn !== undefined && <SeatsInReplay drawn={drawn} names={names} own={null} />;
}

export function accountAt(mode: Mode, matchId: string) {
  return pageOf(mode) === "parlour" && <Account matchId={matchId} />;
}

export function ladderAt(mode: Mode, matchId: string) {
  return pageOf(mode) === "ladder" && <LadderAfter matchId={matchId} />;
}
