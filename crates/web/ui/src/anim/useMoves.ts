import type { ReadonlySignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Model } from "../state/model.ts";
import { Choreography } from "./choreography.ts";
import { useEvents } from "./useEvents.ts";

/** Shows what happens at a table as moves. */
export function useMoves(model: ReadonlySignal<Model>): void {
  const choreography = useMemo(() => new Choreography(), []);
  useEvents(model, (events, { welcome }) => choreography.perform(events, welcome?.seat ?? 0));
}
