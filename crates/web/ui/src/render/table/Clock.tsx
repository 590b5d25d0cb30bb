import { computed, effect, type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Sitting } from "../../api/session.ts";
import { cueOfSecond } from "../../sound/cues.ts";
import { play } from "../../sound/synth.ts";
import { allOf, LAST_SECONDS, type Seconds, secondsLeft } from "../../state/clock.ts";
import { narrateTime } from "../../state/narrate.ts";
import { t } from "../../texts/texts.ts";
import { say } from "./Heard.tsx";
import "../../style/clock.css";

/** A time in milliseconds. */
const LOOK = 100;

/** The player's clock, or the claim window's; `null` while nothing is to be decided, or time does not count. */
export function useClock({ model }: Pick<Sitting, "model">): ReadonlySignal<Seconds | null> {
  const left = useSignal<Seconds | null>(null);
  useEffect(() => {
    const running = computed(() => {
      const { prompt, window } = model.value;
      return prompt?.sent === null ? prompt.clock : (window ?? undefined);
    });
    return effect(() => {
      const clock = running.value;
      left.value = null;
      if (clock === undefined) return undefined;
      const look = () => {
        const before = left.peek();
        const now = secondsLeft(clock, performance.now());
        if (before !== null && allOf(before) === allOf(now)) return;
        left.value = now;
        // A window closes after every discard.
        if (before !== null && model.peek().window === null) warn(before, now);
      };
      look();
      const timer = setInterval(look, LOOK);
      return () => clearInterval(timer);
    });
  }, [model, left]);
  return left;
}

function warn(before: Seconds, left: Seconds): void {
  const cue = cueOfSecond(allOf(left));
  if (cue !== null) void play(cue);
  const line = narrateTime(before, left);
  if (line !== null) say(line);
}

interface ClockProps {
  readonly left: ReadonlySignal<Seconds | null>;
  /** The last seconds are like all others, as in a claim window. */
  readonly calm?: boolean;
}

/** The seconds that run and those that follow, then the last alone. */
export function Clock({ left, calm = false }: ClockProps) {
  if (left.value === null) return null;
  const { first, second, byoyomi } = left.value;
  const all = allOf(left.value);
  const isFirst = first > 0;
  return (
    <p
      class={`clock ${isFirst ? "" : "second"} ${!calm && all <= LAST_SECONDS ? "last" : ""}`}
      role="timer"
      aria-label={t("clock")}
      data-testid="clock"
    >
      {/* A new number is a new element, which moves again. */}
      <b key={all}>{isFirst ? first : second}</b>
      {isFirst && second > 0 && <span>+{second}</span>}
      {!isFirst && byoyomi && <small>{t("clock-byoyomi")}</small>}
    </p>
  );
}
