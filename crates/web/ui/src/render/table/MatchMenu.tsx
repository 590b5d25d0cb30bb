import { useSignal } from "@preact/signals";
import type { LiveRoom } from "../../api/rooms.ts";
import type { Session } from "../../api/session.ts";
import { offlineIn } from "../../state/friends.ts";
import { t } from "../../texts/texts.ts";
import { giveUp } from "../../wire/generated/wire.ts";
import { useEscape } from "../input/useEscape.ts";
import { attempt } from "../parts/attempt.ts";
import { ask } from "../parts/Question.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { goTo } from "../route.ts";

interface MatchMenuProps {
  readonly session: Session;
  readonly live: LiveRoom | null;
  readonly close: () => void;
}

/** For matches of friends: leave, and with the others end the match or replace somebody. */
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
        <Way
          id="to-start"
          label={t("match-pause")}
          about={t("match-pause-about")}
          go={() => goTo({ page: "start" })}
        />
        {absent.map(({ name, seat }) => (
          <Way
            key={seat}
            id="propose-bot"
            label={t("match-propose-bot", { name })}
            about={t("match-propose-bot-about", { name })}
            disabled={isOpen("replace", seat)}
            go={() => propose({ type: "replace", seat })}
          />
        ))}
        <Way
          id="propose-end"
          label={t("match-propose-end")}
          about={t("match-propose-end-about")}
          disabled={isOpen("end")}
          go={() => propose({ type: "end" })}
        />
        <Way
          id="leave-match"
          label={t("match-leave")}
          about={t("match-leave-about")}
          go={() => void leave()}
        />
        {room?.host.you && (
          <Way id="end-match" label={t("match-end")} about={t("match-end-about")} go={() => void end()} />
        )}
        <footer class="sheet-foot">
          <button type="button" class="action main" data-action="close-menu" onClick={close}>
            {t("match-play-on")}
          </button>
        </footer>
      </section>
    </div>
  );
}

interface WayProps {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly disabled?: boolean;
  readonly go: () => void;
}

function Way({ id, label, about, disabled = false, go }: WayProps) {
  return (
    <button type="button" class="action" data-action={id} disabled={disabled} onClick={go}>
      {label}
      <span class="match-about">{about}</span>
    </button>
  );
}
