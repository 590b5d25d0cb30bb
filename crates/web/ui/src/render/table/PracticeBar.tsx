import { RequestError } from "../../api/http.ts";
import { createPractice } from "../../api/practice.ts";
import type { Session } from "../../api/session.ts";
import { t } from "../../texts/texts.ts";
import type { NewPractice } from "../../wire/generated/wire.ts";
import { goOnTo } from "../route.ts";

/** Goes on at another table. A refusal is shown in the status line. */
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

export function restartHand(session: Session): Promise<void> {
  return goOn(session, { from: "last_deal", match_id: session.matchId });
}

export function practiceActions(session: Session) {
  return [
    {
      id: "take-back",
      label: t("take-back"),
      title: t("take-back-title"),
      key: "U",
      icon: "M10 3v5h4a6 6 0 0 1 0 12H6v-3h8a3 3 0 0 0 0-6h-4v5L3 9.5z",
      go: () => void takeBack(session),
    },
    {
      id: "hand-again",
      label: t("hand-again"),
      title: t("hand-again-title"),
      key: undefined,
      icon: "M4 5h3v14H4zM20 5v14L8 12z",
      go: () => void restartHand(session),
    },
  ];
}

export function PracticeBar({ session }: { session: Session }) {
  return (
    <div class="practice-bar" role="group" aria-label={t("practice-bar")} data-testid="practice-bar">
      {practiceActions(session).map(({ id, label, title, key, icon, go }) => (
        <button
          key={id}
          type="button"
          class="glyph"
          data-action={id}
          title={title}
          aria-label={label}
          aria-keyshortcuts={key}
          onClick={go}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        </button>
      ))}
    </div>
  );
}
