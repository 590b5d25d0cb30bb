import type { ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { Model } from "../state/model.ts";
import { Choreography } from "./choreography.ts";
import { layOutSoon } from "./layOut.ts";
import { useEvents } from "./useEvents.ts";

/** `laid`: whether the table is on the page. */
export function useMoves(model: ReadonlySignal<Model>, laid: boolean): void {
  const choreography = useMemo(() => new Choreography(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the table is there
  useLayoutEffect(() => {
    const { view, welcome } = model.peek();
    if (!laid || view === null || welcome === null) return;
    layOutSoon();
    const frame = requestAnimationFrame(() => choreography.open(view, welcome.seat));
    return () => cancelAnimationFrame(frame);
  }, [laid]);
  useEvents(model, (events, { welcome }) => choreography.perform(events, welcome?.seat ?? 0));
}
