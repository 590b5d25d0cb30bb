import { useLayoutEffect, useRef } from "preact/hooks";
import type { Link } from "../../api/connection.ts";
import type { Session } from "../../api/session.ts";
import { roomOfMatch } from "../../state/friends.ts";
import { isOver } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { EndedBy } from "../../wire/generated/wire.ts";
import { goTo } from "../route.ts";

export function Notices({ session }: { session: Session }) {
  const { closed, view, away, welcome, ended } = session.model.value;
  const isAway = welcome !== null && away.seats.includes(welcome.seat);
  const link = session.link.value;
  if (ended !== null) return <MatchEnded by={ended} match={session.matchId} />;
  if (closed !== null) {
    const replaced = closed.by === "replaced";
    return (
      <div class="overlay">
        <section class="sheet notice" role="alertdialog" aria-label={t("notice")} data-testid="notice">
          <h2>{replaced ? t("notice-replaced") : t("notice-closed")}</h2>
          <p>{replaced ? t("notice-replaced-why") : closed.message}</p>
          <footer class="sheet-foot">
            <button type="button" class="action" onClick={() => goTo({ page: "start" })}>
              {t("back-to-start")}
            </button>
            <button
              type="button"
              class="action main"
              data-action="take-back"
              onClick={() => session.takeBack()}
            >
              {replaced ? t("notice-here") : t("try-again")}
            </button>
          </footer>
        </section>
      </div>
    );
  }
  if (link === "open")
    return isAway && view !== null && !isOver(view) ? <Away back={() => session.comeBack()} /> : null;
  return <LinkNotice link={link} seated={view !== null} />;
}

interface LinkNoticeProps {
  readonly link: Link;
  readonly seated: boolean;
}

export function LinkNotice({ link, seated }: LinkNoticeProps) {
  if (link === "open") return null;
  return (
    <p class="link-notice" role="status" data-testid="link-notice">
      {link === "lost" ? t("link-lost") : seated ? t("link-connecting") : t("link-sitting")}
    </p>
  );
}

export function MatchEnded({ by, match }: { by: EndedBy; match: string }) {
  const room = roomOfMatch(match);
  return (
    <div class="overlay">
      <section
        class="sheet notice"
        role="alertdialog"
        aria-label={t("match-ended")}
        data-testid="match-ended"
      >
        <h2>{t("match-ended")}</h2>
        <p>{t(`match-ended-${by}`)}</p>
        <footer class="sheet-foot">
          <button
            type="button"
            class="action"
            data-action="watch-replay"
            onClick={() => goTo({ page: "replay", id: match })}
          >
            {t("match-ended-replay")}
          </button>
          {room === null ? (
            <button
              type="button"
              class="action main"
              data-action="to-start"
              onClick={() => goTo({ page: "start" })}
            >
              {t("back-to-start")}
            </button>
          ) : (
            <button
              type="button"
              class="action main"
              data-action="back-to-room"
              onClick={() => goTo({ page: "room", id: room })}
            >
              {t("back-to-room")}
            </button>
          )}
        </footer>
      </section>
    </div>
  );
}

/** The table plays for the player until they are back. */
function Away({ back }: { back: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div class="overlay">
      <section
        class="sheet notice"
        role="alertdialog"
        aria-label={t("notice-away")}
        aria-describedby="notice-away-why"
        data-testid="away"
      >
        <h2>{t("notice-away")}</h2>
        <p id="notice-away-why">{t("notice-away-why")}</p>
        <footer class="sheet-foot">
          <button ref={button} type="button" class="action main" data-action="back" onClick={back}>
            {t("notice-back")}
          </button>
        </footer>
      </section>
    </div>
  );
}
