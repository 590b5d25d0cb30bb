import { useSignal } from "@preact/signals";
import { giveUp } from "../../api/http.ts";
import type { LiveRoom } from "../../api/rooms.ts";
import type { Session } from "../../api/session.ts";
import { offlineIn } from "../../state/friends.ts";
import { t } from "../../texts/texts.ts";
import { useEscape } from "../input/useEscape.ts";
import { attempt } from "../parts/attempt.ts";
import { ask } from "../parts/Question.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { goTo } from "../route.ts";

interface MatchMenuProps {
  readonly session: Session;
  /** The room of the match, where the page knows it. */
  readonly live: LiveRoom | null;
  readonly close: () => void;
}

/** What a player can do about a match among friends: leave it, and with the others end it or replace somebody. */
export function MatchMenu({ session, live, close }: MatchMenuProps) {
  useEscape(true, close);
  const failure = useSignal<string | null>(null);
  const { welcome, away, votes } = session.model.value;
  const room = live?.room.value ?? null;
  if (welcome === null) return null;
  const offline = offlineIn(room, session.matchId);
  const isAbsent = (seat: number) => away.seats.includes(seat) || offline.has(welcome.names[seat] ?? "");
  const absent = welcome.names.flatMap((name, seat) =>
    seat !== welcome.seat && welcome.bots[seat] === null && isAbsent(seat) && !away.bots.includes(seat)
      ? [{ name, seat }]
      : [],
  );
  const isOpen = (type: string, seat?: number) =>
    votes.some(({ on }) => on.type === type && (on.type !== "replace" || on.seat === seat));
  const propose = (on: Parameters<Session["vote"]>[0]) => {
    session.vote(on, true);
    close();
  };
  const end = async () => {
    if (!(await ask(t("match-end-question"), t("match-end-it")))) return;
    await attempt(failure, async () => live?.order({ type: "end_match" }));
    if (failure.value === null) close();
  };
  const leave = async () => {
    if (!(await ask(t("match-leave-question"), t("match-leave-it")))) return;
    await attempt(failure, () => giveUp(session.matchId));
    if (failure.value === null) goTo({ page: "friends" });
  };
  return (
    <div class="overlay">
      <section
        class="sheet notice match-menu"
        role="dialog"
        aria-label={t("match-menu")}
        data-testid="match-menu"
      >
        <h2>{t("match-menu")}</h2>
        <Trouble why={failure.value} />
        {absent.map(({ name, seat }) => (
          <button
            key={seat}
            type="button"
            class="action"
            data-action="propose-bot"
            disabled={isOpen("replace", seat)}
            onClick={() => propose({ type: "replace", seat })}
          >
            {t("match-propose-bot", { name })}
          </button>
        ))}
        <button
          type="button"
          class="action"
          data-action="propose-end"
          disabled={isOpen("end")}
          onClick={() => propose({ type: "end" })}
        >
          {t("match-propose-end")}
        </button>
        {room !== null && room.you === room.host && (
          <button type="button" class="action" data-action="end-match" onClick={() => void end()}>
            {t("match-end")}
          </button>
        )}
        <button type="button" class="action" data-action="leave-match" onClick={() => void leave()}>
          {t("match-leave")}
        </button>
        <button type="button" class="action" data-action="to-start" onClick={() => goTo({ page: "start" })}>
          {t("match-pause")}
        </button>
        <footer class="sheet-foot">
          <button type="button" class="action main" data-action="close-menu" onClick={close}>
            {t("match-play-on")}
          </button>
        </footer>
      </section>
    </div>
  );
}
