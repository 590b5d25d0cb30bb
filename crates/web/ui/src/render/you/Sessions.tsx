import { t } from "../../texts/texts.ts";
import type { SessionEntry } from "../../wire/generated/wire.ts";
import { ask } from "../parts/Question.tsx";
import { dayOf } from "../start/MatchParts.tsx";

interface SessionsProps {
  readonly sessions: readonly SessionEntry[];
  readonly end: (id: number) => Promise<void>;
  readonly endOthers: () => Promise<void>;
}

export function Sessions({ sessions, end, endOthers }: SessionsProps) {
  const endAll = async () => {
    if (await ask(t("you-end-others-question"), t("you-end-others"))) await endOthers();
  };
  return (
    <section class="card" aria-labelledby="sessions">
      <h2 id="sessions">{t("you-sessions")}</h2>
      <ul class="room-entries">
        {sessions.map((session) => (
          <Session key={session.id} session={session} end={() => end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" class="quiet" data-action="end-others" onClick={() => void endAll()}>
          {t("you-end-others")}
        </button>
      )}
    </section>
  );
}

function Session({ session, end }: { readonly session: SessionEntry; readonly end: () => Promise<void> }) {
  const device = deviceWords(session);
  return (
    <li data-session={session.id} data-own={session.own}>
      <p>
        <b>
          {device}
          {session.own && ` · ${t("you-this-one")}`}
        </b>
        <small>{t("you-since", { since: dayOf(session.since), seen: dayOf(session.seen) })}</small>
      </p>
      {!session.own && (
        <button
          type="button"
          class="action"
          data-action="end-session"
          aria-label={t("you-end-named", { device })}
          onClick={() => void end()}
        >
          {t("you-end")}
        </button>
      )}
    </li>
  );
}

/** `Chrome on Android`, or as much as is known. */
export function deviceWords({ browser, system }: Pick<SessionEntry, "browser" | "system">): string {
  if (browser !== undefined && system !== undefined) return t("you-browser-on", { browser, system });
  return browser ?? system ?? t("you-browser-unknown");
}
