import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { pace } from "../../anim/pace.ts";
import { hush, say } from "../../sound/speech.ts";
import { play } from "../../sound/synth.ts";
import { speaking } from "../../state/houseDisplay.ts";
import { limitName, yakuName } from "../../state/named.ts";
import { rankOf, yakumanCount } from "../../state/rank.ts";
import { type Line, linesOf, stagesOf, timeBefore, winnerOf } from "../../state/reading.ts";
import { t } from "../../texts/texts.ts";
import type { RoundEnd, Winner } from "../../wire/generated/wire.ts";

export interface Reading {
  readonly lines: readonly Line[];
  readonly read: number;
  /** The sheet is neither still from the start nor skipped. */
  readonly moving: boolean;
  readonly page: number;
  readonly turnTo: (page: number) => void;
  readonly skip: () => boolean;
}

/** These keys keep their own meaning while the sheet is read out. */
const LEFT_ALONE = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "v", "V"]);

/** Any key or click shows the rest of a stage. With `still`, or without animation, all lines are shown at once. */
export function useReading(end: RoundEnd, still: boolean): Reading {
  const lines = useMemo(() => linesOf(end), [end]);
  const moving = useSignal(!still && pace() > 0);
  const read = useSignal(moving.value ? 0 : lines.length);
  const page = useSignal(0);
  const skip = () => {
    const to = stagesOf(lines).find((stage) => stage > read.peek());
    if (to === undefined) return false;
    hush();
    moving.value = to < lines.length;
    read.value = to;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown at once is said from the start
  useEffect(() => {
    if (!still && !moving.peek()) for (const line of lines) speak(line, end);
    return hush;
  }, []);
  const turnTo = (to: number) => {
    page.value = to;
  };
  return { lines, read: read.value, moving: moving.value, page: page.value, turnTo, skip };
}

/** People talk while the sheet is read out. */
export const isTalk = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".talk") !== null;

/** A key that skips does nothing else. */
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

/** A stamp with the seal of a limit, a knock for each yaku, a chord for the limit, its name if speech is on, then the sticks. */
function readAloud(line: Line, end: RoundEnd): void {
  const { outcome } = end;
  const winner = winnerIn(line, end);
  if (line.type === "payments" && end.transfers.length > 0) void play("stick");
  if (line.type === "hands" && outcome.type === "won" && outcome.winners[0]?.limit != null)
    void play("stamp");
  if (line.type === "yaku" || line.type === "dora") void play("draw");
  if (line.type === "total" && winner !== null && winner.limit !== null)
    void play(rankOf(winner) === "yakuman" ? "yakuman" : "limit");
  speak(line, end);
}

/** Says the yaku, or the limit at the end, if speech is on. */
function speak(line: Line, end: RoundEnd): void {
  const winner = winnerIn(line, end);
  if (winner === null) return;
  const yaku = line.type === "yaku" ? winner.yaku[line.nth] : undefined;
  if (yaku !== undefined) say(yakuName(yaku), false);
  if (line.type === "dora") say(t("dora"), false);
  if (line.type === "total" && winner.limit !== null)
    say(limitName(winner.limit, yakumanCount(winner)), false);
}

function winnerIn(line: Line, { outcome }: RoundEnd): Winner | null {
  return (outcome.type === "won" ? outcome.winners[winnerOf(line) ?? -1] : undefined) ?? null;
}
