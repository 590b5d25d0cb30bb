import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { pace } from "../../anim/pace.ts";
import { hush, say } from "../../sound/speech.ts";
import { play } from "../../sound/synth.ts";
import { speaking } from "../../state/houseDisplay.ts";
import { limitName, yakuName } from "../../state/named.ts";
import { rankOf, yakumanCount } from "../../state/rank.ts";
import { type Line, linesOf, timeBefore, winnerOf } from "../../state/reading.ts";
import { t } from "../../texts/texts.ts";
import type { RoundEnd } from "../../wire/generated/wire.ts";

export interface Reading {
  readonly lines: readonly Line[];
  /** How many of them have been read. */
  readonly read: number;
  /** Whether anything moves: the sheet is neither still from the start nor skipped. */
  readonly moving: boolean;
  /** The winner whose sheet is shown. */
  readonly page: number;
  readonly turnTo: (page: number) => void;
  /** Shows all remaining lines at once. Returns whether there were any. */
  readonly skip: () => boolean;
}

/** Keys that keep their own meaning while the sheet is read out. */
const LEFT_ALONE = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "v", "V"]);

/**
 * Reads a sheet out line by line; any key or click shows the rest. With `still`, or without animation, all lines are
 * shown at once.
 */
export function useReading(end: RoundEnd, still: boolean): Reading {
  const lines = useMemo(() => linesOf(end), [end]);
  const moving = useSignal(!still && pace() > 0);
  const read = useSignal(moving.value ? 0 : lines.length);
  const page = useSignal(0);
  const skip = () => {
    if (read.peek() >= lines.length) return false;
    hush();
    moving.value = false;
    read.value = lines.length;
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: signals stay the same
  useEffect(() => {
    if (read.value >= lines.length) return;
    const time = timeBefore(end, lines, read.value, speaking.peek()) * pace();
    const timer = setTimeout(() => {
      const line = lines[read.peek()];
      page.value = winnerOf(line) ?? page.peek();
      read.value += 1;
      if (line !== undefined) readAloud(line, end);
    }, time);
    return () => clearTimeout(timer);
  }, [lines, read.value]);
  useSkipping(skip);
  useEffect(() => hush, []);
  const turnTo = (to: number) => {
    page.value = to;
  };
  return { lines, read: read.value, moving: moving.value, page: page.value, turnTo, skip };
}

/** Whether something belongs to the talk: people talk while the sheet is read out. */
export const isTalk = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".talk") !== null;

/** Lets any key skip, and do nothing else. */
function useSkipping(skip: () => boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only uses signals, and the lines of one sheet
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (LEFT_ALONE.has(event.key) || isTalk(event.target) || !skip()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Some browsers press a button when the space bar is released.
      addEventListener("keyup", (event) => event.preventDefault(), { capture: true, once: true });
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, []);
}

/** Plays a line: a knock for each yaku, a stamp and a chord for a limit, its name if speech is on, then the sticks. */
function readAloud(line: Line, { outcome, transfers }: RoundEnd): void {
  if (line.type === "payments" && transfers.length > 0) void play("stick");
  const winner = outcome.type === "won" ? outcome.winners[winnerOf(line) ?? -1] : undefined;
  if (winner === undefined) return;
  const speak = (words: string) => say(words, false);
  switch (line.type) {
    case "yaku": {
      const yaku = winner.yaku[line.nth];
      void play("draw");
      if (yaku) speak(yakuName(yaku));
      break;
    }
    case "dora":
      void play("draw");
      speak(t("dora"));
      break;
    case "total":
      if (winner.limit === null) break;
      void play("stamp");
      void play(rankOf(winner) === "yakuman" ? "yakuman" : "limit");
      speak(limitName(winner.limit, yakumanCount(winner)));
      break;
  }
}
