import { RequestError } from "../../api/http.ts";
import { createPractice } from "../../api/practice.ts";
import type { Session } from "../../api/session.ts";
import { t } from "../../texts/texts.ts";
import type { NewPractice } from "../../wire/generated/wire.ts";
import { goOnTo } from "../route.ts";

/** Goes on at another table, in place of this one; a refusal is said here. */
async function goOn(session: Session, practice: NewPractice): Promise<void> {
  try {
    const { match_id } = await createPractice(practice);
    goOnTo({ page: "match", id: match_id });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    session.model.value = {
      ...session.model.peek(),
      refusal: { type: "error", code: "malformed", message: error.message },
    };
  }
}

export function takeBack(session: Session): Promise<void> {
  return goOn(session, { from: "last_choice", match_id: session.matchId });
}

export function handAgain(session: Session): Promise<void> {
  return goOn(session, { from: "last_deal", match_id: session.matchId });
}

/** What practice allows: the last choice taken back, and the hand played again. */
export function PracticeBar({ session }: { session: Session }) {
  return (
    <div class="practice-bar" role="group" aria-label={t("practice-bar")} data-testid="practice-bar">
      <button
        type="button"
        class="quiet"
        data-action="take-back"
        title={t("take-back-title")}
        aria-label={t("take-back")}
        aria-keyshortcuts="U"
        onClick={() => void takeBack(session)}
      >
        <span aria-hidden="true">↶</span> <span class="practice-word">{t("take-back")}</span>
      </button>
      <button
        type="button"
        class="quiet"
        data-action="hand-again"
        title={t("hand-again-title")}
        aria-label={t("hand-again")}
        onClick={() => void handAgain(session)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h3v14H4zM20 5v14L8 12z" />
        </svg>{" "}
        <span class="practice-word">{t("hand-again")}</span>
      </button>
    </div>
  );
}
