import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import {
  type FoldedReplay,
  type Hand,
  handsOf,
  moved,
  roundAt,
  type Stride,
  seatsOf,
} from "../../state/replay.ts";

/** After each event, in milliseconds. */
export const SPEEDS = [
  { name: "normal", sign: "1×", pause: 700 },
  { name: "fast", sign: "3×", pause: 250 },
  { name: "slow", sign: "½×", pause: 1500 },
] as const;

export function usePlayback(folded: FoldedReplay, round: number | null) {
  const { rounds, goes_on } = folded.replay;
  const at = useSignal(rounds[round ?? (goes_on ? rounds.length - 1 : 0)]?.first ?? 0);
  const seat = useSignal(folded.replay.seat);
  const open = useSignal(true);
  const playing = useSignal(false);
  const explained = useSignal(false);
  const speed = useSignal<(typeof SPEEDS)[number]>(SPEEDS[0]);
  const panels = {
    help: useSignal(false),
    why: useSignal(false),
    lifted: useSignal(false),
    list: useSignal(false),
  };
  const hands = useMemo(() => handsOf(folded), [folded]);
  const hand = useComputed(() => hands[roundAt(folded, at.value)] as Hand);
  const last = folded.length - 1;
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      at.value = moved(folded, at.peek(), "event", 1);
      if (at.value === last) playing.value = false;
    }, speed.value.pause);
    return () => clearInterval(timer);
  }, [playing.value, speed.value, folded, last, at, playing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: signals stay the same
  return useMemo(() => {
    const jump = (to: number) => {
      playing.value = false;
      at.value = to;
    };
    return {
      folded,
      last,
      at,
      seat,
      open,
      playing,
      explained,
      speed,
      panels,
      hands,
      hand,
      jump,
      step: (stride: Stride, by: 1 | -1) => jump(moved(folded, at.peek(), stride, by)),
      turn: () => {
        const seats = seatsOf(folded);
        seat.value = seats[(seats.indexOf(seat.peek()) + 1) % seats.length] ?? 0;
      },
    };
  }, [folded]);
}
export type Playback = ReturnType<typeof usePlayback>;
