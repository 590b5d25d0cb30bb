import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Model } from "../state/model.ts";
import { Choreography } from "./choreography.ts";
import { useEvents } from "./useEvents.ts";

/** Shows what happens at a table as moves. */
export function useMoves(model: ReadonlySignal<Model>): void {
  const choreography = useMemo(() => new Choreography(), []);
  const there = model.value.view !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the table is there
  useEffect(() => {
    const { view, welcome } = model.peek();
    if (view === null || welcome === null) return;
    const frame = requestAnimationFrame(() => choreography.open(view, welcome.seat));
    return () => cancelAnimationFrame(frame);
  }, [there]);
  useEvents(model, (events, { welcome }) => choreography.perform(events, welcome?.seat ?? 0));
}
