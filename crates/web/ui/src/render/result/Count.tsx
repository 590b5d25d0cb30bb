import { useLayoutEffect, useRef } from "preact/hooks";
import { pace } from "../../anim/pace.ts";

/** In milliseconds at normal speed. */
const COUNTING = 700;

interface CountProps {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly counting: boolean;
  readonly said: (value: number) => string;
  readonly testid: string;
}

/** A number that counts on to what it is. */
export function Count({ from, to, step, counting, said, testid }: CountProps) {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is said stays the same
  useLayoutEffect(() => {
    const number = element.current;
    const time = COUNTING * pace();
    if (number === null || !counting || time === 0) return;
    const begun = performance.now();
    let frame = 0;
    const next = (now: number) => {
      const part = Math.max(0, now - begun) / time;
      number.textContent = said(part < 1 ? Math.round((from + (to - from) * part) / step) * step : to);
      if (part < 1) frame = requestAnimationFrame(next);
    };
    next(begun);
    return () => {
      cancelAnimationFrame(frame);
      number.textContent = said(to);
    };
  }, [from, to, counting]);
  return (
    <b ref={element} data-testid={testid}>
      {said(to)}
    </b>
  );
}
