import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { pace } from "../../anim/pace.ts";
import { hush, say } from "../../sound/speech.ts";
import { play } from "../../sound/synth.ts";
import { limitName, yakuName } from "../../state/named.ts";
import { FIRST, LINE_TIME, type Line, linesOf, SPOKEN } from "../../state/reading.ts";
import { settings } from "../../state/settings.ts";
import { t } from "../../texts/texts.ts";
import type { RoundEnd } from "../../wire/generated/wire.ts";

export interface Reading {
  readonly lines: readonly Line[];
  /** How many of them have been read. */
  readonly read: number;
  /** Shows all remaining lines. */
  readonly finish: () => void;
}

/** Keys that keep their own meaning while the sheet is read out. */
const LEFT_ALONE = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "v", "V"]);

/**
 * Reads a sheet out line by line; any key or click shows the rest. With `still`, or without animation, all lines are
 * shown at once.
 */
export function useReading(end: RoundEnd, still: boolean): Reading {
  const lines = useMemo(() => linesOf(end), [end]);
  const instant = still || pace() === 0;
  const read = useSignal(instant ? lines.length : 0);
  const finish = () => {
    if (read.peek() < lines.length) hush();
    read.value = lines.length;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: signals stay the same
  useEffect(() => {
    if (read.value >= lines.length) return;
    const timer = setTimeout(
      () => {
        const line = lines[read.peek()];
        read.value += 1;
        if (line !== undefined) readAloud(line, end);
      },
      timeBefore(lines, read.value),
    );
    return () => clearTimeout(timer);
  }, [lines, read.value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: signals stay the same
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (read.peek() >= lines.length || LEFT_ALONE.has(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      finish();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [lines]);
  useEffect(() => hush, []);
  return { lines, read: read.value, finish };
}

function timeBefore(lines: readonly Line[], read: number): number {
  const before = lines[read - 1];
  const spoken = settings.peek().sound.on && settings.peek().sound.speech > 0 ? SPOKEN : 1;
  return (before === undefined ? FIRST : LINE_TIME[before.type] * spoken) * pace();
}

/** Plays a line: a knock for each yaku, a chord for a limit, and its name if speech is on. */
function readAloud(line: Line, { outcome }: RoundEnd): void {
  if (outcome.type !== "won" || line.type === "payments") return;
  const winner = outcome.winners[line.winner];
  if (winner === undefined) return;
  const speak = (words: string) => say(words, false);
  switch (line.type) {
    case "yaku": {
      const yaku = winner.yaku[line.nth];
      play("draw");
      if (yaku) speak(yakuName(yaku));
      break;
    }
    case "dora":
      play("draw");
      speak(t("dora"));
      break;
    case "total":
      if (winner.limit === null) break;
      play("limit");
      speak(limitName(winner.limit));
      break;
  }
}
