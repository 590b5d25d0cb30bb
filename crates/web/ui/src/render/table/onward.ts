import { RequestError } from "../../api/http.ts";
import { createMatch } from "../../api/match.ts";
import type { Session } from "../../api/session.ts";
import { roomOfMatch } from "../../state/friends.ts";
import { t } from "../../texts/texts.ts";
import { fetchStart, type Mode } from "../../wire/generated/wire.ts";
import type { Onward } from "../result/Standings.tsx";
import { goTo } from "../route.ts";
import { restartHand } from "./PracticeBar.tsx";

/** Back to the room of friends, in practice the last hand again, else another match. */
export function onwardFrom(session: Session, mode: Mode): Onward {
  const friends = roomOfMatch(session.matchId);
  if (friends !== null)
    return {
      action: "back-to-room",
      label: t("back-to-room"),
      go: () => goTo({ page: "room", id: friends }),
    };
  return mode === "practice"
    ? { action: "again", label: t("hand-again"), go: () => restartHand(session) }
    : { action: "again", label: t("new-match"), go: () => void playAgain(session) };
}

async function playAgain(session: Session) {
  try {
    const { preselected } = await fetchStart();
    const { match_id } = await createMatch(preselected);
    goTo({ page: "match", id: match_id });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    session.model.value = { ...session.model.peek(), closed: { by: "refused", message: error.message } };
  }
}
