import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { RequestError } from "../../api/http.ts";
import type { Session } from "../../api/session.ts";
import {
  adviceValues,
  askAdviser,
  brief,
  briefly,
  discardThen,
  explaining,
  factLine,
  plainDiscard,
} from "../../state/adviser.ts";
import { faceName, listed } from "../../state/face.ts";
import { chapterOf } from "../../state/help/strategy.ts";
import { t, withTexts } from "../../texts/texts.ts";
import { type Advice, type Advised, fetchAdvice, type Tile } from "../../wire/generated/wire.ts";
import { useEscape } from "../input/useEscape.ts";
import { hrefOf } from "../route.ts";
import { gradeName, markWords } from "./hand/Safety.tsx";
import { Why } from "./Why.tsx";
import "../../style/adviser.css";

/** `null` while it is fetched or nothing is asked. */
function useAdvised(session: Session, discard: Tile | null): Advised | null {
  const { prompt } = session.model.value;
  const asked = prompt === null || prompt.sent !== null ? null : prompt.decisionId;
  const answer = useSignal<{ readonly asked: number; readonly advised: Advised } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let left = false;
    const fetch = async () => {
      try {
        const [advised] = await Promise.all([
          fetchAdvice(session.matchId, discard === null ? {} : { discard }),
          withTexts("advice"),
        ]);
        if (!left) answer.value = { asked, advised };
      } catch (error) {
        // The table reports the error itself.
        if (!(error instanceof RequestError)) throw error;
      }
    };
    void fetch();
    return () => {
      left = true;
    };
  }, [session, asked, discard, answer]);
  return answer.value !== null && answer.value.asked === asked ? answer.value.advised : null;
}

/** The mouse has left the raised tile when it comes to the panel. */
function useLastRaised(session: Session, asked: number | undefined): Tile | null {
  const { slot } = session.choosing.value;
  const raised = slot === null ? null : (session.hand.value[slot]?.tile ?? null);
  const last = useRef<{ readonly asked?: number | undefined; readonly tile: Tile | null }>({ tile: null });
  if (raised !== null || last.current.asked !== asked) last.current = { asked, tile: raised };
  return last.current.tile;
}

/** Beside somebody new, one sentence for every decision; for whoever asks, all that is behind it. */
export function Adviser({ session }: { session: Session }) {
  const { prompt, welcome, view } = session.model.value;
  const asked = prompt?.decisionId;
  const advised = useAdvised(session, useLastRaised(session, asked));
  const more = useSignal(false);
  const last = useRef(asked);
  useEscape(!brief.value, () => askAdviser(false));
  // Unfolded, the panel covers much of the table.
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    more.value = false;
    explaining.value = false;
  }, [asked, more]);
  const names = welcome?.names ?? [];
  const phase = view?.phase.type;
  // The next hand needs no advice.
  if (advised === null || phase === "over") return null;
  const { advice, why } = advised;
  const first = brief.value ? briefly(advice, prompt) : advice[0];
  const others = advice.filter((one) => one !== first);
  const then = discardThen(first === undefined ? [] : [first, ...others], prompt);
  const plain = first === undefined ? plainDiscard(prompt) : null;
  return (
    <div class="adviser" role="group" aria-label={t("adviser")} aria-live="polite" data-testid="advice">
      {first !== undefined && (
        <Said advice={first} names={names} facts={more.value} match={session.matchId} />
      )}
      {plain !== null && <p class="advice">{plainWords(plain)}</p>}
      {first === undefined && plain === null && (
        <p class="advice">{t(phase === "claims" ? "advice-none-call" : "advice-none")}</p>
      )}
      {then !== null && (
        <p class="advice">
          {t(then.riichi ? "advice-then-riichi" : "advice-then", { tile: faceName(then.tile) })}
        </p>
      )}
      {more.value &&
        others.map((one) => <Said key={one.rule} advice={one} names={names} facts match={session.matchId} />)}
      {!brief.value && (
        <p class="advice-buttons">
          {advice.length > 0 && <Unfolds id="advice-more" label={t("advice-more")} open={more} />}
          {why !== undefined && <Unfolds id="advice-why" label={t("advice-why")} open={explaining} />}
          <button type="button" class="quiet" data-action="advice-close" onClick={() => askAdviser(false)}>
            {t("close")}
          </button>
        </p>
      )}
      {why !== undefined && explaining.value && <Why why={why} names={names} />}
    </div>
  );
}

interface UnfoldsProps {
  readonly id: string;
  readonly label: string;
  readonly open: Signal<boolean>;
}

function Unfolds({ id, label, open }: UnfoldsProps) {
  return (
    <button
      type="button"
      class="quiet"
      aria-expanded={open.value}
      data-action={id}
      onClick={() => {
        open.value = !open.value;
      }}
    >
      {label}
    </button>
  );
}

function plainWords({ tile, hint, safety }: NonNullable<ReturnType<typeof plainDiscard>>): string {
  const name = faceName(tile);
  if (safety === undefined) {
    const count = hint?.accepts.reduce((sum, { left }) => sum + left, 0) ?? 0;
    return t("advice-plain", { tile: name, count });
  }
  const marks = [...new Set(safety.against.map(markWords))];
  return t("advice-safest", { tile: name, grade: gradeName(safety.grade), why: listed(marks) });
}

interface SaidProps {
  readonly advice: Advice;
  readonly names: readonly string[];
  readonly facts: boolean;
  readonly match?: string | undefined;
}

export function Said({ advice, names, facts, match }: SaidProps) {
  const lines = advice.facts.map((fact) => factLine(fact, names)).filter((line) => line !== null);
  const say = t as (key: string, values: ReturnType<typeof adviceValues>) => string;
  return (
    <div data-rule={advice.rule}>
      <p class="advice">
        {say(`advice-rule-${advice.rule}`, adviceValues(advice.facts, names))}{" "}
        <ChapterLink rule={advice.rule} match={match} />
      </p>
      {facts && lines.length > 0 && <p class="advice-facts">{lines.join(" · ")}</p>}
    </div>
  );
}

/** Opens a new tab: the match goes on. */
function ChapterLink({ rule, match }: { rule: string; match?: string | undefined }) {
  const place = chapterOf(rule);
  if (place === undefined) return null;
  const [topic, at] = place;
  const query = match === undefined ? "" : `match=${match}`;
  return (
    <a
      class="advice-chapter"
      href={hrefOf({ page: "help", topic, at, query })}
      target="_blank"
      rel="noopener"
      data-chapter={`${topic}/${at}`}
    >
      {t("advice-chapter")} ↗
    </a>
  );
}
