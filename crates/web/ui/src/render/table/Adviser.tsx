import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { RequestError } from "../../api/http.ts";
import type { Session } from "../../api/session.ts";
import { adviceValues, askAdviser, discardThen, explaining, factLine, seldom } from "../../state/adviser.ts";
import { faceName } from "../../state/face.ts";
import { chapterOf } from "../../state/help/strategy.ts";
import { t, withTexts } from "../../texts/texts.ts";
import { type Advice, type Advised, fetchAdvice, type Tile } from "../../wire/generated/wire.ts";
import { useEscape } from "../input/useEscape.ts";
import { hrefOf } from "../route.ts";
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

export function Adviser({ session }: { session: Session }) {
  // A silent adviser has nothing to close.
  useEscape(!seldom.value, () => askAdviser(false));
  const asked = session.model.value.prompt?.decisionId;
  const advised = useAdvised(session, useLastRaised(session, asked));
  const more = useSignal(false);
  const last = useRef(asked);
  // Unfolded, the panel covers much of the table.
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    more.value = false;
    explaining.value = false;
  }, [asked, more]);
  const names = session.model.value.welcome?.names ?? [];
  const phase = session.model.value.view?.phase.type;
  // The next hand needs no advice.
  if (advised === null || phase === "over") return null;
  const [first, ...others] = seldom.value ? advised.advice.filter(({ matters }) => matters) : advised.advice;
  if (seldom.value && first === undefined) return null;
  const then = discardThen(first === undefined ? [] : [first, ...others], session.model.value.prompt);
  const why = advised.why;
  return (
    <div class="adviser" role="group" aria-label={t("adviser")} aria-live="polite" data-testid="advice">
      {first === undefined ? (
        <p>{t(phase === "claims" ? "advice-none-call" : "advice-none")}</p>
      ) : (
        <Said advice={first} names={names} facts={more.value} match={session.matchId} />
      )}
      {then !== null && (
        <p class="advice">
          {t(then.riichi ? "advice-then-riichi" : "advice-then", { tile: faceName(then.tile) })}
        </p>
      )}
      {more.value &&
        others.map((advice) => (
          <Said key={advice.rule} advice={advice} names={names} facts match={session.matchId} />
        ))}
      <p class="advice-buttons">
        {first !== undefined && (
          <button
            type="button"
            class="quiet"
            aria-expanded={more.value}
            data-action="advice-more"
            onClick={() => {
              more.value = !more.value;
            }}
          >
            {t("advice-more")}
          </button>
        )}
        {why !== undefined && (
          <button
            type="button"
            class="quiet"
            aria-expanded={explaining.value}
            aria-keyshortcuts="Shift+J"
            data-action="advice-why"
            onClick={() => {
              explaining.value = !explaining.value;
            }}
          >
            {t("advice-why")}
          </button>
        )}
        {/* The panel may cover the button that opened it. */}
        {!seldom.value && (
          <button type="button" class="quiet" data-action="advice-close" onClick={() => askAdviser(false)}>
            {t("close")}
          </button>
        )}
      </p>
      {why !== undefined && explaining.value && <Why why={why} names={names} />}
    </div>
  );
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
