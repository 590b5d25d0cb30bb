import { RequestError } from "../../api/http.ts";
import { createMatch } from "../../api/match.ts";
import { createPractice } from "../../api/practice.ts";
import type { Session } from "../../api/session.ts";
import { roomOfMatch } from "../../state/friends.ts";
import { t } from "../../texts/texts.ts";
import { fetchStart, type Mode } from "../../wire/generated/wire.ts";
import type { Onward } from "../result/Standings.tsx";
import { goTo } from "../route.ts";
import { restartHand } from "./PracticeBar.tsx";

/** Back to the room of friends, else another match; in practice also the last hand again. */
export function onwardFrom(session: Session, mode: Mode): readonly Onward[] {
  const friends = roomOfMatch(session.matchId);
  if (friends !== null)
    return [
      {
        action: "back-to-room",
        label: t("back-to-room"),
        go: () => goTo({ page: "room", id: friends }),
      },
    ];
  const practice = mode === "practice";
  const next: Onward = {
    action: "again",
    label: t("new-match"),
    go: () => void playOn(session, practice),
  };
  const again: Onward = { action: "hand-again", label: t("hand-again"), go: () => restartHand(session) };
  return practice ? [next, again] : [next];
}

async function playOn(session: Session, practice: boolean) {
  try {
    const { preselected: chosen } = await fetchStart();
    const { match_id } = await (practice ? createPractice({ from: "match", chosen }) : createMatch(chosen));
    goTo({ page: "match", id: match_id });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    session.model.value = { ...session.model.peek(), closed: { by: "refused", message: error.message } };
  }
}
