import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Session } from "../../api/session.ts";
import { listed } from "../../state/face.ts";
import { keyScheme } from "../../state/houseDisplay.ts";
import { narrate } from "../../state/narrate.ts";
import { callsUpKan, offered } from "../../state/offer.ts";
import { asksDiscard } from "../../state/options.ts";
import { answerTo, type Query } from "../../state/queries.ts";
import { keyOf } from "../../state/schemes.ts";
import { t } from "../../texts/texts.ts";
import type { View } from "../../wire/generated/wire.ts";
import { useKind } from "../parts/kind.ts";
import type { Seen } from "./TableParts.tsx";

/** In lines; earlier ones have been read out. */
const KEPT = 30;

interface Line {
  readonly nth: number;
  readonly text: string;
}

const lines = signal<readonly Line[]>([]);

export function say(text: string): void {
  const before = lines.peek();
  lines.value = [...before, { nth: (before.at(-1)?.nth ?? 0) + 1, text }].slice(-KEPT);
}

/** A live region, line by line, however many events come at once. */
export function Heard({ model }: Seen) {
  const { seated } = useKind();
  useEffect(() => {
    lines.value = [];
    let seen = model.peek().latest;
    return effect(() => {
      const { latest, welcome } = model.value;
      if (latest === seen) return;
      seen = latest;
      const line = latest && welcome && narrate(latest, welcome.names, welcome.seat, seated);
      if (line) say(line);
    });
  }, [model, seated]);
  return (
    <div class="unseen" role="log" aria-live="polite" data-testid="heard">
      {lines.value.map(({ nth, text }) => (
        <p key={nth}>{text}</p>
      ))}
    </div>
  );
}

/** The state of the match at first, and each decision once: the eye sees both at a glance. */
export function useAsked(session: Session): void {
  useEffect(() => {
    let come: View | null = null;
    let heard: number | undefined;
    return effect(() => {
      const { view, latest } = session.model.value;
      if (latest === null && view !== null && view !== come) announce("turn", session);
      come = view;
      const { prompt } = session.deciding.value;
      if (prompt === null || prompt.window !== undefined || prompt.decisionId === heard) return;
      heard = prompt.decisionId;
      const line = askedLine(session);
      if (line !== null) say(line);
    });
  }, [session]);
}

function askedLine(session: Session): string | null {
  const at = session.deciding.peek();
  const keys = keyScheme.peek();
  // A button that is always shown is not announced; those after a hand take the focus.
  const calledUp = [...(at.riichi === "on_demand" ? ["riichi"] : []), ...(callsUpKan(at) ? ["kan"] : [])];
  const silent = [...calledUp, "continue", "stop"];
  const lit = offered(at).filter(({ id, lit }) => lit && !silent.includes(id));
  const buttons = lit.map(({ id }) => {
    const key = keyOf(keys, id);
    return key === null ? t(`button-${id}`) : t("spoken-button", { button: t(`button-${id}`), key });
  });
  if (buttons.length > 0) return t("spoken-offered", { buttons: listed(buttons) });
  const called = session.model.peek().latest?.type === "called";
  return called && asksDiscard(at.prompt) ? t("status-your-turn") : null;
}

export function announce(query: Query, session: Session): void {
  const { view, welcome } = session.model.peek();
  if (view !== null && welcome !== null) say(answerTo(query, view, welcome, session.hand.peek()));
}
